import { expect, test } from '../../fixtures/stack';

test(
  'a misspelt search finds products, filters narrow the list, and Back restores the scroll position',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const search = page.getByRole('combobox', { name: 'Search products and stores' });
    const products = page.getByRole('region', { name: 'Products' }).getByRole('article');

    await test.step('suggestions appear while typing', async () => {
      await page.goto('/');
      await search.pressSequentially('invertr');
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(
        suggestions.getByRole('option', { name: 'Inverters', exact: true }),
      ).toBeVisible();
      const meant = suggestions.getByRole('option', { name: 'inverter', exact: true });
      await expect(meant).toBeVisible();
      await search.press('ArrowDown');
      await expect(meant).toHaveAttribute('aria-selected', 'true');
      await search.press('ArrowUp');
      await search.press('Enter');
      await expect(page.getByRole('heading', { name: 'Results for “invertr”' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'inverter', exact: true })).toHaveAttribute(
        'href',
        '/products?search=inverter',
      );
    });

    await test.step('a filter shows as many products as its count promised', async () => {
      if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
      const store = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox', { name: 'Helios Yard' }) });
      const promised = /(\d+) products/.exec((await store.textContent()) ?? '')?.[1];
      await store.getByRole('checkbox').click();
      if (isMobile) await page.getByRole('button', { name: `Show ${promised} products` }).click();
      await expect(page.getByRole('button', { name: 'Remove filter Helios Yard' })).toBeVisible();
      await expect(products).toHaveCount(Number(promised));
    });

    await test.step('Back from a product far down the list restores the scroll position', async () => {
      const product = products.last();
      const name = await product.getByRole('link').innerText();
      await product.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await product.getByRole('link').click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      // The loading shell appears before the router has navigated. Going back earlier would skip a
      // page.
      await expect(page).toHaveURL(/\/products\/[\da-f-]{36}$/);
      await page.goBack();
      await expect(product).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await expect(page.getByRole('button', { name: 'Remove filter Helios Yard' })).toBeAttached();
    });
  },
);
