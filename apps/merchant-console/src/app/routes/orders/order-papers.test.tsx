import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as transactions from '@market/api-client/contract/main/transactions';
import type { Invoice } from '@market/domain/transactions/invoice';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrder, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const [one, another] = [
  buildOrder({ orderName: 'VM-204918', orderNote: 'Call first' }),
  buildOrder({ orderName: 'VM-204911' }),
];
const ids = `${one.id},${another.id}`;

const invoice: Invoice = {
  id: one.id,
  invoiceNumber: 'INV-204918',
  orderName: 'VM-204918',
  customerName: 'Chidinma Okafor',
  total: 126_850_000,
  refunded: 0,
  status: 'success',
  issuedAt: one.createdAt,
  seller: { storeName: 'Helios Yard' },
  buyer: {
    fullName: 'Chidinma Okafor',
    address: '12 Bode Thomas Street',
    lga: 'Surulere',
    state: 'Lagos',
    phoneNumber: '0803 123 4567',
  },
  lines: [],
  subtotal: 125_000_000,
  discount: 0,
  shippingFee: 1_850_000,
  payment: { reference: 'pay-1', paidAt: one.createdAt },
  split: {
    commissionPercent: 8,
    commission: 10_000_000,
    delivery: 1_850_000,
    dueToMerchant: 115_000_000,
  },
};

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(merchantOrders.list, { rows: [one], count: 0, statusCounts: {} }),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
);
const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

describe('printed order documents', () => {
  it('are packing slips without prices, one per order', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(merchantOrders.packingSlips, ({ query }) => {
        onRequest(query.ids);
        return [one, another];
      }),
    );
    open(`/orders/papers?paper=slips&ids=${ids}`);
    const slip = await screen.findByRole('article', { name: 'Packing slip VM-204918' });
    expect(slip).toHaveTextContent(/Axora H5 hybrid inverter.*Call first/);
    expect(slip).not.toHaveTextContent('₦');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(onRequest).toHaveBeenCalledWith(ids);
  });

  it('can be switched to invoices by users with access to payments', async () => {
    server.use(mock.ok(merchantOrders.packingSlips, [one]), mock.ok(transactions.invoice, invoice));
    const { user, router, unmount } = open(`/orders/papers?paper=slips&ids=${one.id}`);
    await user.click(await screen.findByRole('radio', { name: 'Invoices' }));
    expect(await screen.findByText('INV-204918')).toBeVisible();
    expect(router.state.location.search).toContain('paper=invoices');
    unmount();
    renderApp('merchant', routes, `/orders/papers?ids=${one.id}`, {
      as: buildAccount('staff', { resources: ['orders'] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Packing slips' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Invoices' })).not.toBeInTheDocument();
  });

  it('redirect to the order list when no order is selected', async () => {
    const { router } = open('/orders/papers');
    expect(await screen.findByRole('link', { name: 'VM-204918' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/orders');
  });
});
