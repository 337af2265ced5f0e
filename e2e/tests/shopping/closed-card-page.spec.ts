import { expect, test } from '../../fixtures/people';
import { goodCard, payWithCard, unresponsiveCard } from '../../helpers/money';
import { searchAndAdd } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';

const quarterOfAnHour = 15 * 60 * 1000;

test('an expired payment leaves the cart unchanged, and a payment whose page was closed still places the order', async ({
  page,
  context,
  stack,
}) => {
  test.setTimeout(120_000);
  await signIn(page, stack.origins.storefront, demo.customer);
  const product = await searchAndAdd(page, 'Sunforge panel');

  await test.step('the bank does not respond, the payment expires, and the cart is unchanged', async () => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await payWithCard(page, unresponsiveCard);
    await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
    await stack.advanceClock(quarterOfAnHour);
    await page.goto('/cart');
    await expect(
      page.getByRole('alert').filter({ hasText: 'This payment has expired' }),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Buy ${product} now` })).toBeChecked();
  });

  const reopened = await test.step('the tab is closed right after paying', async () => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    const taken = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/pay/'),
    );
    await payWithCard(page, goodCard);
    expect((await taken).status()).toBe(303);
    await page.close();
    return context.newPage();
  });

  await test.step('returning to the checkout shows the order, and nothing is left to check out', async () => {
    await reopened.goto('/checkout');
    await expect(reopened.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await reopened.goto('/cart');
    await expect(reopened.getByRole('checkbox', { name: `Buy ${product} now` })).toHaveCount(0);
    await reopened.goto('/checkout');
    await expect(reopened.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
  });
});
