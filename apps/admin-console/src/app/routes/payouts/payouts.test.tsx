import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as payouts from '@market/api-client/contract/main/payouts';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildStatement } from '@market/testing/factories/statements';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildPayout, payoutOrders } from '../../../test/build-payout';
import { routes } from '../../routes';

const payout = buildPayout();
const statement = buildStatement({ amount: payout.amount });
const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(payouts.statement, statement),
  mock.ok(payouts.list, { rows: [payout], count: 1 }),
  mock.ok(payouts.orders, { rows: payoutOrders, count: 2 }),
  mock.ok(payouts.stats, {
    pendingPayment: 275_000_000,
    approvedPayment: 0,
    processedPayment: 1_559_448_820,
  }),
);

const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['payouts'] }) });
const openDrawer = async () => {
  const app = open('/payouts/PO-2041');
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'Helios Yard' })) };
};

describe('the payout list', () => {
  it('shows the totals, and the amount and bank account of each payout', async () => {
    open('/payouts');
    expect(
      await screen.findByRole('row', {
        name: /Helios Yard.*PO-2041.*2.*₦2,750,000.00.*Zenith Bank ••••\s4471.*Ngozi Eze.*Pending/,
      }),
    ).toBeVisible();
    expect(await screen.findByText('₦15,594,488.20')).toBeVisible();
  });

  it('shows a no-match state with a button that clears the filters', async () => {
    server.use(
      mock.ok(payouts.list, ({ query }) =>
        query.status === 'processed' ? { rows: [], count: 0 } : { rows: [payout], count: 1 },
      ),
    );
    const { user, router } = open('/payouts?status=processed');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Helios Yard' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('exports the filtered list', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(payouts.exportLink, ({ query }) => {
        onRequest(query);
        return { url: '/api/exports/payouts?of=x', expiresAt: '2026-11-20T13:25:00.000Z' };
      }),
    );
    const { user } = open('/payouts?status=pending&search=helios');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({ status: 'pending', search: 'helios' }),
    );
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(mock.fail(payouts.list, 503));
    open('/payouts');
    expect(await screen.findByRole('alert')).toHaveTextContent(payouts.list.failure);
  });
});

