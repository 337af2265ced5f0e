import { expect, test } from '../../fixtures/stack';
import { checkPage, collectErrors } from '../../helpers/quality';
import { demo, signIn } from '../../helpers/sign-in';

const partner = 'Coastline Logistics';

test('an operations admin refunds a return and assigns a delivery from the inbox', async ({
  page,
  stack,
}) => {
  const errors = collectErrors(page);
  await signIn(page, stack.origins.admin, demo.operationsAdmin);
  const inbox = page.getByRole('link', { name: /^Inbox/ }).first();
  const detail = page.getByRole('region', { name: 'Selected decision' });

  await test.step('the refund can be undone, and is paid afterwards', async () => {
    await page.getByRole('tab', { name: /^Refunds 1/ }).click();
    const refund = detail.getByRole('button', { name: 'Refund', exact: true });
    await refund.click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(undo).toHaveCount(0);
    const amount = await detail
      .getByText(/^₦[\d,.]+$/)
      .last()
      .textContent();
    await checkPage(page);
    await refund.click();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();

    await page.getByRole('link', { name: 'Refunds', exact: true }).click();
    await page.getByRole('tab', { name: 'All' }).click();
    const newest = page.getByRole('table', { name: 'Refunds' }).getByRole('row').nth(1);
    await expect(newest).toContainText(amount ?? 'an amount');
  });

  await test.step('the assigned order leaves the inbox', async () => {
    await inbox.click();
    await page.getByRole('tab', { name: /^Orders 1/ }).click();
    await expect(detail.getByRole('link', { name: 'Assign a rider' })).toBeVisible();
    const order = /VM-\d+/.exec(
      (await detail.getByRole('heading').first().textContent()) ?? '',
    )?.[0];
    await detail.getByRole('link', { name: 'Assign a rider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign delivery' });
    await expect(dialog).toContainText(order ?? 'an order');
    await dialog.getByRole('radio', { name: partner }).check();
    await dialog.getByRole('button', { name: `Assign to ${partner}` }).click();
    await expect(page.getByText(`${order} is assigned to ${partner}`)).toBeVisible();
    await inbox.click();
    await page.getByRole('tab', { name: /^Orders 0/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
  });

  expect(errors).toEqual([]);
});
