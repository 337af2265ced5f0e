import { describe, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import * as stores from '@market/api-client/contract/main/stores';
import * as systems from '@market/api-client/contract/main/systems';
import { buildCustomerProduct, buildProductCard } from '@market/testing/factories/products';
import { buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { buildSystemPart } from '../test/factories';
import { renderPageOrThrow, renderOnServer } from '../test/render-on-server';
import { frameHandlers } from '../test/handlers';

const server = mockServer();
const product = buildCustomerProduct({
  id: 'p1',
  name: 'Axora <b>H5</b>',
  description: ['Runs a freezer.'],
  sellingPrice: 125_000_000,
  ratingCount: 3,
  rating: 4.5,
  hostedImages: ['/images/picture1'],
});
const textOf = (markup: string) =>
  new DOMParser().parseFromString(markup, 'text/html').body.textContent;

describe('a server-rendered page', () => {
  it('shows a product’s name, price and picture, and gives search engines the same data', async () => {
    server.use(...frameHandlers(), mock.ok(catalogue.byId, product));
    const page = await renderPageOrThrow('/products/p1?utm=1');
    expect(textOf(page.markup)).toContain('Axora <b>H5</b>');
    expect(textOf(page.markup)).toContain('₦1,250,000');
    expect(page.markup).toContain('/images/picture1/');
    expect(page).toMatchObject({
      status: 200,
      title: 'Axora <b>H5</b> · Voltmart',
      description: 'Runs a freezer.',
      canonical: '/products/p1',
      isIndexed: true,
      image: '/images/picture1',
    });
    expect([...page.modules].sort()).toEqual([
      'src/app/routes/product/buy-bar.tsx',
      'src/app/routes/product/later-sections.tsx',
      'src/app/routes/product/product.loader.ts',
      'src/app/routes/product/product.page.tsx',
      'src/features/checkout/components/delivery-estimate.tsx',
      'src/features/policies/components/policy-note.tsx',
    ]);
    expect(page.jsonLd).toMatchObject([
      {
        '@type': 'Product',
        name: 'Axora <b>H5</b>',
        offers: { price: '1250000.00', priceCurrency: 'NGN' },
        aggregateRating: { ratingValue: '4.5', reviewCount: 3 },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'http://shop.localhost/' },
          {},
          { name: 'Axora <b>H5</b>', item: 'http://shop.localhost/products/p1' },
        ],
      },
    ]);
  });

  it('of a store has one URL, which contains the store’s slug', async () => {
    const store = buildStorePage({ id: 's1', slug: 'helios-yard', ratingCount: 0 });
    server.use(
      ...frameHandlers(),
      mock.ok(stores.page, store),
      mock.ok(follows.byStore, { storeId: 's1', count: 0, following: false }),
      mock.ok(catalogue.storePageProducts, { rows: [], count: 0 }),
      mock.ok(catalogue.storeSections, { categories: [], onSaleCount: 0 }),
    );
    expect(await renderOnServer('/stores/s1?page=2')).toEqual({
      redirect: '/stores/helios-yard?page=2',
      status: 301,
    });
    expect(await renderPageOrThrow('/stores/helios-yard')).toMatchObject({
      status: 200,
      canonical: '/stores/helios-yard',
      isIndexed: true,
      jsonLd: [{ url: 'http://shop.localhost/stores/helios-yard' }, {}],
    });
  });

  it('is indexed under its own URL if it is a listing without filters or search', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, { rows: [buildProductCard({ name: 'Axora H5' })], count: 60 }),
    );
    expect(await renderPageOrThrow('/products?page=2')).toMatchObject({
      canonical: '/products?page=2',
      isIndexed: true,
    });
    const found = await renderPageOrThrow('/products?search=axora');
    expect(found).toMatchObject({
      canonical: '/products',
      isIndexed: false,
      title: 'Results for “axora” · Voltmart',
    });
    expect(textOf(found.markup)).toContain('Axora H5');
  });

  it('lists all parent categories of a product in its structured data', async () => {
    const [category, subCategory, childCategory] = ['Inverters', 'Hybrid', 'Single phase'].map(
      (name, level) => ({ id: `c${level}`, name }),
    );
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.byId, {
        ...product,
        category: category ?? product.category,
        subCategory,
        childCategory,
      }),
    );
    const { jsonLd } = await renderPageOrThrow('/products/p1');
    expect(jsonLd[1]).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Inverters' },
        { name: 'Hybrid' },
        { name: 'Single phase', item: 'http://shop.localhost/c/c0/c1/c2' },
        { name: 'Axora <b>H5</b>' },
      ],
    });
  });

  it('returns 404 for a page past the end of a list, with links to the existing pages', async () => {
    server.use(...frameHandlers(), mock.ok(catalogue.list, { rows: [], count: 60 }));
    const page = await renderPageOrThrow('/products?page=9');
    expect([page.status, page.isIndexed]).toEqual([404, false]);
    expect(page.markup).toContain('href="/products?page=3"');
    expect(textOf(page.markup)).not.toContain('No products here yet');
  });

  it('returns 404 for a missing product and for an unknown path', async () => {
    server.use(
      ...frameHandlers(),
      mock.fail(catalogue.byId, 404),
      mock.ok(catalogue.list, { rows: [], count: 0 }),
    );
    for (const path of ['/products/gone', '/no/such/page', '/c/no-such-category']) {
      const page = await renderPageOrThrow(path);
      expect([page.status, page.isIndexed]).toEqual([404, false]);
      expect(textOf(page.markup)).toContain('We cannot find this page');
    }
  });

  it('compares only the products that the URL names', async () => {
    const other = { ...product, id: 'p2', name: 'Duravolt Link' };
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.byId, ({ params: { id } }) => (id === 'p2' ? other : product)),
    );
    const page = await renderPageOrThrow('/compare?products=p1,p2');
    expect(textOf(page.markup)).toContain('Axora <b>H5</b>');
    expect(textOf(page.markup)).toContain('Add to cart: Duravolt Link');
    expect(page.modules).toContain('src/app/routes/compare/compared-products.tsx');
    expect(page).toMatchObject({ status: 200, isIndexed: false });
  });

  it('sizes the system that the URL describes', async () => {
    const asked = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(systems.propose, ({ query }) => {
        asked(query.use, query.sun);
        return {
          parts: [
            { ...buildSystemPart(), kind: 'inverter' as const, reasons: ['It gives 3,600 W'] },
          ],
          total: 96_200_000,
        };
      }),
    );
    const page = await renderPageOrThrow('/system?use=fan:3:9&sun=5');
    expect(textOf(page.markup)).toContain('It gives 3,600 W');
    expect(asked.mock.calls).toEqual([['fan:3:9', 5]]);
    expect(page).toMatchObject({ status: 200, canonical: '/system' });
  });

  it('is never a personal page', async () => {
    for (const path of [
      '/cart',
      '/compare',
      '/orders',
      '/account',
      '/sign-in',
      '/stores/following',
      '/stores/following/',
      '/Stores/Following',
      '/checkout',
    ])
      expect(await renderOnServer(path)).toBeUndefined();
  });

  it('is not returned when its data cannot be loaded', async () => {
    server.use(...frameHandlers(), mock.fail(catalogue.byId, 500));
    await expect(renderOnServer('/products/p1')).rejects.toThrow();
  });
});