describe('a payout', () => {
  it('lists its orders page by page, and the lines of its statement', async () => {
    server.use(
      mock.ok(payouts.list, { rows: [{ ...payout, orderCount: 1_240 }], count: 1 }),
      mock.ok(payouts.orders, ({ query: { offset } }) => ({
        rows: payoutOrders.map((order, index) => ({
          ...order,
          orderName: offset === 0 ? order.orderName : `VM-${204_898 + index}`,
        })),
        count: 1_240,
      })),
    );
    const { user, drawer } = await openDrawer();
    expect(
      await drawer.findByText(
        '₦1,763,500.00 paid, less ₦125,000.00 commission and ₦18,500.00 delivery and refunds',
      ),
    ).toBeVisible();
    expect((await drawer.findByText('Subscription fees')).nextSibling).toHaveTextContent(
      '−₦15,000.00',
    );
    expect(drawer.getByText('Refunds, disputes and other changes').nextSibling).toHaveTextContent(
      '−₦5,000.00',
    );
    // Users without access to orders get no links to them.
    expect(drawer.queryByRole('link', { name: 'VM-204918' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Next page' }));
    expect(await drawer.findByText('VM-204898')).toBeVisible();
  });

  it('can be approved with a button that shows the amount, and its drawer then closes', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    server.use(
      mock.ok(payouts.createOrApprove, ({ body }) => {
        sent(body);
        return buildPayout({ status: 'approved' });
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Approve ₦2,750,000.00' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payouts'));
    expect(sent).toHaveBeenCalledWith({ action: 'approve', payoutId: payout.id });
  });

  it('shows the server’s error when the requester tries to approve it', async () => {
    const message = 'You requested this payout, so someone else must approve it.';
    server.use(mock.fail(payouts.createOrApprove, 409, { message }));
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: /^Approve/ }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(message);
  });

  it('can be sent back with a reason', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    server.use(
      mock.ok(payouts.createOrApprove, ({ body }) => {
        sent(body);
        return buildPayout({ status: 'sent_back' });
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Send back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send PO-2041 back?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Check the bank account.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payouts'));
    expect(sent).toHaveBeenCalledWith({
      action: 'sendBack',
      payoutId: payout.id,
      reason: 'Check the bank account.',
    });
  });

  it('cannot be approved while it is on hold', async () => {
    server.use(
      mock.ok(payouts.list, {
        rows: [buildPayout({ heldUntil: '2099-01-01T10:00:00.000Z' })],
        count: 1,
      }),
    );
    const { drawer } = await openDrawer();
    expect(drawer.getByText(/On hold until 1 Jan 2099, 11:00/)).toBeVisible();
    expect(drawer.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  });

  it('shows not found for an unknown reference', async () => {
    open('/payouts/PO-9');
    expect(
      await screen.findByRole('heading', { name: 'This page has moved or never existed' }),
    ).toBeVisible();
  });
});

describe('a new payment report', () => {
  const helios = {
    payee: 'store' as const,
    payeeId: idOf('store'),
    payeeName: 'Helios Yard',
    available: 92_000_000,
    orders: 12,
    bankName: 'Zenith Bank',
    accountNumberLast4: '4471',
  };
  const arewa = {
    payee: 'partner' as const,
    payeeId: idOf('arewa'),
    payeeName: 'Arewa Haulage',
    available: 5_000,
    orders: 1,
  };

  it('is created for a store and opened, but not for a partner without a bank account', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(payouts.payable, { rows: [helios, arewa], count: 2 }),
      mock.ok(payouts.createOrApprove, ({ body }) => {
        sent(body);
        return payout;
      }),
    );
    const { user, router } = open('/payouts');
    await user.click(await screen.findByRole('link', { name: 'Create payment report' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Create payment report' }));
    expect(drawer.getByRole('button', { name: 'Choose who is paid' })).toBeDisabled();
    await user.click(await drawer.findByRole('radio', { name: /Arewa Haulage/ }));
    expect(drawer.getByRole('alert')).toHaveTextContent('Arewa Haulage has no bank account.');
    expect(drawer.getByRole('button', { name: 'Create for ₦50.00' })).toBeDisabled();
    await user.click(drawer.getByRole('radio', { name: /Helios Yard.*12 orders, Zenith Bank/ }));
    await user.click(drawer.getByRole('button', { name: 'Create for ₦920,000.00' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payouts/PO-2041'));
    expect(sent).toHaveBeenCalledWith({ action: 'request', storeId: helios.payeeId });
  });

  it('shows the server’s error, and keeps the chosen payee', async () => {
    const message = 'There is nothing to pay out yet.';
    server.use(
      mock.ok(payouts.payable, { rows: [helios], count: 21 }),
      mock.fail(payouts.createOrApprove, 409, { message }),
    );
    const { user } = open('/payouts/new');
    await user.click(await screen.findByRole('radio', { name: /Helios Yard/ }));
    await user.click(screen.getByRole('button', { name: 'Create for ₦920,000.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('radio', { name: /Helios Yard/ })).toBeChecked();
    expect(screen.getByText('1 more payee can be paid. Search for it by name.')).toBeVisible();
  });
});

describe('a statement', () => {
  it('opens from the payment report, adds up to the payout amount, and can be downloaded', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(payouts.statementLink, ({ params }) => {
        onRequest(params.id);
        return { url: '/api/exports/statements?of=x', expiresAt: '2026-11-20T13:25:00.000Z' };
      }),
    );
    const { user, drawer, router } = await openDrawer();
    await user.click(drawer.getByRole('link', { name: 'Statement' }));
    const sheet = within(await screen.findByRole('article', { name: 'Statement PO-2041' }));
    expect(router.state.location.pathname).toBe(`/payouts/${payout.id}/statement`);
    expect(document.title).toContain('Statement PO-2041');
    expect(
      sheet.getByRole('row', {
        name: /VM-204918.*₦1,763,500.00 −₦125,000.00 −₦18,500.00 ₦1,620,000.00/,
      }),
    ).toBeVisible();
    expect(sheet.getByRole('rowheader', { name: '1 order' })).toBeVisible();
    expect(sheet.getByText('30 Oct 2026 to 19 Nov 2026')).toBeVisible();
    expect(sheet.getByText('Subscription fees').nextSibling).toHaveTextContent('−₦15,000.00');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith(payout.id));
  });
});
