import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import { texts } from '@market/api-client/contract/texts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { renderPageOrThrow } from '../../../test/render-on-server';
import { inverters } from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const [hybrid] = inverters.subCategories;
const [singlePhase] = hybrid?.childCategories ?? [];
const best = buildProductCard({ name: 'Axora H5', keyRating: '5 kVA' });
const overview = mock.ok(categories.overview, {
  productCount: 180,
  storeCount: 10,
  categories: [{ id: inverters.id, productCount: 18, lowestPrice: 14_500_000, mostBought: best }],
  countsBelow: { [hybrid?.id ?? '']: 11 },
});

const rows = async () => {
  const summary = await screen.findByText(/^(2|18) products/, { selector: 'p' });
  const item = summary.closest('li');
  if (!item) throw new Error('There is no row of the category');
  return within(item);
};

it('the page of all categories shows all three levels with counts, and the most popular product', async () => {
  server.use(...frameHandlers(), overview);
  renderApp('storefront', routes, '/categories');
  expect(await screen.findByText('180 products in 1 category, from 10 stores.')).toBeVisible();
  expect(screen.getByRole('link', { name: '5 kVA inverters' })).toHaveAttribute(
    'href',
    '/products?search=5+kVA+inverters',
  );
  const row = await rows();
  expect(row.getByText('18 products from ₦145,000')).toBeVisible();
  const hrefs = row.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `/c/${inverters.id}`,
    `/c/${inverters.id}/${hybrid?.id}`,
    `/c/${inverters.id}/${hybrid?.id}/${singlePhase?.id}`,
    `/products/${best.id}`,
  ]);
  expect(row.getByRole('link', { name: /^Hybrid 11/ })).toBeVisible();
});

it('the page of all categories collapses the categories on a phone, and at most one is open at a time', async () => {
  server.use(...frameHandlers(), overview);
  renderApp('storefront', routes, '/categories');
  const all = await screen.findByRole('link', { name: 'All inverters' });
  const fold = all.closest('details');
  expect(fold).toHaveAttribute('name', 'categories');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelectorAll('a')).toHaveLength(3);
});

it('the page of all categories shows the categories even when their overview fails to load, and an error when the categories themselves fail to load', async () => {
  server.use(...frameHandlers(), mock.fail(categories.overview, 500));
  const { unmount } = renderApp('storefront', routes, '/categories');
  expect((await rows()).getByText('2 products')).toBeVisible();
  unmount();

  server.use(overview, mock.fail(categories.list, 500));
  renderApp('storefront', routes, '/categories');
  expect(await screen.findByRole('heading', { name: texts.categories })).toBeVisible();
});

it('the page of all categories is server-rendered with its counts', async () => {
  server.use(...frameHandlers(), overview);
  const { markup, isIndexed, canonical } = await renderPageOrThrow('/categories');
  expect(markup).toContain('18 products from ₦145,000');
  expect([isIndexed, canonical]).toEqual([true, '/categories']);
});
