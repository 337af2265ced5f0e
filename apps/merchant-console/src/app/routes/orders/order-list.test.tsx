import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const first = buildOrderSummary({ orderName: 'VM-204918' });
const second = buildOrderSummary({ orderName: 'VM-204911', customerName: 'Gbenga Afolabi' });
const ready = buildOrderSummary({
  orderName: 'VM-204866',
  orderStatus: 'ready_for_pickup',
  orderStatusId: 3,
});

const orderPage = {
  rows: [first, second, ready],
  count: 3,
  statusCounts: { pending: 2, ready_for_pickup: 1 },
};

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(merchantOrders.list, orderPage),
  mock.ok(merchantOrders.newest, { ids: orderPage.rows.map(({ id }) => id), toConfirm: 2 }),
);

const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });
const select = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

describe('the order list', () => {
  it('has a tab for each status, with the server’s labels and counts, and keeps the chosen tab in the URL', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(merchantOrders.list, ({ query }) => {
        onRequest(query);
        return { rows: [ready], count: 1, statusCounts: { pending: 2, ready_for_pickup: 1 } };
      }),
    );
    const { user, router } = open('/orders');
    await user.click(await screen.findByRole('tab', { name: /Ready for pickup ?1/ }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'ready_for_pickup' }),
      ),
    );
    expect(router.state.location.search).toBe('?status=ready_for_pickup');
    expect(screen.queryByRole('tab', { name: /In transit/ })).not.toBeInTheDocument();
  });

  it('confirms the selected orders, and keeps keyboard focus on the page when they disappear from the tab', async () => {
    const { user } = open('/orders?status=pending');
    await user.click(await select('VM-204918'));
    server.use(
      mock.ok(merchantOrders.move, ({ body }) => {
        server.use(
          mock.ok(merchantOrders.list, async ({ query }) => {
            // Delays the sidebar's count until the list has loaded and its buttons are gone.
            if (query.limit === 5) await new Promise((resolve) => setTimeout(resolve, 200));
            return { rows: [], count: 0, statusCounts: {} };
          }),
        );
        return body.orderIds.map((orderId) => ({ orderId, done: true, message: 'Moved' }));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm 1 order' }));
    expect(await screen.findByText('1 order moved to “Confirmed”')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows an error when the statuses fail to load, and the status tabs after a retry', async () => {
    server.use(mock.fail(orders.statuses, 500));
    const { user } = open('/orders');
    expect(await screen.findByText(/Could not load the order statuses/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'VM-204918' })).toBeVisible();
    server.use(mock.ok(orders.statuses, orderStatuses));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: /Pending/ })).toBeVisible();
    expect(screen.queryByText(/Could not load the order statuses/)).not.toBeInTheDocument();
  });

  it('sends filters to the server, and clears them from the no-match state', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(merchantOrders.list, ({ query }) => {
        onRequest(query);
        return query.handOver ? { rows: [], count: 0, statusCounts: {} } : orderPage;
      }),
    );
    const { user, router } = open('/orders?handOver=late&delivery=interstate&payout=nonsense');
    expect(await screen.findByText('No orders match these filters')).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ handOver: 'late', delivery: 'interstate' }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'VM-204918' })).toBeVisible();
    expect(router.state.location.search).not.toContain('late');
  });

  it('shows the time left until handover', async () => {
    const inHours = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();
    server.use(
      mock.ok(merchantOrders.list, {
        rows: [
          { ...first, handOverBy: inHours(31) },
          { ...second, handOverBy: inHours(-3) },
        ],
        count: 2,
        statusCounts: { pending: 2 },
      }),
    );
    open('/orders');
    expect((await screen.findAllByRole('timer')).map(({ textContent }) => textContent)).toEqual([
      '31 h left',
      'Late by 2 h',
    ]);
  });

  it('shows that there are more orders than the server counted', async () => {
    server.use(
      mock.ok(merchantOrders.list, {
        rows: [first],
        count: 1003,
        statusCounts: { pending: 3, completed: 1000 },
      }),
    );
    open('/orders');
    expect(await screen.findByText('1 to 20 of 1,003+')).toBeVisible();
    expect(screen.getByText('Page 1')).toBeVisible();
  });

  it('changes the selected orders together, shows why one was refused and keeps it selected', async () => {
    const onMove = vi.fn();
    server.use(
      mock.ok(merchantOrders.move, ({ body }) => {
        onMove(body);
        return [
          { orderId: first.id, done: true },
          {
            orderId: second.id,
            done: false,
            message: 'This order is cancelled, so it cannot become confirmed.',
            allowed: [],
          },
        ];
      }),
    );
    const { user } = open('/orders');
    await user.click(await select('VM-204918'));
    await user.click(await select('VM-204911'));
    await user.click(await screen.findByRole('button', { name: 'Confirm 2 orders' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 order was not changed' }));
    expect(
      dialog.getByText('This order is cancelled, so it cannot become confirmed.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'VM-204911' })).toHaveAttribute(
      'href',
      `/orders/${second.id}`,
    );
    expect(onMove).toHaveBeenCalledWith({ orderIds: [first.id, second.id], orderStatusId: 2 });
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(await select('VM-204911')).toBeChecked();
    expect(await select('VM-204918')).not.toBeChecked();
  });

  it('hands ready orders over to the hub together', async () => {
    const handedOver = vi.fn();
    server.use(
      mock.ok(merchantOrders.handOver, ({ body }) => {
        handedOver(body);
        return [{ orderId: ready.id, done: true }];
      }),
    );
    const { user } = open('/orders');
    await user.click(await select('VM-204866'));
    await user.click(await screen.findByRole('button', { name: 'Hand over 1 order' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument(),
    );
    expect(handedOver).toHaveBeenCalledWith({ orderIds: [ready.id] });
  });

  it('offers only actions that all selected orders allow', async () => {
    const { user } = open('/orders');
    await user.click(await select('VM-204918'));
    await user.click(await select('VM-204866'));
    expect(await screen.findByText('These orders have no action in common')).toBeVisible();
  });
});

it('the order list exports all pages of the filtered list', async () => {
  const downloads: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.pathname);
  });
  onTestFinished(() => click.mockRestore());
  const onRequest = vi.fn();
  server.use(
    mock.ok(merchantOrders.exportLink, ({ query }) => {
      onRequest(query);
      return { url: '/api/exports/orders', expiresAt: '2026-11-20T12:05:00.000Z' };
    }),
  );
  const { user } = open('/orders?status=pending&search=eze&page=2');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/exports/orders']));
  expect(onRequest).toHaveBeenCalledWith({ status: 'pending', search: 'eze' });
});

describe('new orders', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are announced without changing the list until the user clicks', async () => {
    const third = buildOrderSummary({ orderName: 'VM-204925' });
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    open('/orders?status=ready_for_pickup');
    await screen.findByRole('link', { name: 'VM-204918' });
    server.use(
      mock.ok(merchantOrders.newest, {
        ids: [third.id, first.id, second.id, ready.id],
        toConfirm: 3,
      }),
      mock.ok(merchantOrders.list, {
        rows: [third, first, second, ready],
        count: 4,
        statusCounts: { pending: 3, ready_for_pickup: 1 },
      }),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    const show = await screen.findByRole('button', { name: 'Show 1 new order' });
    expect(screen.queryByRole('link', { name: 'VM-204925' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Orders ?3/ })).toBeVisible();
    show.focus();
    act(() => show.click());
    expect(await screen.findByRole('link', { name: 'VM-204925' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /new order/ })).not.toBeInTheDocument(),
    );
    // The button had the focus, so the next Tab moves into the list.
    expect(screen.getByRole('table', { name: 'Orders' }).closest('[tabindex="-1"]')).toHaveFocus();
  });
});
