import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as images from '@market/api-client/contract/main/images';
import * as audit from '@market/api-client/contract/main/audit';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import * as returns from '@market/api-client/contract/main/returns';
import type { AuditEntry } from '@market/domain/audit/audit';
import type { PlatformResource } from '@market/domain/accounts/platform-roles';
import { lagosDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildOrder, orderStatuses } from '@market/testing/factories/orders';
import { buildOrderReturn } from '@market/testing/factories/returns';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildDeclinedOrder } from '../../../test/build-declined-order';
import { routes } from '../../routes';

const declined = buildDeclinedOrder();
const assignedTo = (assigneeName: string): Order =>
  buildOrder({
    orderStatus: 'assigned',
    orderStatusId: 4,
    assignment: {
      kind: 'partner',
      assigneeName,
      accepted: false,
      assignedAt: '2026-11-20T11:00:00.000Z',
    },
  });
const rider = (name: string, activeOrders: number) => ({
  id: idOf(name),
  name,
  activeOrders,
  deliveredOrders: 40,
  days: [{ day: lagosDate(new Date()), planned: 0, weight: 0 }],
});

const statusChange: AuditEntry = {
  id: idOf('entry'),
  at: '2026-11-20T11:00:00.000Z',
  actorId: idOf('halima'),
  actorName: 'Halima Sani',
  actorRole: 'admin',
  action: 'order.statusChanged',
  subject: 'order',
  subjectId: declined.id,
  subjectName: declined.orderName,
  changes: [{ field: 'status', before: 'Packed', after: 'Cancelled' }],
  reason: 'The buyer called',
};

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(adminOrders.address, { ...declined.deliveryAddress, fullName: 'Frozen on the order' }),
  mock.ok(adminOrders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(adminOrders.byId, declined),
  mock.ok(adminOrders.messages, [
    {
      id: idOf('mail'),
      channel: 'email',
      recipient: 'chidinma@example.com',
      subject: 'VM-204918 is being packed',
      createdAt: '2026-11-20T09:30:00.000Z',
      sentAt: '2026-11-20T09:31:00.000Z',
    },
    {
      id: idOf('sms'),
      channel: 'sms',
      recipient: '0803 123 4567',
      subject: 'Voltmart: Order VM-204918 is on its way.',
      createdAt: '2026-11-20T09:10:00.000Z',
    },
    {
      id: idOf('unsent-mail'),
      channel: 'email',
      recipient: 'sales@helios.example',
      subject: 'New order VM-204918',
      createdAt: '2026-11-20T09:00:00.000Z',
    },
  ]),
  mock.ok(audit.history, []),
  mock.ok(dispatch.riders, ({ query }) => {
    const rows = (
      query.kind === 'partner'
        ? [rider('Arewa Haulage', 6), rider('Kobo Swift', 21)]
        : [rider('Emeka Udo', 1)]
    ).filter(({ name }) => name.includes(query.search ?? ''));
    return { rows, count: rows.length };
  }),
);

const open = (address = `/orders/${declined.id}`, resources: PlatformResource[] = ['orders']) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources }) });
const openDrawer = async () => {
  const app = open(`/orders/${declined.id}/assign`);
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'Assign delivery' })) };
};

