import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildOrder, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(merchantOrders.address, buildOrder().deliveryAddress),
  mock.ok(merchantOrders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
);
const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

describe('the order page', () => {
  it('shows the customer, the items, the prices and the payout breakdown', async () => {
    server.use(
      mock.ok(
        merchantOrders.byId,
        buildOrder({
          split: {
            commissionPercent: 8,
            commission: 10_000_000,
            delivery: 1_850_000,
            dueToMerchant: 115_000_000,
          },
        }),
      ),
    );
    open('/orders/x');
    await screen.findByRole('heading', { level: 1, name: 'Order VM-204918' });
    await waitFor(() => expect(document.title).toBe('Order VM-204918 · Voltmart merchant'));
    expect(
      within(screen.getByRole('list', { name: 'Progress' })).getByRole('listitem', {
        current: 'step',
      }),
    ).toHaveTextContent('Pending');
    expect(screen.getByText('Within Lagos')).toBeVisible();
    expect(screen.getByText('Waiting for Helios Yard to confirm')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Items of this order' })).toHaveTextContent(
      'Axora H5 hybrid inverter5 kVA, Signal white₦1,250,000.00',
    );
    expect(
      screen.getByRole('figure', { name: 'Shares of the ₦1,268,500.00 paid' }),
    ).toHaveTextContent(
      /You receive₦1,150,000\.00.*Commission, 8%₦100,000\.00.*Delivery₦18,500\.00/,
    );
  });

  it('links to the photo of each failed delivery', async () => {
    const { orderActivities } = buildOrder();
    const failed = orderActivities.map((activity) => ({
      ...activity,
      id: idOf('failed'),
      activity: 'Delivery not made',
      photo: '/images/0b0e9b5e6a0e',
    }));
    server.use(
      mock.ok(
        merchantOrders.byId,
        buildOrder({ orderActivities: [...orderActivities, ...failed] }),
      ),
    );
    open('/orders/x');
    const activity = within(await screen.findByRole('list', { name: 'Activity, newest first' }));
    expect(activity.getByRole('link', { name: 'Photo of the failed delivery' })).toHaveAttribute(
      'href',
      '/images/0b0e9b5e6a0e/1280.webp',
    );
  });

  it('shows the last day on which a delivered order can be returned', async () => {
    server.use(
      mock.ok(
        merchantOrders.byId,
        buildOrder({
          orderStatus: 'delivered',
          orderStatusId: 7,
          returnableUntil: '2026-12-02T10:00:00.000Z',
        }),
      ),
    );
    open('/orders/x');
    expect(await screen.findByText('Delivered, can be returned until 2 December')).toBeVisible();
  });

  it('offers only allowed status changes, and asks before cancelling', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(merchantOrders.byId, buildOrder({ allowedStatusIds: [2, 9] })),
      mock.ok(orders.update, ({ body }) => {
        sent(body);
        return buildOrder();
      }),
    );
    const { user } = open('/orders/x');
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ orderStatusId: 2 }));
    expect(screen.queryByRole('button', { name: 'Mark order ready' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel VM-204918?' }));
    expect(sent).toHaveBeenCalledTimes(1);
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Out of stock');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ orderStatusId: 9, cancelReason: 'out_of_stock' }),
      ),
    );
  });

  it('refetches the order when a status change is refused because the order has changed in the meantime', async () => {
    server.use(mock.ok(merchantOrders.byId, buildOrder({ allowedStatusIds: [2, 9] })));
    const { user } = open('/orders/x');
    await screen.findByRole('button', { name: 'Confirm order' });
    server.use(
      mock.fail(orders.update, 409, {
        message: 'This order is cancelled, so it cannot become confirmed.',
      }),
      mock.ok(merchantOrders.byId, buildOrder({ orderStatus: 'cancelled', orderStatusId: 9 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(
      await screen.findByText('This order is cancelled, so it cannot become confirmed.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument(),
    );
  });

  it('hands a ready order over to the hub, and saves the rider’s number', async () => {
    const atReady = buildOrder({ orderStatus: 'ready_for_pickup', orderStatusId: 3 });
    const saved = vi.fn();
    server.use(
      mock.ok(merchantOrders.byId, atReady),
      mock.ok(merchantOrders.assignToPlatform, () => {
        const assigned = {
          ...atReady,
          assignment: {
            kind: 'platform' as const,
            assigneeName: 'Voltmart hub',
            accepted: true,
            assignedAt: '2026-11-20T15:00:00.000Z',
          },
        };
        server.use(mock.ok(merchantOrders.byId, assigned));
        return assigned;
      }),
      mock.ok(merchantOrders.dispatchPhone, ({ body }) => {
        saved(body);
        return atReady;
      }),
    );
    const { user } = open('/orders/x');
    await user.click(await screen.findByRole('button', { name: 'Hand over to the Voltmart hub' }));
    expect(await screen.findByText('Voltmart hub')).toBeVisible();
    await user.type(await screen.findByLabelText('Rider’s phone number'), '12');
    await user.click(screen.getByRole('button', { name: 'Save number' }));
    expect(await screen.findByText('Enter a phone number such as 0803 123 4567')).toBeVisible();
    await user.clear(screen.getByLabelText('Rider’s phone number'));
    await user.type(screen.getByLabelText('Rider’s phone number'), '0803 123 4567');
    await user.click(screen.getByRole('button', { name: 'Save number' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ dispatchPhoneNumber: '0803 123 4567' }),
    );
  });

  it('does not ask for a rider’s phone number once the order is back at the store', async () => {
    server.use(
      mock.ok(
        merchantOrders.byId,
        buildOrder({
          orderStatus: 'returned_to_store',
          assignment: {
            kind: 'dispatcher',
            assigneeName: 'Emeka Udo',
            accepted: true,
            assignedAt: '2026-11-20T15:00:00.000Z',
          },
        }),
      ),
    );
    open('/orders/x');
    expect(await screen.findByText('Emeka Udo')).toBeVisible();
    expect(screen.queryByLabelText('Rider’s phone number')).not.toBeInTheDocument();
  });

  it('shows a message when there is no such order', async () => {
    server.use(mock.fail(merchantOrders.byId, 404));
    open('/orders/x');
    expect(
      await screen.findByRole('heading', { name: 'This page has moved or never existed' }),
    ).toBeVisible();
  });
});
