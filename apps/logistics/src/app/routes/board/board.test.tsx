import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
import { routes } from '../../routes';

const today = lagosDate(new Date());
const order = (orderName: string, overrides: Partial<BoardOrder> = {}): BoardOrder => ({
  id: idOf(orderName),
  orderName,
  status: 'ready_for_pickup',
  toAssign: true,
  storeName: 'Helios Yard',
  from: 'Ikeja',
  place: 'Zaria, Kaduna',
  state: 'Kaduna',
  weight: 12.5,
  accepted: false,
  since: new Date().toISOString(),
  ...overrides,
});
const arewa = { id: idOf('arewa'), name: 'Arewa Haulage', kind: 'partner' } as const;
const late = order('VM-1', { promisedBy: addDays(today, -2) });
const fresh = order('VM-2', { state: 'Lagos', place: 'Ikorodu, Lagos' });
const planned = order('VM-3', {
  status: 'assigned',
  toAssign: false,
  rider: arewa,
  pickUpOn: today,
  promisedBy: addDays(today, 3),
  since: '2026-01-05T09:00:00.000Z',
});
const plan = (id: string, name: string, extra = {}) => ({
  id,
  name,
  activeOrders: 2,
  deliveredOrders: 40,
  pickUpsPerDay: 8,
  days: [9, 4, 0, 0, 0].map((count, index) => ({
    day: addDays(today, index),
    planned: count,
    weight: 10,
  })),
  ...extra,
});

const boardPage = (...rows: BoardOrder[]) => ({ rows, count: rows.length });
const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(adminOrders.list, buildOrderPage()),
  mock.ok(dispatch.list, buildOrderPage()),
  mock.ok(dispatch.board, boardPage(late, fresh, planned)),
  mock.ok(dispatch.riders, ({ query }) => ({
    rows:
      query.kind === 'partner'
        ? [plan(arewa.id, arewa.name), plan(idOf('delta'), 'Delta Line', { isOnboarded: false })]
        : [plan(idOf('uche'), 'Uche Eze')],
    count: 2,
  })),
);
const open = (address = '/board', role: 'scheduler' | 'dispatcher' = 'scheduler') =>
  renderApp('logistics', routes, address, { as: buildAccount(role) });
const toAssign = async () =>
  within(await screen.findByRole('list', { name: 'Orders to assign' })).getAllByRole('listitem');

