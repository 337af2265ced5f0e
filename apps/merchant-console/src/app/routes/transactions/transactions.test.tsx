import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as transactions from '@market/api-client/contract/main/transactions';
import type { Transaction, TransactionDetail } from '@market/domain/transactions/transaction';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrder } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const payment: Transaction = {
  id: 'order-1',
  orderTrackerId: 'order-1',
  orderName: 'VM-204918',
  transactionId: '4099260516',
  reference: 'vm-checkout-0001',
  amount: 126_850_000,
  fees: 11_850_000,
  dueToMerchant: 115_000_000,
  refunded: 0,
  status: 'success',
  customerName: 'Oluwafunmilayọ Adébáyọ̀-Okonkwọ',
  cardType: 'visa',
  cardNumber: '**** 4081',
  date: '2026-11-18T15:02:00.000Z',
  createdAt: '2026-11-18T15:00:00.000Z',
};
const detail: TransactionDetail = {
  ...payment,
  orderItems: buildOrder().orderItems,
  subtotal: 125_000_000,
  discount: 0,
  shippingFee: 1_850_000,
  commissionPercent: 8,
  commission: 10_000_000,
  refunded: 5_000_00,
  fees: 11_810_000,
  dueToMerchant: 114_540_000,
  status: 'partly_refunded',
  refunds: [
    { id: 'refund', amount: 5_000_00, status: 'sent', createdAt: '2026-11-19T09:00:00.000Z' },
  ],
};
const page = (overrides: object = {}) => ({
  rows: [payment],
  count: 1,
  isCapped: false,
  ...overrides,
});

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(transactions.mine, page()),
  mock.ok(transactions.byId, detail),
);
const open = (address = '/transactions', as = buildAccount('merchant')) =>
  renderApp('merchant', routes, address, { as });

describe('the transactions page', () => {
  it('shows the amount, the fees and the net earnings', async () => {
    open();
    const row = (await screen.findByRole('link', { name: 'VM-204918' })).closest('tr');
    expect(row).toHaveTextContent(
      /vm-checkout-0001.*Adébáyọ̀.*Visa ending 4081.*₦1,268,500\.00.*Fees ₦118,500\.00.*₦1,150,000\.00.*Paid.*18 Nov 2026, 16:02/,
    );
  });

  it('continues after the last row of a page, and returns to the newest rows when a filter changes', async () => {
    const onRequest: unknown[] = [];
    server.use(
      mock.ok(transactions.mine, ({ query }) => {
        onRequest.push(query);
        return page({
          count: 1000,
          isCapped: true,
          ...(query.after === undefined && { next: 'cursor' }),
        });
      }),
    );
    const { user, router } = open('/transactions?status=success');
    expect(await screen.findByText('More than 1,000 in total')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() =>
      expect(onRequest.at(-1)).toEqual({ limit: 20, status: 'success', after: 'cursor' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Newest' })).toBeVisible();
    await user.type(
      screen.getByRole('searchbox', { name: 'Order, reference or customer' }),
      'Okonkwọ',
    );
    await waitFor(() =>
      expect(onRequest.at(-1)).toEqual({ limit: 20, status: 'success', search: 'Okonkwọ' }),
    );
    expect(router.state.location.search).not.toContain('after');
  });

  it('opens a transaction in a drawer with its breakdown and order link, and Back closes the drawer', async () => {
    const { user, router } = open('/transactions?status=success');
    await user.click(await screen.findByRole('link', { name: 'VM-204918' }));
    const drawer = within(await screen.findByRole('dialog', { name: '₦1,268,500.00' }));
    expect(drawer.getByText('Commission, 8%').parentElement).toHaveTextContent('−₦100,000.00');
    expect(drawer.getByText('Delivery, kept by the platform').parentElement).toHaveTextContent(
      '−₦18,500.00',
    );
    expect(drawer.getByText('Refunded from your share').parentElement).toHaveTextContent(
      '−₦4,600.00',
    );
    expect(drawer.getByRole('heading', { name: 'Refunds, ₦5,000.00' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Order VM-204918' })).toHaveAttribute(
      'href',
      '/orders/order-1',
    );
    expect(drawer.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/invoices/order-1',
    );
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?status=success');
  });

  it('shows an error with a retry button in the drawer, and keeps the list', async () => {
    server.use(mock.fail(transactions.byId, 500));
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'VM-204918' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Transaction' }));
    expect(drawer.getByRole('alert')).toHaveTextContent(transactions.byId.failure);
    expect(screen.getByRole('link', { name: 'VM-204918', hidden: true })).toBeInTheDocument();

    server.use(mock.ok(transactions.byId, detail));
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: '₦1,268,500.00' })).toBeVisible();
  });

  it('downloads the filtered list', async () => {
    const downloads: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.pathname);
    });
    onTestFinished(() => click.mockRestore());
    const onRequest = vi.fn();
    server.use(
      mock.ok(transactions.exportLink, ({ query }) => {
        onRequest(query);
        return { url: '/api/v1/transactions/export/signed', expiresAt: '2026-11-20T12:05:00.000Z' };
      }),
    );
    const { user } = open('/transactions?startDate=2026-11-01&after=cursor');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(downloads).toEqual(['/api/v1/transactions/export/signed']));
    expect(onRequest).toHaveBeenCalledWith({ startDate: '2026-11-01' });
  });

  it('shows empty, no-match and error states', async () => {
    server.use(
      mock.ok(transactions.mine, ({ query }) =>
        query.status ? page({ rows: [], count: 0 }) : page(),
      ),
    );
    const { user, router } = open('/transactions?status=refunded');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'VM-204918' })).toBeVisible();
    expect(router.state.location.search).toBe('');

    server.use(mock.fail(transactions.mine, 503));
    await router.navigate('/transactions?search=x');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not get transactions. Try again later.',
    );
  });

  it('denies access to staff without the permission', async () => {
    open('/transactions', buildAccount('staff', { resources: ['payouts'] }));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Invoices' })).not.toBeInTheDocument();
  });
});