describe('the order page', () => {
  it('links to the transaction, to the other orders of the payment and to all returns', async () => {
    const onRequest = vi.fn();
    const paid = buildOrder({
      payment: { reference: 'pay-884120655', channel: 'card' },
      orderReturnId: idOf('second-return'),
    });
    const other = buildOrder({ id: idOf('other'), orderName: 'VM-204919' });
    const returned = (name: string, status: 'refunded' | 'requested') =>
      buildOrderReturn({ id: idOf(name), returnName: name, orderId: paid.id, status });
    server.use(
      mock.ok(adminOrders.byId, paid),
      mock.ok(adminOrders.list, ({ query }) => {
        onRequest(query.search);
        return { rows: [paid, other], count: 2, statusCounts: {} };
      }),
      mock.ok(returns.list, ({ query }) => ({
        rows:
          query.orderId === paid.id
            ? [returned('R-2', 'requested'), returned('R-1', 'refunded')]
            : [],
        count: 2,
        statusCounts: {},
      })),
    );
    open(`/orders/${paid.id}`, ['orders', 'returns', 'reports']);
    expect(await screen.findByRole('link', { name: 'VM-204919' })).toHaveAttribute(
      'href',
      `/orders/${other.id}`,
    );
    expect(onRequest).toHaveBeenCalledWith('pay-884120655');
    expect(screen.getByRole('link', { name: 'pay-884120655' })).toHaveAttribute(
      'href',
      '/transactions?search=pay-884120655',
    );
    expect(await screen.findByRole('link', { name: 'R-1' })).toHaveAttribute(
      'href',
      `/returns/${idOf('R-1')}`,
    );
    expect(screen.getByRole('link', { name: 'R-2' })).toBeVisible();
  });

  it('lists the emails and text messages about the order and whether they were sent', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Messages, newest first' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/is being packedEmail to chidinma@example.comSent .*10:31/),
      expect.stringMatching(/on its way\.Text message to 0803 123 4567Written .*not sent/),
      expect.stringMatching(/New order VM-204918Email to sales@helios.exampleWritten .*not sent/),
    ]);
  });

  it('shows which admin changed its status, and why', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(audit.history, ({ query }) => {
        onRequest(query);
        return [statusChange];
      }),
    );
    open();
    const list = within(await screen.findByRole('list', { name: 'History, newest first' }));
    expect(list.getByText('Halima Sani')).toBeVisible();
    expect(list.getByText('“The buyer called”')).toBeVisible();
    expect(list.getByRole('row', { name: 'Status Packed Cancelled' })).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({ subject: 'order', subjectId: declined.id });
  });

  it('links to the store’s page only for users who may open it', async () => {
    const { unmount } = open();
    await screen.findByRole('heading', { name: 'Order VM-204918', level: 1 });
    expect(screen.queryByRole('link', { name: 'Open store' })).not.toBeInTheDocument();
    unmount();
    open(undefined, ['orders', 'stores']);
    expect(await screen.findByRole('link', { name: 'Open store' })).toHaveAttribute(
      'href',
      `/merchants/${declined.storeId}`,
    );
  });

  it('shows the progress, the split of the payment and why the delivery was declined', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Order VM-204918', level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Order VM-204918 · Voltmart admin'));
    expect(
      within(screen.getByRole('list', { name: 'Progress' }))
        .getByText('Ready for pickup')
        .closest('li'),
    ).toHaveAttribute('aria-current', 'step');
    expect(
      screen.getByRole('row', {
        name: /Axora H5 hybrid inverter.*₦1,250,000.00.*1.*₦18,500.00.*₦1,268,500.00/,
      }),
    ).toBeVisible();
    expect(screen.getByText('Verve ending 0926')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ledger entries' })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Next steps' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'AssignedWhen a rider is assigned, or the store hands the order over to a hub',
      'CancelledBy the store or the platform',
    ]);
    expect(
      within(screen.getByRole('figure', { name: 'Shares of the ₦1,268,500.00 paid' })).getByText(
        '₦1,150,000.00',
      ),
    ).toBeVisible();
    expect(screen.getByText('Kobo Swift declined')).toBeVisible();
    const history = within(
      screen.getByRole('list', { name: 'Activity, newest first' }),
    ).getAllByRole('listitem');
    expect(history[0]).toHaveTextContent('Waiting for a delivery assignment');
    expect(history[1]).toHaveTextContent(
      'Delivery declinedKobo Swift: No rider available: the van is in for repair',
    );
  });

  it('explains why coupons did not apply', async () => {
    const couponRefusals = [{ code: 'OLD10', reason: 'OLD10 ended on 1 Feb 2026.' }];
    server.use(mock.ok(adminOrders.byId, buildOrder({ couponRefusals })));
    open();
    expect(
      await screen.findByRole('heading', { name: 'Coupons that did not apply' }),
    ).toBeVisible();
    expect(screen.getByText('OLD10 ended on 1 Feb 2026.')).toBeVisible();
  });

  it('offers to assign the delivery only after the order is ready for pick-up and before it is picked up', async () => {
    server.use(mock.ok(adminOrders.byId, assignedTo('Arewa Haulage')));
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Reassign delivery' })).toBeVisible();
    unmount();
    server.use(
      mock.ok(adminOrders.byId, buildOrder({ orderStatus: 'in_transit', orderStatusId: 6 })),
    );
    const { router } = open(`/orders/${declined.id}/assign`);
    await screen.findByRole('heading', { name: 'Order VM-204918' });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${declined.id}`));
    expect(screen.queryByRole('link', { name: /Assign/ })).not.toBeInTheDocument();
  });

  it('completes a delivery without the code when a reason and a photo are given, and shows them as the proof of delivery', async () => {
    const sent = vi.fn();
    const onItsWay = buildOrder({ orderStatus: 'in_transit', orderStatusId: 6 });
    const reason = 'Her phone is broken.';
    const photo = '/images/at-the-door';
    server.use(
      mock.ok(adminOrders.byId, onItsWay),
      mock.ok(images.upload, { hostedImage: photo, width: 1280, height: 960 }),
      mock.ok(adminOrders.completeDelivery, ({ body }) => {
        sent(body);
        const delivered = buildOrder({
          orderStatus: 'delivered',
          orderStatusId: 7,
          deliveredAt: '2026-11-20T11:00:00.000Z',
          shippingEvidence: photo,
          deliveryProof: {
            by: 'Halima Sani, Voltmart',
            kind: 'override',
            reason,
            photo,
            deliveredAt: '2026-11-20T11:00:00.000Z',
          },
        });
        server.use(mock.ok(adminOrders.byId, delivered));
        return delivered;
      }),
    );
    const { unmount } = open();
    await screen.findByRole('heading', { name: 'Order VM-204918' });
    expect(screen.queryByRole('button', { name: 'Complete without code' })).not.toBeInTheDocument();
    unmount();
    const { user } = open(undefined, ['orders', 'delivery']);
    await user.click(await screen.findByRole('button', { name: 'Complete without code' }));
    const dialog = within(await screen.findByRole('dialog', { name: /received VM-204918\?$/ }));
    const confirm = dialog.getByRole('button', { name: 'Complete delivery' });
    expect(confirm).toHaveAccessibleDescription(
      'Add a reason and a photo to complete the delivery.',
    );
    await user.type(dialog.getByLabelText('Reason'), reason);
    expect(confirm).toHaveAccessibleDescription('Add a photo to complete the delivery.');
    await user.upload(
      dialog.getByLabelText(/Choose a photo/),
      new File(['jpeg'], 'door.jpg', { type: 'image/jpeg' }),
    );
    expect(await dialog.findByAltText('The proof of delivery')).toBeVisible();
    await user.click(confirm);
    expect(await screen.findByText(`Without the code. ${reason}`)).toBeVisible();
    expect(screen.getByText(/by Halima Sani, Voltmart$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete without code' })).not.toBeInTheDocument();
    expect(screen.getByAltText('The goods at the door')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ reason, photo });
  });

  it('cancels the order after a confirmation that explains the consequences, if the status allows cancelling', async () => {
    const sent = vi.fn();
    const pending = buildOrder({ allowedStatusIds: [9] });
    server.use(
      mock.ok(adminOrders.byId, pending),
      mock.ok(orders.update, ({ body }) => {
        sent(body);
        const cancelled = buildOrder({ orderStatus: 'cancelled', orderStatusId: 9 });
        server.use(mock.ok(adminOrders.byId, cancelled));
        return cancelled;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel VM-204918?' }));
    expect(question.getByText(/is refunded ₦1,268,500.00/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect((await question.findAllByText('Choose a reason')).length).toBeGreaterThan(1);
    expect(sent).not.toHaveBeenCalled();
    await user.selectOptions(question.getByLabelText('Reason'), 'Suspected fraud');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Nothing is paid out for a cancelled order.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ orderStatusId: 9, cancelReason: 'suspected_fraud' }),
    );
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('shows changes made by others when the user returns to the browser tab', async () => {
    server.use(mock.ok(adminOrders.byId, buildOrder({ allowedStatusIds: [9] })));
    open();
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
    server.use(mock.ok(adminOrders.byId, assignedTo('Arewa Haulage')));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    try {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      expect(await screen.findByText('Arewa Haulage')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('returns the order to its store with a full refund after a failed delivery', async () => {
    const failed = buildOrder({
      orderStatus: 'delivery_failed',
      orderStatusId: 11,
      orderActivities: [
        {
          id: idOf('failed'),
          orderTrackerId: declined.id,
          activity: 'Delivery failed',
          orderStatus: 'delivery_failed',
          note: 'The customer refused the delivery',
          createdAt: '2026-11-20T15:00:00.000Z',
          updatedAt: '2026-11-20T15:00:00.000Z',
        },
      ],
    });
    const sent = vi.fn();
    server.use(
      mock.ok(adminOrders.byId, failed),
      mock.ok(returns.returnToStore, ({ body }) => {
        sent(body);
        const returned = { ...failed, orderStatus: 'returned_to_store' as const };
        server.use(mock.ok(adminOrders.byId, returned));
        return returned;
      }),
    );
    const { user } = renderApp('admin', routes, `/orders/${declined.id}`, {
      as: buildAccount('admin', { resources: ['orders', 'delivery'] }),
    });
    expect(await screen.findByText(/: The customer refused the delivery/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Assign delivery' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return to store' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Is VM-204918 back at Helios Yard?' }),
    );
    expect(dialog.getByText(/is refunded ₦1,268,500.00/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /can be sold again/ }));
    await user.click(dialog.getByRole('button', { name: 'Return and refund' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ restock: true }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Return to store' })).not.toBeInTheDocument(),
    );
  });

  it('shows a link to the ledger entries to users with access to reports', async () => {
    renderApp('admin', routes, `/orders/${declined.id}`, {
      as: buildAccount('admin', { resources: ['orders', 'reports'] }),
    });
    expect(await screen.findByRole('link', { name: 'Ledger entries' })).toHaveAttribute(
      'href',
      `/finance/orders/${declined.id}`,
    );
  });

  it('shows not found for an unknown order', async () => {
    server.use(mock.fail(adminOrders.byId, 404));
    open();
    expect(
      await screen.findByRole('heading', { name: 'This page has moved or never existed' }),
    ).toBeVisible();
  });
});

describe('the drawer for assigning a delivery', () => {
  it('shows the partner’s name on the button, sends the note, and then shows the assigned order', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    expect(drawer.getByText('Kobo Swift declined')).toBeVisible();
    await user.click(await drawer.findByRole('radio', { name: /Arewa Haulage.*6 active/ }));
    await user.type(drawer.getByLabelText('Note to the partner'), 'Office closes at 5');
    server.use(
      mock.ok(dispatch.assignPartner, ({ body }) => {
        sent(body);
        const assigned = assignedTo('Arewa Haulage');
        server.use(mock.ok(adminOrders.byId, assigned));
        return [{ orderId: declined.id, done: true }];
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Assign to Arewa Haulage' }));
    expect(await screen.findByText('Waiting for Arewa Haulage to accept')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${declined.id}`);
    expect(sent).toHaveBeenCalledWith({
      orderIds: [declined.id],
      partnerId: idOf('Arewa Haulage'),
      pickUpOn: lagosDate(new Date()),
      note: 'Office closes at 5',
    });
  });

  it('keeps the selected partner during a search, and the note when the user switches to dispatchers', async () => {
    const sent = vi.fn();
    const { user, drawer } = await openDrawer();
    await user.click(await drawer.findByRole('radio', { name: /Arewa Haulage/ }));
    await user.type(drawer.getByRole('searchbox', { name: 'Search partners' }), 'Kobo');
    await waitFor(() => expect(drawer.getAllByRole('radio', { name: /active/ })).toHaveLength(2));
    await user.type(drawer.getByLabelText('Note to the partner'), 'Ring twice');
    await user.click(drawer.getByRole('radio', { name: 'Dispatcher' }));
    await user.click(await drawer.findByRole('radio', { name: /Emeka Udo/ }));
    server.use(
      mock.ok(dispatch.assignDispatcher, ({ body }) => {
        sent(body);
        return [{ orderId: declined.id, done: true }];
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Assign to Emeka Udo' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        orderIds: [declined.id],
        dispatcherId: idOf('Emeka Udo'),
        pickUpOn: lagosDate(new Date()),
        note: 'Ring twice',
      }),
    );
  });

  it('requires a selection, and shows the server’s error on the invalid field', async () => {
    const { user, drawer } = await openDrawer();
    const choice = await drawer.findByRole('group', { name: 'Shipping partner' });
    await user.click(drawer.getByRole('button', { name: 'Assign delivery' }));
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Choose a shipping partner'));
    await user.click(drawer.getByRole('radio', { name: /Kobo Swift/ }));
    server.use(
      mock.fail(dispatch.assignPartner, 422, {
        errors: [{ field: 'partnerId', message: 'Choose a shipping partner from the list' }],
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Assign to Kobo Swift' }));
    await waitFor(() =>
      expect(choice).toHaveAccessibleDescription('Choose a shipping partner from the list'),
    );
    server.use(
      mock.ok(dispatch.assignPartner, [
        {
          orderId: declined.id,
          done: false,
          message: 'Only an order that is ready for pick-up or assigned can be assigned.',
        },
      ]),
    );
    await user.click(drawer.getByRole('radio', { name: /Arewa Haulage/ }));
    await user.click(drawer.getByRole('button', { name: 'Assign to Arewa Haulage' }));
    expect(await drawer.findByText(/Only an order that is ready/)).toBeVisible();
  });
});
