import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/orders';
import { texts } from '@market/api-client/contract/texts';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrder, buildOrderSummary } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frame } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const as = buildAccount('customer');
const first = buildOrderSummary({ orderName: 'VM-1', total: 100 });
const second = buildOrderSummary({ orderName: 'VM-2', total: 250, storeName: 'Garden City Gas', orderStatusId: 6, orderStatus: 'in_transit' });
const page = (rows: (typeof first)[]) => ({ rows, count: rows.length, statusCounts: { pending: 1, in_transit: 1 } });

describe('the orders', () => {
  it('stand together as they were paid, each with its status', async () => {
    server.use(...frame(), mock.ok(orders.list, page([first, second])));
    renderApp('storefront', routes, '/orders', { as });
    const paid = within(await screen.findByRole('region', { name: /^Paid 20 Nov, 14:06/ }));
    expect(paid.getByText('₦3.50')).toBeVisible();
    expect(paid.getByRole('link', { name: 'VM-2' })).toHaveAttribute('href', `/orders/${second.id}`);
    expect((await paid.findAllByText('In transit')).length).toBeGreaterThan(0);
  });

  it('tell none at all from none in a status', async () => {
    server.use(...frame(), mock.ok(orders.list, page([])));
    const { user, router } = renderApp('storefront', routes, '/orders?status=delivered', { as });
    expect(await screen.findByRole('heading', { name: 'No orders stand here now' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('say so when they cannot be got', async () => {
    server.use(...frame(), mock.fail(orders.list, 500));
    renderApp('storefront', routes, '/orders', { as });
    expect(await screen.findByRole('heading', { name: texts.orders })).toBeVisible();
  });
});

describe('an order', () => {
  const open = () => renderApp('storefront', routes, '/orders/o1', { as });

  it('shows the delivery code while it is on its way, and where it is', async () => {
    const order = buildOrder({ id: 'o1', orderStatusId: 6, orderStatus: 'in_transit', orderDeliveryToken: '482061' });
    server.use(...frame(), mock.ok(orders.list, page([])), mock.ok(orders.byId, order), mock.ok(orders.renewToken, { ...order, orderDeliveryToken: '111222' }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'In transit' })).toBeVisible();
    expect(screen.getByText('482061')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveTextContent('In transit, now');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('keeps the code back before that, and is cancelled when the server allows it, after a question', async () => {
    const cancelled = vi.fn();
    const order = buildOrder({ id: 'o1', orderDeliveryToken: '482061', allowedStatusIds: [9] });
    server.use(
      ...frame(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, () => (cancelled.mock.calls.length > 0 ? { ...order, orderStatusId: 9, orderStatus: 'cancelled', allowedStatusIds: [] } : order)),
      mock.ok(orders.update, ({ body }) => {
        cancelled(body);
        return order;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.queryByText('482061')).not.toBeInTheDocument();
    const question = within(await screen.findByRole('alertdialog', { name: /^Cancel VM-204918/ }));
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    expect(cancelled).toHaveBeenCalledWith({ orderStatusId: 9 });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('that is not this customer’s does not exist', async () => {
    server.use(...frame(), mock.fail(orders.byId, 404));
    open();
    expect(await screen.findByRole('heading', { name: 'This page has moved or never existed' })).toBeVisible();
  });
});
