import { expectNoViolations } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/people';
import { searchAndAdd } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';

test('a bank transfer below the amount due is completed by a second transfer, and the open page continues automatically', async ({
  page,
  context,
  stack,
}) => {
  await signIn(page, stack.origins.storefront, demo.customer);
  await searchAndAdd(page, 'Sunforge panel');
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByRole('heading', { name: 'Transfer exactly this amount' })).toBeVisible();
  await expect(page.getByText(/^99\d\d \d{3} \d{3}$/)).toBeVisible();
  await expectNoViolations(page);

  const bank = await context.newPage();
  await bank.goto(page.url());
  await bank
    .getByRole('button', { name: /^Send ₦/ })
    .nth(1)
    .click();
  await expect(bank.getByText('₦1,000.00 is missing.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send the rest' })).toBeVisible();
  await expectNoViolations(page);

  await bank.getByRole('button', { name: 'Send ₦1,000.00' }).click();
  await expect(bank.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expectNoViolations(bank);
  await bank.close();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
});
