import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as admins from '@market/api-client/contract/main/admins';
import * as merchants from '@market/api-client/contract/main/merchants';
import * as orders from '@market/api-client/contract/main/orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as transactions from '@market/api-client/contract/main/transactions';
import * as stores from '@market/api-client/contract/main/store-approvals';
import type { Admin } from '@market/domain/accounts/admin';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildTransaction } from '../../test/build-transaction';
import { buildPayout } from '../../test/build-payout';
import { buildMerchant } from '../../test/build-merchant';
import { routes } from '../routes';

const order = buildOrderSummary({ customerName: 'Storm Okoro' });
const store = buildMerchant({ storeName: 'Stork Solar', lastName: 'Storey' });
const product = buildProduct({ name: 'Battery store, 10 kWh' });
const admin: Admin = {
  id: idOf('storm'),
  firstName: 'Storm',
  lastName: 'Bello',
  email: 'storm@voltmart.example',
  role: 'admin',
  resources: ['orders'],
  status: 'active',
  createdAt: '2026-01-10T09:00:00.000Z',
};
const statusCounts = { pending: 0, approved: 0, rejected: 0 };

const server = mockServer();
const answerAll = () =>
  server.use(
    mock.ok(orders.statuses, orderStatuses),
    mock.ok(orders.search, { rows: [order], count: 1, statusCounts: {} }),
    mock.ok(products.list, { rows: [product], count: 1, statusCounts }),
    mock.ok(merchants.list, { rows: [store], count: 1 }),
    mock.ok(admins.list, { rows: [admin], count: 1 }),
    mock.ok(stores.list, { rows: [], count: 0 }),
  );
const open = async (
  role: 'super_admin' | 'admin' | 'approver',
  overrides?: Parameters<typeof buildAccount>[1],
) => {
  const view = renderApp('admin', routes, '/account', { as: buildAccount(role, overrides) });
  await view.user.click(await screen.findByRole('button', { name: /^Search or jump to/ }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search or jump to' })).toHaveFocus(),
  );
  return view;
};
const results = () => within(screen.getByRole('listbox', { name: 'Search results' }));
const addresses = () =>
  results()
    .getAllByRole('option')
    .map((option) => option.getAttribute('href'));

it('the console search finds stores, people, pages, products and orders, with actions on the first result', async () => {
  answerAll();
  const { user, router } = await open('super_admin');
  await user.keyboard('stor');
  await screen.findByRole('option', { name: /Enugu/ });
  await screen.findByRole('option', { name: /VM-204918/ });
  await screen.findByRole('option', { name: /Battery store/ });
  expect(addresses()).toEqual([
    `/merchants/${store.storeId}`,
    `/finance?storeId=${store.storeId}`,
    '/orders?search=Stork+Solar',
    `/people/${admin.id}`,
    '/orders?search=Storm+Okoro',
    `/merchants/${store.storeId}`,
    '/stores',
    '/merchants',
    `/products/${product.id}`,
    `/orders/${order.id}`,
    '/orders?search=stor',
  ]);
  expect(screen.getByRole('group', { name: 'Actions for Stork Solar' })).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/stores'));
});

it('the console search offers the list of orders only when orders are searched', async () => {
  answerAll();
  const { user } = await open('super_admin');
  await user.keyboard('p stor');
  await screen.findByRole('option', { name: /Battery store/ });
  expect(screen.queryByRole('option', { name: /Search orders for/ })).toBeNull();
});

it('the console search offers to assign the first order found', async () => {
  answerAll();
  const { user } = await open('super_admin');
  await user.keyboard('o vm-204918');
  expect(await screen.findByRole('option', { name: /^Assign VM-204918/ })).toHaveAttribute(
    'href',
    `/orders/${order.id}/assign`,
  );
});

it('the console search names the searches that failed', async () => {
  answerAll();
  server.use(mock.fail(merchants.list, 503), mock.fail(products.list, 503));
  const { user } = await open('super_admin');
  await user.keyboard('vm');
  expect(await screen.findByText('Could not search stores, people and products.')).toBeVisible();
  expect(results().getByRole('option', { name: /^VM-204918/ })).toBeVisible();
});

// The mock server fails the test for any request that it does not expect.
it('the console search limits store approvers to stores, store owners and pages', async () => {
  server.use(
    mock.ok(stores.list, { rows: [], count: 0 }),
    mock.ok(merchants.list, { rows: [store], count: 1 }),
  );
  const { user } = await open('approver');
  await user.keyboard('stork');
  await screen.findByRole('option', { name: /Enugu/ });
  expect(addresses()).toEqual([`/merchants/${store.storeId}`]);
});

it('the console search finds a payment and a payout by reference, and only for those who may see them', async () => {
  const paid = buildTransaction();
  const onSearch = vi.fn();
  server.use(
    mock.ok(transactions.list, ({ query }) => {
      onSearch(query.search);
      return { rows: query.search === paid.reference ? [paid] : [], count: 1, isCapped: false };
    }),
  );
  const finance = await open('admin', { resources: ['reports'] });
  await finance.user.keyboard('storm');
  expect(await screen.findAllByText('Nothing found for “storm”')).not.toEqual([]);
  expect(onSearch, 'not a reference').not.toHaveBeenCalled();
  await finance.user.clear(screen.getByRole('combobox'));
  await finance.user.keyboard(paid.reference);
  expect(
    await screen.findByRole('option', { name: /^pay-884120655.*₦1,838,000.00, Yusuf Garba/ }),
  ).toHaveAttribute('href', `/transactions/${paid.id}`);
  finance.unmount();

  const sent = buildPayout({ reference: 'payout-0c41' });
  server.use(mock.ok(payouts.list, { rows: [sent], count: 1 }));
  const { user } = await open('admin', { resources: ['payouts'] });
  await user.keyboard('payout-0c41');
  await screen.findByRole('option', { name: /^payout-0c41.*₦2,750,000.00, Helios Yard.*Pending/ });
  expect(addresses()).toEqual(['/payouts/payout-0c41']);
});
