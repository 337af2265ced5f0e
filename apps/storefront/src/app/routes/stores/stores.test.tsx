import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import { texts } from '@market/api-client/contract/texts';
import type { StoreShelvesQuery } from '@market/domain/stores/store-card';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { chosenDeliveryState } from '../../../shared/chosen-delivery-state';
import { buildStoreShelf, buildStoreShelves, inverters } from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { renderPageOrThrow } from '../../../test/render-on-server';
import { routes } from '../../routes';

const server = mockServer();
const best = buildProductCard({ name: 'Axora H5' });
const helios = buildStoreShelf({ id: 'helios', storeName: 'Helios Yard', products: [best] });
const volta = buildStoreShelf({ id: 'volta', storeName: 'Volta Works' });
const customer = { as: buildAccount('customer') };

beforeEach(() => server.use(...frameHandlers()));

it('the store list shows each store with some of its products, and its first delivery day and fee for the chosen place', async () => {
  server.use(mock.ok(catalogue.storeShelves, buildStoreShelves([helios])));
  renderApp('storefront', routes, '/stores');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Choose your place to see the day and fee')).toBeVisible();
  act(() => chosenDeliveryState.set('Lagos'));
  expect(card.getByRole('link', { name: /^Helios Yard/ })).toHaveAttribute(
    'href',
    '/stores/helios',
  );
  expect(card.getByText('Ikeja, Lagos. Inverters, solar panels')).toBeVisible();
  expect(card.getByText('1,284 followers')).toBeVisible();
  expect(card.getByRole('link', { name: /Axora H5/ })).toHaveAttribute(
    'href',
    `/products/${best.id}`,
  );
  expect(card.getByRole('link', { name: 'All 34 products of Helios Yard' })).toBeVisible();
  expect(await card.findByText(/^₦1,500\sdelivery$/)).toBeVisible();
  expect(screen.getByText(/^Days and fees for Lagos\./)).toBeVisible();
});

it('the store list requests the stores that the URL describes, and keeps search, filters and sorting in the URL', async () => {
  const onRequest = vi.fn<(query: StoreShelvesQuery) => void>();
  server.use(
    mock.ok(catalogue.storeShelves, ({ query }) => {
      onRequest(query);
      return buildStoreShelves([helios], 30);
    }),
  );
  const { user, router } = renderApp('storefront', routes, '/stores?sort=rating&page=2');
  await screen.findByRole('article');
  expect(onRequest).toHaveBeenLastCalledWith({ sort: 'rating', limit: 12, offset: 12 });
  await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'yard');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=rating&search=yard'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kano');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Inverters');
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith({
      sort: 'rating',
      search: 'yard',
      state: 'Kano',
      categoryId: inverters.id,
      limit: 12,
      offset: 0,
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Official outlets 4' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith({ official: 'true', limit: 12, offset: 0 }),
  );
});

it('the store list lets a customer follow a store in place, and sends no separate request for each store', async () => {
  const onRead = vi.fn<() => void>();
  const onChange = vi.fn<(storeId: string) => void>();
  server.use(
    mock.ok(catalogue.storeShelves, buildStoreShelves([helios, volta])),
    mock.ok(catalogue.stores, { rows: [volta], count: 1 }),
    mock.ok(follows.byStore, ({ query }) => {
      onRead();
      return { storeId: query.storeId, count: 0, following: false };
    }),
    mock.ok(follows.setFollowing, ({ query }) => {
      onChange(query.storeId);
      return { storeId: query.storeId, count: 1_285, following: true };
    }),
  );
  const { user } = renderApp('storefront', routes, '/stores', customer);
  expect(await screen.findByRole('button', { name: 'Following Volta Works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Following 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Follow Helios Yard' }));
  expect(await screen.findByRole('button', { name: 'Following Helios Yard' })).toBeVisible();
  expect(await screen.findByText('1,285 followers')).toBeVisible();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('helios');
  expect(onRead).not.toHaveBeenCalled();
});

it('the store list links a guest who wants to follow a store to the sign-in page, with the same list as the page to return to', async () => {
  server.use(mock.ok(catalogue.storeShelves, buildStoreShelves([helios])));
  renderApp('storefront', routes, '/stores?state=Lagos');
  expect(await screen.findByRole('link', { name: 'Follow Helios Yard' })).toHaveAttribute(
    'href',
    '/sign-in?redirectTo=%2Fstores%3Fstate%3DLagos',
  );
});

it('the store list shows a no-match state with a button that clears the filters, and an error when it cannot be loaded', async () => {
  server.use(
    mock.ok(catalogue.storeShelves, ({ query }) =>
      buildStoreShelves(query.search || query.state ? [] : [helios]),
    ),
  );
  const { user, unmount } = renderApp('storefront', routes, '/stores?search=nobody&state=Kano');
  expect(await screen.findByText('No store matches “nobody”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(await screen.findByRole('article')).toBeVisible();
  unmount();

  server.use(mock.fail(catalogue.storeShelves, 500));
  renderApp('storefront', routes, '/stores');
  expect(await screen.findByRole('heading', { name: texts.stores })).toBeVisible();
});

it('the store list shows its last page when the URL names a page past the end', async () => {
  server.use(
    mock.ok(catalogue.storeShelves, ({ query }) =>
      buildStoreShelves(query.offset < 15 ? [helios] : [], 15),
    ),
  );
  const { router } = renderApp('storefront', routes, '/stores?page=999');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

it('the list of followed stores is shown to signed-in customers only, and has an empty state', async () => {
  server.use(
    mock.ok(catalogue.storeShelves, buildStoreShelves([])),
    mock.ok(catalogue.stores, { rows: [], count: 0 }),
  );
  const guest = renderApp('storefront', routes, '/stores/following');
  await waitFor(() => expect(guest.router.state.location.pathname).toBe('/sign-in'));
  guest.unmount();

  renderApp('storefront', routes, '/stores/following', customer);
  expect(
    await screen.findByRole('heading', { name: 'You are not following any stores yet' }),
  ).toBeVisible();
});

it('the store list is server-rendered with products and a prompt to choose a place', async () => {
  server.use(mock.ok(catalogue.storeShelves, buildStoreShelves([helios])));
  const { markup } = await renderPageOrThrow('/stores');
  expect(markup).toContain('Axora H5');
  expect(markup).toContain('Choose your place to see the day and fee');
});
