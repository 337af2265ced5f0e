import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import { buildProductCard } from '@market/testing/factories/products';
import { buildPolicy, buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { renderPageOrThrow } from '../../../test/render-on-server';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const store = buildStorePage({
  id: 's1',
  about: 'Low-watt lighting for the South West.',
  storePhoneNumber: '0812 555 0110',
  policyCount: 2,
});
const products = ['Axora H5', 'Corda cable', 'Lumo bulb'].map((name) => buildProductCard({ name }));
const review = (id: string, text?: string) => ({
  id,
  stars: 5 as const,
  text,
  photos: [],
  reviewer: `${id} O.`,
  verified: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
});
const reviewsHandler = (rows: ReturnType<typeof review>[]) =>
  mock.ok(reviews.list, { rows, count: 96, total: 96, mean: 4.8, histogram: [] });

beforeEach(() =>
  server.use(
    ...frameHandlers(),
    mock.ok(stores.page, store),
    mock.ok(follows.byStore, { storeId: 's1', count: 1_240, following: false }),
    mock.ok(catalogue.storeSections, {
      categories: [
        { id: 'lighting', name: 'Lighting', productCount: 30 },
        { id: 'cable', name: 'Cable', productCount: 8 },
      ],
      onSaleCount: 4,
    }),
    mock.ok(catalogue.storePageProducts, ({ query }) =>
      query.categoryId === 'cable'
        ? { rows: products.slice(1, 2), count: 1 }
        : { rows: products, count: 3 },
    ),
    mock.ok(policies.ofStore, {
      rows: [
        buildPolicy({ text: 'Bring it back unopened.\n\nKeep the receipt.' }),
        buildPolicy({ kind: 'shipping', text: 'Packed by two people.' }),
      ],
      count: 2,
    }),
    reviewsHandler(['Ada', 'Bola', 'Chidi'].map((name) => review(name, `${name} likes it`))),
  ),
);

it('the page of a store without a theme shows store facts and the Follow button beside the most popular products, and the store’s terms and reviews below', async () => {
  const { container } = renderApp('storefront', routes, '/stores/s1');
  expect(await screen.findByRole('heading', { level: 1, name: /^Helios Yard/ })).toBeVisible();
  const head = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? container);
  expect(head.getByText('Low-watt lighting for the South West.')).toBeVisible();
  expect(head.getByText('1,240 followers')).toBeVisible();
  expect(head.getByRole('link', { name: '0812 555 0110' })).toBeVisible();
  expect(await head.findByRole('link', { name: 'Follow Helios Yard' })).toBeVisible();
  expect(head.getAllByRole('listitem')).toHaveLength(3);

  const buying = within(screen.getByRole('region', { name: 'Buying from Helios Yard' }));
  expect(
    buying.getByText(
      'Orders placed before 14:00 are sent from Ikeja the same day, Monday to Friday.',
    ),
  ).toBeVisible();
  expect(await buying.findByText('Packed by two people.')).toBeVisible();
  expect(buying.getByText('Bring it back unopened.')).toBeVisible();
  const buyers = within(await screen.findByRole('region', { name: 'Customer reviews' }));
  expect(buyers.getAllByRole('listitem')).toHaveLength(3);
  // Without a theme, the shop's own colours apply, in light and dark.
  expect(container.querySelector('[data-theme]')).toBeNull();
});

it('the page of a store without a theme lists the products of one category, without the store’s name on the product cards', async () => {
  const { user, router } = renderApp('storefront', routes, '/stores/s1');
  const chips = within(
    await screen.findByRole('navigation', { name: 'Categories of Helios Yard' }),
  );
  expect(chips.getByRole('link', { name: 'On sale 4' })).toHaveAttribute(
    'href',
    '/stores/s1?onSale=true',
  );
  await user.click(chips.getByRole('link', { name: 'Cable 8' }));
  expect(router.state.location.search).toBe('?category=cable');
  const list = within(await screen.findByRole('region', { name: 'Products' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(1));
  expect(list.getByRole('article')).not.toHaveTextContent('Helios Yard');
});

it('the page of a store without a theme hides rows with fewer than three products or reviews', async () => {
  server.use(
    mock.ok(catalogue.storePageProducts, { rows: products.slice(0, 2), count: 2 }),
    reviewsHandler([review('Ada', 'Good'), review('Bola'), review('Chidi', 'Fine')]),
  );
  renderApp('storefront', routes, '/stores/s1');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('Bring it back unopened.')).toBeVisible();
  expect(heading.closest('header')?.querySelector('li')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Customer reviews' })).not.toBeInTheDocument();
});

it('the page of a store without a theme is server-rendered with its products, terms and reviews', async () => {
  const { markup } = await renderPageOrThrow('/stores/s1');
  for (const text of ['Lumo bulb', 'Packed by two people.', 'Ada likes it', 'Lighting'])
    expect(markup).toContain(text);
});

it('the page of a store without a theme shows eight products, and the ninth after a press that going back keeps', async () => {
  const many = Array.from({ length: 9 }, (_, index) => buildProductCard({ name: `Bulb ${index}` }));
  server.use(mock.ok(catalogue.storePageProducts, { rows: many, count: 9 }));
  const { user, router } = renderApp('storefront', routes, '/stores/s1');
  const list = within(await screen.findByRole('region', { name: 'Products' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(8));
  await user.click(list.getByRole('button', { name: 'Show 1 more product' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(9));
  expect(list.queryByRole('button', { name: /more product/ })).toBeNull();
  expect(router.state.location.search).toBe('?all=true');
});
