import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import * as transactions from '@market/api-client/contract/main/transactions';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../routes';

const noTransactions = { rows: [], count: 0, isCapped: false };
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(transactions.mine, noTransactions),
);
const open = (address: string, as = buildAccount('merchant')) =>
  renderApp('merchant', routes, address, { as });

/** The sidebar. On phones, the menu shows the same list. */
const menu = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Main' }))[0] ?? document.body);

describe('the console layout', () => {
  it('groups pages in the sidebar, and shows staff only what their permissions allow', async () => {
    const { unmount } = open('/account');
    const all = await menu();
    expect(['Storefront', 'Money', 'Store'].map((name) => all.getByText(name).tagName)).toEqual([
      'P',
      'P',
      'P',
    ]);
    expect(all.getAllByRole('link')).toHaveLength(19);
    unmount();

    open('/account', buildAccount('staff', { resources: ['theme', 'transactions'] }));
    const limitedMenu = await menu();
    expect(limitedMenu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Theme',
      'Transactions',
      'Invoices',
    ]);
  });

  it('links to the store’s page in the shop while the store is live', async () => {
    const storeUrl = 'http://shop.localhost/stores/helios-yard';
    const { unmount } = open('/account', buildAccount('merchant', { storeUrl }));
    expect(await screen.findByRole('link', { name: 'View your store' })).toHaveAttribute(
      'href',
      storeUrl,
    );
    unmount();

    open('/account', buildAccount('merchant', { storeUrl: undefined }));
    await screen.findByRole('heading', { name: 'Account' });
    expect(screen.queryByRole('link', { name: 'View your store' })).not.toBeInTheDocument();
  });

  it('shows the number of orders and returns that need action', async () => {
    server.use(mock.ok(orders.newest, { ids: [], toConfirm: 2, returnsToDecide: 3 }));
    open('/account');
    const all = await menu();
    expect(await all.findByRole('link', { name: /^Returns\D*3/ })).toHaveAttribute(
      'href',
      '/returns',
    );
    expect(all.getByRole('link', { name: /^Orders\D*2/ })).toBeVisible();
  });

  it('shows the sidebar on the not-found page', async () => {
    open('/nothing-here');
    expect(
      await screen.findByRole('heading', { name: 'This page has moved or never existed' }),
    ).toBeVisible();
    expect((await menu()).getByRole('link', { name: 'Coupons' })).toHaveAttribute(
      'href',
      '/coupons',
    );
  });

  it('shows an offline notice with the age of the data, and refetches when online again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    open('/transactions');
    expect(await screen.findByText('No transactions yet')).toBeVisible();
    onLine.mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('Check network connection.').parentElement).toHaveTextContent(
      /This page was loaded at \d+ \w+, \d\d:\d\d\.$/,
    );

    const onRequest = vi.fn();
    server.use(
      mock.ok(transactions.mine, () => {
        onRequest();
        return noTransactions;
      }),
    );
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(onRequest).toHaveBeenCalled());
    expect(screen.queryByText('Check network connection.')).not.toBeInTheDocument();
  });

  it('marks a clicked link as pending while the next page loads', async () => {
    server.use(mock.pending(subscriptions.plans), mock.pending(subscriptions.mine));
    const { container, router } = open('/account');
    await screen.findByRole('heading', { name: 'Account' });
    const line = () => container.querySelector('.refetch-line');
    expect(line()).not.toBeInTheDocument();
    act(() => void router.navigate('/subscription'));
    await waitFor(() => expect(line()).toBeInTheDocument());
  });
});