describe('the delivery board', () => {
  it('is the first page that schedulers see, and shows how late orders are and the plan for each rider', async () => {
    open('/');
    const rows = await toAssign();
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['VM-1', 'VM-2']);
    expect(rows[0]).toHaveTextContent('2 days late');
    expect(rows[1]).toHaveTextContent('No promised day');
    expect(screen.getByText('2 to assign, 1 late, 0 failed')).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /Arewa Haulage/ }));
    expect(row.getAllByRole('button')[0]).toHaveTextContent('9 of 81 over');
    expect(screen.getByRole('row', { name: /^All/ })).toHaveTextContent('All188000');
    expect(screen.getByRole('row', { name: /Delta Line/ })).toHaveTextContent(
      'so no orders can be assigned',
    );
    expect(screen.queryByRole('button', { name: /Delta Line/ })).toBeNull();
  });

  it('assigns orders selected with the keyboard, shows why one was refused and keeps it selected', async () => {
    const { user } = open();
    await toAssign();
    await user.click(
      (await screen.findAllByRole('button', { name: /^Arewa Haulage/ }))[1] as never,
    );
    await user.keyboard('jxjx');
    const bar = within(await screen.findByRole('region', { name: 'Actions' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 orders selected, 25 kg, 1 late');
    server.use(
      mock.ok(dispatch.planOrders, ({ body }) => {
        expect(body).toEqual({
          orderIds: [late.id, fresh.id],
          partnerId: arewa.id,
          pickUpOn: addDays(today, 1),
        });
        server.use(mock.ok(dispatch.board, boardPage(fresh, planned)));
        return [
          { orderId: late.id, done: true },
          { orderId: fresh.id, done: false, message: 'It was cancelled.' },
        ];
      }),
    );
    await user.click(bar.getByRole('button', { name: /^Assign 2 to Arewa Haulage, / }));
    expect(await screen.findByText('1 of 2 assigned to Arewa Haulage.')).toBeVisible();
    expect(screen.getByText('VM-2: It was cancelled.')).toBeVisible();
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 order selected'));
  });

  it('moves an assigned order to another day, and keeps the dialog open when the move is refused', async () => {
    const { user } = open();
    await user.click(
      (await screen.findAllByRole('button', { name: /^Arewa Haulage/ }))[0] as never,
    );
    await user.click(await screen.findByRole('button', { name: 'Move day of VM-3' }));
    const dialog = within(await screen.findByRole('dialog'));
    const refuse = { orderId: planned.id, done: false, message: 'It is already picked up.' };
    server.use(mock.ok(dispatch.planOrders, [refuse]));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('It is already picked up.')).toBeVisible();
    server.use(mock.ok(dispatch.planOrders, [{ orderId: planned.id, done: true }]));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('filters by state and lateness, and shows the server’s statuses as columns', async () => {
    const { user, router } = open();
    await toAssign();
    await user.click(screen.getByRole('checkbox', { name: 'Late only' }));
    await waitFor(async () => expect(await toAssign()).toHaveLength(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Lagos');
    expect(
      await screen.findByRole('heading', { name: 'No orders match these filters' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.click(screen.getByRole('radio', { name: 'By status' }));
    const column = within(await screen.findByRole('region', { name: /^Assigned/ }));
    expect(column.getByRole('link')).toHaveTextContent('VM-3');
    expect(column.getByText('answer overdue')).toBeVisible();
    expect(router.state.location.search).toBe('?view=status');
  });

  it('renders only a few of two thousand orders', async () => {
    const manyOrders = Array.from({ length: 2000 }, (_, index) => order(`VM-${index}`));
    server.use(mock.ok(dispatch.board, boardPage(...manyOrders)));
    open();
    expect((await toAssign()).length).toBeLessThan(40);
    expect(screen.getByText('2000 to assign, 0 late, 0 failed')).toBeVisible();
  });

  it('shows dispatchers their orders without controls to assign them', async () => {
    server.use(mock.ok(dispatch.board, boardPage(planned)));
    open('/board', 'dispatcher');
    expect(await screen.findByRole('link', { name: 'VM-3' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Select VM-3' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'By day' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Route sheet' })).toHaveAttribute(
      'href',
      '/route-sheet',
    );
  });
});

it('the route sheet prints a rider’s stops with addresses, phone numbers and a box to sign', async () => {
  server.use(
    mock.ok(dispatch.routeSheet, ({ query }) => {
      expect(query).toEqual({ riderId: arewa.id, day: today });
      return {
        rows: [
          {
            id: planned.id,
            orderName: 'VM-3',
            storeName: 'Helios Yard',
            pickUpAddress: { street: '12 Adeniyi Jones', city: 'Ikeja', state: 'Lagos' },
            deliveryAddress: {
              fullName: 'Ada Obi',
              phoneNumber: '0803 123 4567',
              address: '4 Sabo Road',
              lga: 'Zaria',
              stateOrRegion: 'Kaduna',
            },
            weight: 12.5,
            itemCount: 2,
            note: 'Ring twice',
            toCollect: 10_450_000,
          },
        ],
        count: 1,
        riderName: 'Arewa Haulage',
      };
    }),
  );
  open(`/route-sheet?rider=${arewa.id}&day=${today}`);
  const sheet = await screen.findByRole('article', { name: 'Route sheet for Arewa Haulage' });
  for (const text of [
    '4 Sabo Road',
    '0803 123 4567',
    '2 units, 12.5 kg',
    'Signature',
    'Ring twice',
    'Collect ₦104,500.00 in cash',
  ])
    expect(within(sheet).getByText(text)).toBeVisible();
});

it.each(['/route-sheet', `/route-sheet?rider=${idOf('unknown')}`])(
  'the route sheet links a scheduler without a rider to the board: %s',
  async (address) => {
    server.use(mock.fail(dispatch.routeSheet, 404));
    open(address);
    expect(await screen.findByRole('link', { name: 'Go to the delivery board' })).toHaveAttribute(
      'href',
      '/board',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
