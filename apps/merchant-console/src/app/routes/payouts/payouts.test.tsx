import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { MerchantPayments, Payout, PayoutOrder } from '@market/domain/payouts/payout';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildStatement } from '@market/testing/factories/statements';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const payout: Payout = {
  id: 'payout-1',
  reference: 'PO-000001',
  payee: 'store' as const,
  payeeId: 'store',
  payeeName: 'Helios Yard',
  status: 'pending',
  amount: 115_000_000,
  bankName: 'Guaranty Bank',
  accountNumberLast4: '4471',
  orderCount: 1,
  requestedAt: '2026-11-18T15:02:00.000Z',
  requestedBy: 'Ngozi Eze',
};
const order: PayoutOrder = {
  id: 'order-1',
  orderName: 'VM-204918',
  total: 126_850_000,
  commission: 10_000_000,
  due: 115_000_000,
};
const money: MerchantPayments = {
  stats: { processedPayment: 300_00, approvedPayment: 200_00, pendingPayment: 600_00 },
  available: 500_00,
  held: 400_00,
  disputed: 0,
  rows: [payout],
  count: 1,
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(payouts.mine, money),
  mock.ok(payouts.orders, { rows: [order], count: 1 }),
);
const open = (address = '/payouts') =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

describe('the payouts page', () => {
  it('requests a payout of the available amount after a confirmation, and shows the new status', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(payouts.createOrApprove, ({ body }) => {
        sent(body);
        server.use(mock.ok(payouts.mine, { ...money, available: 0 }));
        return payout;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Request ₦500.00' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Request a payout of ₦500.00?' }),
    );
    expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Request payout' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Request ₦500.00' })).not.toBeInTheDocument(),
    );
    expect(sent).toHaveBeenCalledWith({ action: 'request' });
  });

  it('shows that there are more payouts than were counted', async () => {
    server.use(mock.ok(payouts.mine, { ...money, count: 1_000 }));
    open();
    expect(await screen.findByText('1 to 20 of 1,000+')).toBeVisible();
  });

  it('opens a payout with its orders, and Back closes it', async () => {
    const { user, router } = open('/payouts?page=1');
    await user.click(await screen.findByRole('button', { name: 'PO-000001' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'PO-000001' }));
    expect(await drawer.findByRole('link', { name: 'VM-204918' })).toHaveAttribute(
      'href',
      '/orders/order-1',
    );
    expect(
      drawer.getByText(
        '₦1,268,500.00 paid, less ₦100,000.00 commission and ₦18,500.00 delivery and refunds',
      ),
    ).toBeVisible();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens the statement of a payout', async () => {
    server.use(mock.ok(payouts.statement, buildStatement({ reference: 'PO-000001' })));
    const { user, router } = open('/payouts?payout=payout-1');
    const drawer = within(await screen.findByRole('dialog', { name: 'PO-000001' }));
    await user.click(drawer.getByRole('link', { name: 'Open statement' }));
    const sheet = within(await screen.findByRole('article', { name: 'Statement PO-000001' }));
    expect(router.state.location.pathname).toBe('/payouts/payout-1/statement');
    expect(sheet.getByText('Due from these orders').nextSibling).toHaveTextContent('₦1,620,000.00');
    expect(sheet.getByRole('link', { name: 'VM-204918' })).toBeVisible();
  });

  it('loads the orders of a large payout page by page', async () => {
    server.use(
      mock.ok(payouts.mine, { ...money, rows: [{ ...payout, orderCount: 1_240 }] }),
      mock.ok(payouts.orders, ({ params, query }) => {
        expect(params.id).toBe('payout-1');
        return {
          rows: [
            query.offset === 20 ? { ...order, id: 'order-21', orderName: 'VM-204898' } : order,
          ],
          count: 1_240,
        };
      }),
    );
    const { user } = open('/payouts?payout=payout-1');
    const drawer = within(await screen.findByRole('dialog', { name: 'PO-000001' }));
    expect(drawer.getByText('1 to 20 of 1,240')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Next page' }));
    expect(await drawer.findByRole('link', { name: 'VM-204898' })).toHaveAttribute(
      'href',
      '/orders/order-21',
    );
  });

  it('shows each amount under one status only, and filters by status', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(payouts.mine, ({ query }) => {
        requests.push(query.status);
        return money;
      }),
    );
    const { user } = open();
    const figures = within(await screen.findByLabelText('Your money'));
    await figures.findByText('Pending');
    // ₦600 is payable, of which ₦500 has not been requested.
    expect((await figures.findByText('Pending')).parentElement).toHaveTextContent('₦100.00');
    await user.click(screen.getByRole('tab', { name: 'Processing' }));
    await waitFor(() => expect(requests.at(-1)).toBe('approved'));
  });

  it('disables payout requests when nothing is available', async () => {
    server.use(mock.ok(payouts.mine, { ...money, available: 0, rows: [], count: 0 }));
    open();
    expect(await screen.findByRole('heading', { name: 'No payouts yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request payout' })).toBeDisabled();
  });
});
