import { expect, test } from '../../fixtures/people';
import { setOffline } from '../../helpers/offline';
import { deliveryCode } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';

const firstProduct = 'article a';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows name, price, image and description, and an unknown product is a 404', async ({
    page,
  }) => {
    await page.goto('/products');
    await page.locator(firstProduct).first().click();
    const main = page.getByRole('main');
    const name = await main.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(new RegExp(`^${name?.replace(/[^\w ]/g, '.')} · `));
    await expect(main.getByText(/^Now ₦|₦[\d,]+/).first()).toBeVisible();
    await expect(main.getByRole('img', { name: name ?? '' }).first()).toHaveJSProperty(
      'complete',
      true,
    );
    await expect(
      main.getByRole('heading', { name: /about|description|details/i }).first(),
    ).toBeVisible();
    await expect(page.locator('noscript p').first()).toContainText(
      'To fill a cart and buy, turn on JavaScript.',
    );
    await expect(main.getByRole('button')).toHaveCount(0);
    expect((await page.goto('/products/nothing'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
  });
});

test(
  'visited pages are readable offline with a notice, which disappears when the network returns',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.locator(firstProduct).first().click();
    await expect(page).toHaveURL(/\/products\/./);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('All products');
    const name = (await heading.textContent()) ?? '';
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    await setOffline(page, true);
    await page.reload();
    await setOffline(page, true);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(notice).toContainText(/This page was loaded at \d/);
    await page.goto('/products');
    await setOffline(page, true);
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    await expect(page.locator(firstProduct).first()).toBeVisible();

    await setOffline(page, false);
    await expect(notice).toBeHidden();
  },
);

test('an order that is opened on the first visit is readable offline, with its delivery code', async ({
  page,
  newPerson,
  stack,
}) => {
  await signIn(page, stack.origins.storefront, demo.customer);
  await page.goto('/orders');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'On its way' })
    .getByRole('link', { name: /^VM-\d+/ })
    .first()
    .click();
  const code = await deliveryCode(page);
  const signedIn = await page.context().storageState();

  const visitor = await newPerson({ storageState: signedIn });
  await visitor.goto(page.url());
  expect(await deliveryCode(visitor)).toBe(code);
  await visitor.waitForFunction(() => navigator.serviceWorker.controller);
  await visitor.waitForLoadState('networkidle');
  await setOffline(visitor, true);
  await visitor.reload();
  await setOffline(visitor, true);
  expect(await deliveryCode(visitor)).toBe(code);
  await expect(visitor.getByText('You are offline.')).toBeVisible();
});
