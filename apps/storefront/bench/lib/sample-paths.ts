import type { Browser } from '@playwright/test';

/**
 * Addresses of a page of every kind, from what the shop itself links to. Throws when it shows no
 * product or category.
 */
export async function samplePaths(
  browser: Browser,
  origin: string,
): Promise<{ home: string; listing: string; product: string }> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/products`);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const first = (pattern: RegExp) => hrefs.find((href) => pattern.test(href));
    const [listing, product] = [first(/^\/c\/[^/]+$/), first(/^\/products\/[\da-f-]{36}$/)];
    if (listing === undefined || product === undefined)
      throw new Error('The shop links to no product or no category');
    return { home: '/', listing, product };
  } finally {
    await page.close();
  }
}
