import type { Browser, Page } from '@playwright/test';

export const pageNames = ['home', 'listing', 'facets', 'product', 'compare', 'system'] as const;
export type PageName = (typeof pageNames)[number];

const COMPARED = 4;

/**
 * Finds one URL for each kind of page by following the shop's own links. `facets` is the listing
 * with the most attribute filters, and `compare` has four products of that listing. Throws when the
 * shop has too few products.
 */
export async function samplePaths(
  browser: Browser,
  origin: string,
): Promise<Record<PageName, string>> {
  const page = await browser.newPage();
  try {
    const hrefs = await listHrefs(page, `${origin}/products`);
    const listings = [...new Set(hrefs.filter((href) => /^\/c\/[^/]+$/.test(href)))];
    const [listing] = listings;
    const product = hrefs.find(isProduct);
    const facets = await withMostFacets(page, listings);
    if (listing === undefined || product === undefined || facets === undefined)
      throw new Error('The shop links to no product or no category');
    const products = [...new Set((await listHrefs(page, origin + facets)).filter(isProduct))];
    if (products.length < COMPARED) throw new Error('The shop shows too few products to compare');
    const ids = products.slice(0, COMPARED).map((href) => href.split('/').at(-1));
    return {
      home: '/',
      listing,
      facets,
      product,
      compare: `/compare?products=${ids.join()}`,
      system: '/system',
    };
  } finally {
    await page.close();
  }
}

const isProduct = (href: string): boolean => /^\/products\/[\da-f-]{36}$/.test(href);

async function listHrefs(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  return page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function withMostFacets(
  page: Page,
  listings: readonly string[],
): Promise<string | undefined> {
  const counted = [];
  for (const href of listings) {
    const url = `/api/v1/products/customer/facets?categoryId=${href.split('/').at(-1) ?? ''}`;
    // Fetched in the page, because only browsers resolve every name under localhost.
    const count = await page.evaluate(async (address) => {
      const { data }: { data: { attributes: unknown[] } } = await (await fetch(address)).json();
      return data.attributes.length;
    }, url);
    counted.push({ href, count });
  }
  return counted.toSorted((a, b) => b.count - a.count)[0]?.href;
}
