import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as banks from '@market/api-client/contract/bank/banks';
import * as images from '@market/api-client/contract/main/images';
import * as orders from '@market/api-client/contract/main/orders';
import * as returns from '@market/api-client/contract/main/returns';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrder } from '@market/testing/factories/orders';
import { buildOrderReturn } from '@market/testing/factories/returns';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const as = buildAccount('customer');
const [line] = buildOrder().orderItems;
if (!line) throw new Error('An order has lines');
const [inverter, panel, cable] = [
  { ...line, id: 'i1', productName: 'Axora H5', quantity: 1, returnable: 0 },
  { ...line, id: 'i2', productName: 'Sunforge panel', quantity: 4, returnable: 3 },
  { ...line, id: 'i3', productName: 'Corda cable', quantity: 1, returnable: 1 },
];
const order = buildOrder({
  id: 'o1',
  orderStatusId: 7,
  orderStatus: 'delivered',
  orderItems: [inverter, cable, panel],
  returnableUntil: '2026-11-27T13:06:00.000Z',
});

describe('the return request form', () => {
  it('asks for quantity, reason, photos and type for returnable items, and keeps the input after a failure', async () => {
    const sent = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(orders.byId, order),
      mock.ok(images.upload, { hostedImage: '/images/photo-0001', width: 640, height: 480 }),
      mock.fail(returns.replaceOrder, 422, {
        errors: [{ field: 'items.0.quantity', message: 'Only 1 can still go back' }],
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/orders/o1/return', { as });
    const goods = within(await screen.findByRole('group', { name: 'What are you returning?' }));
    expect(goods.queryByRole('checkbox', { name: /Axora H5/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send request to Helios Yard' }));
    expect(await screen.findByText('Choose what to return')).toBeVisible();
    expect(screen.getByText('Choose a refund or a replacement')).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: /Corda cable/ }));
    await user.click(screen.getByRole('checkbox', { name: /Corda cable/ }));
    await user.click(screen.getByRole('checkbox', { name: /Sunforge panel/ }));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(screen.getByRole('button', { name: 'Send request to Helios Yard' }));
    const reason = screen.getByRole('combobox', { name: 'What is wrong?' });
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Choose a reason'));
    await user.selectOptions(reason, 'Arrived damaged');
    await user.upload(
      screen.getByLabelText(/Add photos/),
      new File(['x'], 'crack.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('img', { name: 'Added, 1 of 1' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Replacement/ }));
    await user.click(screen.getByRole('button', { name: 'Send request to Helios Yard' }));
    expect(await screen.findByText('Only 1 can still go back')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Added, 1 of 1' })).toBeVisible();

    server.use(
      mock.ok(returns.replaceOrder, ({ params, body }) => {
        sent(params.id, body);
        return buildOrderReturn({ id: 'r1', type: 'replace' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send request to Helios Yard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/returns/r1'));
    expect(sent).toHaveBeenCalledWith('o1', {
      items: [
        {
          orderItemId: 'i2',
          quantity: 2,
          reason: 'Arrived damaged',
          photos: ['/images/photo-0001'],
        },
      ],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Waiting for Helios Yard' }),
    ).toBeVisible();
  });

  it('asks for a bank account for the refund when the order was paid in cash', async () => {
    const sent = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(banks.list, [{ name: 'GTBank', code: '058', slug: 'gtbank' }]),
      mock.ok(
        orders.byId,
        buildOrder({
          ...order,
          orderItems: [cable],
          payOnDelivery: { amount: 1_000_000, collectedAt: '2026-11-20T13:06:00.000Z' },
        }),
      ),
      mock.ok(returns.returnOrder, ({ body }) => {
        sent(body.refundAccount);
        return buildOrderReturn({ id: 'r1' });
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/orders/o1/return', { as });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What is wrong?' }),
      'Arrived damaged',
    );
    await user.click(screen.getByRole('radio', { name: /Refund/ }));
    await user.click(screen.getByRole('button', { name: 'Send request to Helios Yard' }));
    expect(await screen.findByText('Choose a bank')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('combobox', { name: 'Bank' }));
    await user.click(await screen.findByRole('option', { name: 'GTBank' }));
    await user.type(screen.getByLabelText('Account number'), '0123456785');
    await user.click(screen.getByRole('button', { name: 'Send request to Helios Yard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/returns/r1'));
    expect(sent).toHaveBeenCalledWith({ bankCode: '058', accountNumber: '0123456785' });
  });

  it('shows a message when nothing can be returned', async () => {
    server.use(...frameHandlers(), mock.ok(orders.byId, buildOrder({ id: 'o1' })));
    renderApp('storefront', routes, '/orders/o1/return', { as });
    expect(
      await screen.findByRole('heading', { name: 'Nothing in this order can be returned now' }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' }),
    ).toHaveAttribute('href', '/help?order=VM-204918#talk');
  });
});

describe('a return', () => {
  it('shows its status and its history, and can be withdrawn after a confirmation', async () => {
    let current: OrderReturn = buildOrderReturn({ id: 'r1', allowedStatuses: ['cancelled'] });
    server.use(
      ...frameHandlers(),
      mock.ok(returns.byId, () => current),
      mock.ok(
        returns.updateStatus,
        ({ body }) => (current = buildOrderReturn({ id: 'r1', status: body.status })),
      ),
    );
    const { user } = renderApp('storefront', routes, '/returns/r1', { as });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Waiting for Helios Yard' }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Activity' })).getByText(
        'Refund VM-204918-R1 requested',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw return' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Withdraw return',
      }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You withdrew this return' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw return' })).not.toBeInTheDocument();
  });

  it.each(['approved', 'received', 'refunded'] as const)(
    'with the status %s does not mention a card, because the customer may have paid by bank transfer or in cash',
    async (status) => {
      const payment = {
        id: 'f1',
        amount: 100_000,
        status: 'sent',
        createdAt: '2026-11-21T08:00:00.000Z',
        sentAt: '2026-11-21T09:00:00.000Z',
      } as const;
      const shown = buildOrderReturn({
        id: 'r1',
        status,
        ...(status === 'refunded' && { payment }),
      });
      server.use(...frameHandlers(), mock.ok(returns.byId, shown));
      renderApp('storefront', routes, '/returns/r1', { as });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getByRole('main')).not.toHaveTextContent(/card/);
    },
  );
});

describe('the returns', () => {
  it('are filtered by status, and have an empty state that links to all returns', async () => {
    const rows = [buildOrderReturn({ id: 'r1', returnName: 'VM-204918-R1', status: 'refunded' })];
    const onRequest = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(returns.list, ({ query }) => {
        onRequest(query.status);
        return {
          rows: query.status === undefined ? rows : [],
          count: 0,
          statusCounts: { refunded: 1 },
        };
      }),
    );
    const { user } = renderApp('storefront', routes, '/returns?status=rejected', { as });
    expect(
      await screen.findByRole('heading', { name: 'No returns with this status' }),
    ).toBeVisible();
    expect(onRequest).toHaveBeenLastCalledWith('rejected');
    await user.click(screen.getByRole('button', { name: 'Show all returns' }));
    expect(await screen.findByRole('link', { name: 'VM-204918-R1' })).toHaveAttribute(
      'href',
      '/returns/r1',
    );
  });

  it('show an error when they cannot be loaded', async () => {
    server.use(...frameHandlers(), mock.fail(returns.list, 500));
    renderApp('storefront', routes, '/returns', { as });
    expect(await screen.findByRole('heading', { name: returns.list.failure })).toBeVisible();
  });
});
