import { expect, test } from '../../fixtures/people';
import { goodCard, payWithCard, silentCard } from '../../helpers/card';
import { searchAndAdd } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';

const quarterOfAnHour = 15 * 60 * 1000;

test('a payment that ran out of time takes nothing, and one whose card page was closed is ordered once', async ({
  page,
  context,
  stack,
}) => {
  test.setTimeout(120_000);
  await signIn(page, stack.origins.storefront, demo.customer);
  const product = await searchAndAdd(page, 'Sunforge panel');

  await test.step('the bank does not answer, the time runs out, and the cart is as it was', async () => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await payWithCard(page, silentCard);
    await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
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

  await test.step('whoever comes back to pay sees the order instead, and it is there once', async () => {
    await reopened.goto('/checkout');
    await expect(reopened.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await reopened.goto('/cart');
    await expect(reopened.getByRole('checkbox', { name: `Buy ${product} now` })).toHaveCount(0);
    await reopened.goto('/checkout');
    await expect(reopened.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
  });
});
