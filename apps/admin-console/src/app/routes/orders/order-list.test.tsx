import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as orders from '@market/api-client/contract/main/orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const ready = buildOrderSummary({ orderStatus: 'ready_for_pickup', orderStatusId: 3 });
const offered = buildOrderSummary({
  orderName: 'VM-204919',
  orderStatus: 'assigned',
  orderStatusId: 4,
  withinLagos: false,
  assignment: {
    kind: 'partner',
    assigneeName: 'Arewa Haulage',
    accepted: false,
    assignedAt: '2026-11-20T10:00:00.000Z',
  },
});
const page = (...rows: (typeof ready)[]) => ({
  rows,
  count: rows.length,
  statusCounts: { ready_for_pickup: 3, assigned: 2 },
});

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(adminOrders.list, page(ready, offered)),
  mock.ok(adminOrders.waiting, page(ready)),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['orders'] }) });

describe('the order list', () => {
  it('shows who delivers each order, and a tab for each status', async () => {
    open('/orders');
    expect(
      await screen.findByRole('row', {
        name: /VM-204918.*Chidinma Okafor.*Helios Yard.*Not assigned.*₦1,268,500.00.*Ready for pickup/,
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('row', { name: /VM-204919.*Arewa Haulage.*Interstate.*Assigned/ }),
    ).toBeVisible();
    for (const name of [/^All ?5$/, /^Ready for pickup ?3$/, /^Assigned ?2$/, /^Delivered ?0$/])
      expect(screen.getByRole('tab', { name })).toBeVisible();
  });

  it('marks each count with a plus sign when a search may match more orders than were counted', async () => {
    const statusCounts = { ready_for_pickup: 40, assigned: 12, completed: 948 };
    server.use(
      mock.ok(adminOrders.list, ({ query: { status } }) => ({
        rows: [ready],
        count: status ? 12 : 1000,
        statusCounts,
        isLatestOnly: true,
      })),
    );
    const { user } = open('/orders?search=ngozi');
    expect(await screen.findByText('1 to 20 of 1,000+')).toBeVisible();
    for (const name of [/^All ?999\+$/, /^Ready for pickup ?40\+$/, /^Delivered$/])
      expect(screen.getByRole('tab', { name })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: /^Assigned/ }));
    expect(await screen.findByText('1 to 12 of 12')).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Assigned ?12$/ })).toBeVisible();
  });

  it('shows the orders that match the filters in the URL, and updates the URL when a filter changes', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(adminOrders.list, ({ query }) => {
        onRequest(query);
        return page(ready);
      }),
    );
    const { user, router } = open('/orders?assignment=unassigned&from=2026-11-01&page=2');
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({
        limit: 20,
        offset: 20,
        assignment: 'unassigned',
        from: '2026-11-01',
      }),
    );
    await user.click(await screen.findByRole('tab', { name: /^Ready for pickup/ }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({
        limit: 20,
        offset: 0,
        assignment: 'unassigned',
        from: '2026-11-01',
        status: 'ready_for_pickup',
      }),
    );
    expect(router.state.location.search).toBe(
      '?assignment=unassigned&from=2026-11-01&status=ready_for_pickup',
    );
  });

  it('has a separate tab for the orders that need action from the platform', async () => {
    const { user, router } = open('/orders?assignment=offered&status=assigned');
    await user.click(await screen.findByRole('tab', { name: /^Waiting for us ?1$/ }));
    expect(router.state.location.search).toBe('?view=waiting');
    expect(await screen.findByRole('link', { name: 'VM-204918' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'VM-204919' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('combobox', { name: /Delivery/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^All ?5$/ }));
    expect(await screen.findByRole('link', { name: 'VM-204919' })).toBeVisible();
    server.use(mock.ok(adminOrders.waiting, { rows: [], count: 0, statusCounts: {} }));
    await user.click(screen.getByRole('tab', { name: /^Waiting for us/ }));
    await user.type(screen.getByRole('searchbox'), 'wind');
    expect(
      await screen.findByRole('heading', { name: 'No orders match these filters' }),
    ).toBeVisible();
  });

  it('opens from a search in the top bar', async () => {
    server.use(mock.ok(orders.search, { rows: [], count: 0, statusCounts: {} }));
    const { user, router } = open('/');
    await user.click(await screen.findByRole('button', { name: /^Search or jump to/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'okafor');
    await user.click(await screen.findByRole('option', { name: 'Search orders for “okafor”' }));
    await screen.findByRole('heading', { name: 'Orders', level: 1 });
    expect(router.state.location.search).toBe('?search=okafor');
  });

  it('can be limited to one store', async () => {
    const storeId = idOf('store');
    const onRequest = vi.fn();
    server.use(
      mock.ok(adminOrders.list, ({ query }) => {
        onRequest(query);
        return page(ready);
      }),
    );
    const { user, router } = open(`/orders?storeId=${storeId}`);
    await user.click(await screen.findByRole('button', { name: 'Store: Helios Yard' }));
    expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ storeId }));
    expect(router.state.location.search).toBe('');
  });

  it('shows a no-match state with a button that clears all filters, and an empty state when there are no orders', async () => {
    server.use(mock.ok(adminOrders.list, { rows: [], count: 0, statusCounts: {} }));
    const { user, router } = open('/orders?status=delivered&search=wind&to=2026-01-01');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('shows an error with a retry button', async () => {
    server.use(mock.fail(adminOrders.list, 503));
    const { user } = open('/orders');
    expect(await screen.findByRole('alert')).toHaveTextContent(adminOrders.list.failure);
    server.use(mock.ok(adminOrders.list, page(ready)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'VM-204918' })).toBeVisible();
  });
});
