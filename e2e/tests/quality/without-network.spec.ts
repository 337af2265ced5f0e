import { expect, test } from '../../fixtures/stack';

/** The first product of the shop's list. */
const aProduct = 'article a';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows its name, price, picture and description, and one that is not there is a 404', async ({
    page,
  }) => {
    await page.goto('/products');
    await page.locator(aProduct).first().click();
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
      'To fill a cart and buy, switch on JavaScript.',
    );
    await expect(main.getByRole('button')).toHaveCount(0);
    expect((await page.goto('/products/nothing'))?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'This page has moved or never existed' }),
    ).toBeVisible();
  });
});

test(
  'what was seen can be read without a network, which the page says, and is brought up to date afterwards',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/products');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.locator(aProduct).first().click();
    await expect(page).toHaveURL(/\/products\/./);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(notice).toContainText(/What you see is from \d/);
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    await expect(page.locator(aProduct).first()).toBeVisible();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
  },
);
