import { expectNoViolations } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/people';
import { goodCard, payWithCard, unresponsiveCard } from '../../helpers/money';
import { fetchFromServer } from '../../helpers/offline';
import { searchAndAdd } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';

const quarterOfAnHour = 15 * 60 * 1000;

test('an expired payment leaves the cart unchanged, and a payment whose page was closed still places the order', async ({
  page: first,
  context,
  stack,
}) => {
  await signIn(first, stack.origins.storefront, demo.customer);
  const product = await searchAndAdd(first, 'Sunforge panel');

  const second =
    await test.step('the bank does not respond, and the tab is closed before the payment expires', async () => {
      await first.goto('/checkout');
      await first.getByRole('button', { name: /^Pay ₦/ }).click();
      await payWithCard(first, unresponsiveCard);
      await expect(first.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
      // The page reloads itself before its animation ends.
      await first.emulateMedia({ reducedMotion: 'reduce' });
      await expectNoViolations(first);
      await first.close();
      await stack.advanceClock(quarterOfAnHour);
      return context.newPage();
    });

  await test.step('the cart says that the payment has expired, and is unchanged', async () => {
    await second.goto('/cart');
    await expect(
      second.getByRole('alert').filter({ hasText: 'This payment has expired' }),
    ).toBeVisible();
    await expect(second.getByRole('checkbox', { name: `Buy ${product} now` })).toBeChecked();
  });

  const third =
    await test.step('the tab is closed before the response to the payment arrives', async () => {
      await second.goto('/checkout');
      await second.getByRole('button', { name: /^Pay ₦/ }).click();
      const statuses: number[] = [];
      await second.route(/\/pay\//, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        statuses.push((await fetchFromServer(route)).status());
        await route.abort();
      });
      await payWithCard(second, goodCard);
      await expect.poll(() => statuses).toEqual([303]);
      await second.close();
      return context.newPage();
    });

  await test.step('returning to the checkout shows the order, and nothing is left to check out', async () => {
    await third.goto('/checkout');
    await expect(third.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await expectNoViolations(third);
    await third.goto('/cart');
    await expect(third.getByRole('checkbox', { name: `Buy ${product} now` })).toHaveCount(0);
    await third.goto('/checkout');
    await expect(third.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
  });
});
