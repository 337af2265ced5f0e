import { expect, phoneContext, test } from '../../fixtures/people';
import { acceptAndTransport, assign, enterCode, openOrder } from '../../helpers/delivery';
import { deliveryCode, openCustomerOrder, searchAndAdd } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';

const company = 'Quick Fleet';
const bankReference = 'E2E-TRF-20931';

test('an order paid on delivery is delivered only against cash, and one person records its remittance and another confirms it', async ({
  page: shopping,
  newPerson,
  stack: { origins },
}) => {
  const { order, total } = await test.step('the customer orders without paying', async () => {
    await signIn(shopping, origins.storefront, demo.customer);
    await searchAndAdd(shopping, 'Axora Link monitoring kit');
    // The checkout has this product only, whatever else is in the cart.
    await shopping.getByRole('button', { name: 'Buy now' }).first().click();
    await shopping.getByRole('radio', { name: /^Pay on delivery/ }).check();
    await shopping.getByRole('button', { name: 'Place order' }).click();
    await expect(shopping.getByText('Pay on delivery, cash')).toBeVisible();
    const track = await shopping.getByRole('link', { name: /^Track / }).innerText();
    const toPay = shopping.locator('dl > div').filter({ hasText: 'To pay on delivery' });
    return {
      order: track.replace('Track ', ''),
      total: await toPay.getByText(/^₦/).innerText(),
    };
  });

  await test.step('the store packs the order, and an admin assigns it', async () => {
    const merchant = await newPerson();
    await signIn(merchant, origins.merchant, demo.merchant);
    await openOrder(merchant, order);
    await merchant.getByRole('button', { name: 'Confirm order' }).click();
    await merchant.getByRole('button', { name: 'Mark order ready' }).click();
    await expect(merchant.getByText('Waiting for pick-up').first()).toBeVisible();
    const admin = await newPerson();
    await signIn(admin, origins.admin, demo.admin);
    await assign(admin, { order, to: company });
  });

  await test.step('the rider enters the code, collects the cash and delivers the order', async () => {
    const rider = await newPerson(phoneContext);
    await signIn(rider, origins.logistics, demo.partner);
    await acceptAndTransport(rider, order);
    await openCustomerOrder(shopping, order);
    await enterCode(rider, await deliveryCode(shopping));
    await expect(rider.getByText(`Collect ${total} in cash, then tick this box`)).toBeVisible();
    await rider.getByRole('checkbox', { name: `I collected ${total} in cash` }).check();
    await rider.getByRole('button', { name: 'Confirm delivery' }).click();
    await expect(rider.getByText('Delivery confirmed')).toBeVisible();
    await expect(rider.getByText(`Collected ${total} in cash`)).toBeVisible();
  });

  await test.step('one person records the remittance, and another confirms it', async () => {
    const recording = await newPerson();
    await signIn(recording, origins.admin, demo.financeAdmin);
    await recording.getByRole('link', { name: 'Cash collected' }).click();
    await recording.getByRole('button', { name: `Record remittance from ${company}` }).click();
    const form = recording.getByRole('dialog');
    await form.getByLabel('Amount').fill(total.replace(/[₦,]/g, ''));
    await form.getByLabel('Bank reference').fill(bankReference);
    await form.getByRole('button', { name: 'Record remittance' }).click();
    const row = recording.getByRole('row', { name: new RegExp(bankReference) });
    await expect(row).toContainText(total);
    await row.getByRole('button', { name: `Confirm ${bankReference}` }).click();
    await recording.getByRole('button', { name: 'Confirm remittance' }).click();
    await expect(recording.getByText(/someone else must confirm it/)).toBeVisible();

    const confirming = await newPerson();
    await signIn(confirming, origins.admin, demo.superAdmin);
    await confirming.goto(`${origins.admin}/cash`);
    await confirming.getByRole('button', { name: `Confirm ${bankReference}` }).click();
    await confirming.getByRole('button', { name: 'Confirm remittance' }).click();
    await confirming.getByRole('tab', { name: 'Confirmed' }).click();
    await expect(confirming.getByRole('row', { name: new RegExp(bankReference) })).toContainText(
      'Confirmed',
    );
  });
});
