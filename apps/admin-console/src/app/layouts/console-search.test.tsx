import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreApplication } from '../../test/build-store-application';
import { routes } from '../routes';

const order = buildOrderSummary({ customerName: 'Storm Okoro' });
const store = buildStoreApplication({ storeName: 'Stork Solar' });
const product = buildProduct({ name: 'Battery store, 10 kWh' });
const statusCounts = { pending: 0, approved: 0, rejected: 0 };

const server = mockServer();
const answerStores = mock.ok(stores.list, ({ query }) => ({
  rows: query.search ? [store] : [],
  count: query.search ? 1 : 0,
}));
const answerAll = () =>
  server.use(
    mock.ok(adminOrders.list, { rows: [], count: 0, statusCounts: {} }),
    mock.ok(payouts.list, { rows: [], count: 0 }),
    mock.ok(orders.statuses, orderStatuses),
    mock.ok(orders.search, { rows: [order], count: 1, statusCounts: {} }),
    mock.ok(products.list, { rows: [product], count: 1, statusCounts }),
    answerStores,
  );
const box = (name = 'Search orders, stores, products and pages') =>
  screen.findByRole('combobox', { name });
const results = () => within(screen.getByRole('listbox', { name: 'Search results' }));
const addresses = () =>
  results()
    .getAllByRole('option')
    .map((option) => option.getAttribute('href'));

it('finds stores, customers, pages, products and orders, and opens a result by keyboard', async () => {
  answerAll();
  const { user, router } = renderApp('admin', routes, '/account', {
    as: buildAccount('super_admin'),
  });
  await user.type(await box(), 'stor');
  await screen.findByRole('option', { name: /Stork Solar/ });
  await screen.findByRole('option', { name: /VM-204918/ });
  await screen.findByRole('option', { name: /Battery store/ });
  expect(addresses()).toEqual([
    `/stores/${store.id}`,
    '/orders?search=Storm+Okoro',
    '/stores',
    '/merchants',
    `/products/${product.id}`,
    `/orders/${order.id}`,
    '/orders?search=stor',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/stores'));
});

it('names the searches that failed', async () => {
  answerAll();
  server.use(mock.fail(orders.search, 503), mock.fail(products.list, 503));
  const { user } = renderApp('admin', routes, '/account', { as: buildAccount('super_admin') });
  await user.type(await box(), 'stor');
  expect(await screen.findByText('Could not search orders and products.')).toBeVisible();
  expect(results().getByRole('option', { name: /Stork Solar/ })).toBeVisible();
});

// The mock server fails the test for any request that it does not expect.
it('shows store approvers only stores and pages', async () => {
  server.use(answerStores);
  const { user } = renderApp('admin', routes, '/account', { as: buildAccount('approver') });
  await user.type(await box('Search stores and pages'), 'stor');
  await screen.findByRole('option', { name: /Stork Solar/ });
  expect(addresses()).toEqual([`/stores/${store.id}`, '/stores', '/merchants']);
});
