import { expect, test } from '../../fixtures/people';
import { checkPage, collectErrors } from '../../helpers/quality';
import { demo, signIn } from '../../helpers/sign-in';

const company = 'Quick Fleet';

test('an operations admin refunds a return and assigns a delivery from the inbox', async ({
  page,
  stack,
  newPerson,
}) => {
  const errors = collectErrors(page);
  await signIn(page, stack.origins.admin, demo.operationsAdmin);
  const inbox = page.getByRole('link', { name: /^Inbox/ }).first();
  const detail = page.getByRole('region', { name: 'Selected decision' });

  await test.step('the admin undoes a refund, and then refunds the return again', async () => {
    await page.getByRole('tab', { name: /^Money 1/ }).click();
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
    await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: 'All' }).click();
    const newest = page.getByRole('table', { name: 'Refunds' }).getByRole('row').nth(1);
    await expect(newest).toContainText(amount ?? 'an amount');
  });

  await test.step('the assigned order leaves the inbox, and returns to it when a second user of the shipping partner declines the order', async () => {
    await inbox.click();
    const orders = page.getByRole('tab', { name: /^Orders/ });
    await orders.click();
    const waiting = Number(/\d+$/.exec((await orders.textContent()) ?? '')?.[0]);
    // Other tests need the order whose delivery failed.
    await page
      .getByRole('list', { name: 'Decisions' })
      .getByRole('listitem')
      .filter({ hasText: 'Needs a rider' })
      .getByRole('button')
      .first()
      .click();
    await expect(detail.getByRole('link', { name: 'Assign a rider' })).toBeVisible();
    const heading = await detail.getByRole('heading').first().textContent();
    const order = /VM-\d+/.exec(heading ?? '')?.[0] ?? '';
    await detail.getByRole('link', { name: 'Assign a rider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign delivery' });
    await expect(dialog).toContainText(order);
    await dialog.getByRole('radio', { name: company }).check();
    await dialog.getByRole('button', { name: `Assign to ${company}` }).click();
    await expect(page.getByText(`${order} is assigned to ${company}`)).toBeVisible();
    await inbox.click();
    await expect(orders).toHaveText(new RegExp(`${waiting - 1}$`));

    const [owner, colleague] = [await newPerson(), await newPerson()];
    await signIn(owner, stack.origins.logistics, demo.partner);
    await signIn(colleague, stack.origins.logistics, { email: 'joy@quickfleet.example' });
    const offered = owner.getByRole('button', { name: `Decline ${order}` });
    await expect(offered).toBeVisible();
    await colleague.getByRole('button', { name: `Decline ${order}` }).click();
    await colleague.getByRole('radio', { name: 'No rider available' }).check();
    await colleague.getByRole('button', { name: 'Decline order' }).click();
    await expect(colleague.getByRole('button', { name: `Decline ${order}` })).toHaveCount(0);
    // The list of the other user is updated every ten seconds.
    await expect(offered).toHaveCount(0);
    await page.reload();
    await expect(orders).toHaveText(new RegExp(`${waiting}$`));
  });

  expect(errors).toEqual([]);
});
