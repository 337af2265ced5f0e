import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { lagosDate } from '@market/domain/lagos-time';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { buildOrder, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
import { routes } from '../../routes';

const ready = buildOrder({
  orderName: 'VM-204931',
  orderStatus: 'ready_for_pickup',
  orderStatusId: 3,
  currentOrderStatus: 'Ready for pickup',
});
const rider = (id: string, name: string, planned = 2) => ({
  id,
  name,
  activeOrders: 2,
  deliveredOrders: 40,
  pickUpsPerDay: 20,
  days: [{ day: lagosDate(new Date()), planned, weight: 64 }],
});

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(adminOrders.list, buildOrderPage(ready)),
  mock.ok(adminOrders.byId, ready),
  mock.ok(dispatch.riders, ({ query }) => ({
    rows: [
      query.kind === 'partner' ? rider('arewa', 'Arewa Haulage') : rider('emeka', 'Emeka Udo'),
    ],
    count: 1,
  })),
);
const open = (address: string) =>
  renderApp('logistics', routes, address, { as: buildAccount('scheduler') });

describe('the scheduler', () => {
  it('lists unassigned orders and assigns one to a partner', async () => {
    const { user, router } = open('/dispatching');
    await user.click(await screen.findByRole('link', { name: 'Assign VM-204931' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Assign delivery' }));
    await user.click(drawer.getByRole('button', { name: 'Assign delivery' }));
    expect(await drawer.findByText('Choose a shipping partner')).toBeVisible();
    await user.click(await drawer.findByRole('radio', { name: /Arewa Haulage/ }));
    await user.type(drawer.getByLabelText('Note to the partner'), 'Two people to lift');
    const assigned = {
      ...ready,
      orderStatus: 'assigned' as const,
      orderStatusId: 4,
      assignment: {
        kind: 'partner' as const,
        assigneeName: 'Arewa Haulage',
        accepted: false,
        assignedAt: ready.createdAt,
      },
    };
    server.use(
      mock.ok(dispatch.assignPartner, ({ body }) => {
        expect(body).toEqual({
          orderIds: [ready.id],
          partnerId: 'arewa',
          pickUpOn: lagosDate(new Date()),
          note: 'Two people to lift',
        });
        server.use(
          mock.ok(adminOrders.byId, assigned),
          mock.ok(adminOrders.list, buildOrderPage()),
        );
        return [{ orderId: ready.id, done: true }];
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Assign to Arewa Haulage' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dispatching'));
    expect(await screen.findByRole('heading', { name: 'All orders are assigned' })).toBeVisible();
  });

  it('assigns an order to a dispatcher, and sees the server’s error', async () => {
    server.use(
      mock.fail(dispatch.assignDispatcher, 409, {
        message: 'Only an order that is ready for pick-up can be given.',
      }),
    );
    const { user } = open(`/orders/${ready.id}/assign`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Assign delivery' }));
    await user.click(drawer.getByRole('radio', { name: 'Dispatcher' }));
    await user.click(await drawer.findByRole('radio', { name: /Emeka Udo/ }));
    await user.click(drawer.getByRole('button', { name: 'Assign to Emeka Udo' }));
    expect(
      await drawer.findByText('Only an order that is ready for pick-up can be given.'),
    ).toBeVisible();
    expect(drawer.getByRole('radio', { name: /Emeka Udo/ })).toBeChecked();
  });

  it('assigns several orders at once, and sees which one the server refused and why', async () => {
    const late = buildOrder({
      orderName: 'VM-204902',
      orderStatus: 'ready_for_pickup',
      orderStatusId: 3,
      promise: { dispatchDay: '2020-01-02', firstDay: '2020-01-03', lastDay: '2020-01-04', fee: 0 },
    });
    server.use(mock.ok(adminOrders.list, buildOrderPage(late, ready)));
    const { user } = open('/dispatching');
    await user.click(await screen.findByRole('checkbox', { name: 'Select VM-204902' }));
    expect(await screen.findByText('1 order selected')).toBeVisible();
    expect(screen.getByText(', 1 late')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Assign 2' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Assign deliveries' }));
    await user.click(await drawer.findByRole('radio', { name: /Arewa Haulage/ }));
    const requests: unknown[] = [];
    server.use(
      mock.ok(dispatch.assignPartner, ({ body }) => {
        requests.push(body.orderIds);
        return body.orderIds.map((orderId) =>
          orderId === late.id && requests.length === 1
            ? { orderId, done: false, message: 'The customer cancelled this order.' }
            : { orderId, done: true },
        );
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Assign 2 to Arewa Haulage' }));
    expect(await drawer.findByText('1 of 2 orders assigned.')).toBeVisible();
    expect(drawer.getByRole('listitem')).toHaveTextContent(
      'VM-204902: The customer cancelled this order.',
    );
    await user.click(drawer.getByRole('button', { name: 'Assign 1 to Arewa Haulage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toEqual([[late.id, ready.id], [late.id]]);
    expect(screen.getByRole('checkbox', { name: 'Select VM-204902' })).not.toBeChecked();
  });

  it('sees why the last rider declined an order', async () => {
    const activity = (id: string, orderStatus: OrderStatusCode, rest = {}) => ({
      id,
      orderTrackerId: ready.id,
      activity: id,
      orderStatus,
      createdAt: ready.createdAt,
      updatedAt: ready.createdAt,
      ...rest,
    });
    server.use(
      mock.ok(adminOrders.byId, {
        ...ready,
        orderActivities: [
          activity('Assigned', 'assigned'),
          activity('Delivery declined', 'ready_for_pickup', {
            actor: 'Arewa Haulage',
            note: 'Vehicle too small',
          }),
        ],
      }),
    );
    open(`/orders/${ready.id}`);
    expect(await screen.findByText('Arewa Haulage declined')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Assign delivery' })).toHaveAttribute(
      'href',
      `/orders/${ready.id}/assign`,
    );
  });

  it('filters the list with tabs and a search, which are kept in the URL', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(adminOrders.list, ({ query }) => {
        if (query.limit === 20) requests.push(query);
        return query.search ? buildOrderPage() : buildOrderPage(ready);
      }),
    );
    const { user, router } = open('/dispatching');
    await user.click(await screen.findByRole('tab', { name: 'Accepted' }));
    await user.type(screen.getByRole('searchbox', { name: 'Order, customer or phone' }), 'x');
    expect(await screen.findByRole('heading', { name: 'No order matches “x”' })).toBeVisible();
    expect(router.state.location.search).toBe('?assignment=accepted&search=x');
    expect(requests).toEqual([
      { limit: 20, offset: 0, assignment: 'unassigned' },
      { limit: 20, offset: 0, assignment: 'accepted' },
      { limit: 20, offset: 0, assignment: 'accepted', search: 'x' },
    ]);
  });
});
