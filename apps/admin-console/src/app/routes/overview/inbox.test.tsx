import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refresh, signInAdmin, signOut } from '@market/api-client/contract/main/auth';
import * as cash from '@market/api-client/contract/main/cash';
import * as inbox from '@market/api-client/contract/main/inbox';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as platformPartners from '@market/api-client/contract/main/platform-partners';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { InboxItem, InboxPage } from '@market/domain/inbox/inbox';
import type { InboxDetail } from '@market/domain/inbox/inbox-detail';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildRemittance } from '@market/testing/factories/remittances';
import { buildOrderReturn } from '@market/testing/factories/returns';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildPayout } from '../../../test/build-payout';
import { buildStoreApplication } from '../../../test/build-store-application';
import { routes } from '../../routes';

const item = (overrides: Partial<InboxItem> & Pick<InboxItem, 'kind' | 'title'>): InboxItem => ({
  id: idOf(overrides.title),
  detail: 'Details',
  dueAt: '2026-11-20T10:00:00.000Z',
  waitingSince: '2026-11-18T10:00:00.000Z',
  ...overrides,
});
const payout = item({
  kind: 'payout',
  title: 'Coal City Solar',
  value: 448_638_000,
  reference: 'PO-2041',
});
const store = item({ kind: 'store', title: 'Bonny Marine Power' });
const order = item({ kind: 'order', title: 'VM-204702, Helios Yard', value: 340_280_000 });
const page = (...rows: InboxItem[]): InboxPage => ({
  rows,
  count: rows.length,
  kindCounts: { payout: 1, order: 1, store: 1, product: 0 },
  total: { count: 3, value: 788_918_000, urgent: 1, oldest: '2026-11-18T10:00:00.000Z' },
});

const detail: InboxDetail = {
  isOpen: true,
  amounts: [
    { label: 'Store’s share of 31 orders', amount: 448_638_001 },
    { label: 'Refunds and other corrections', amount: -1 },
    { label: 'To pay', amount: 448_638_000 },
  ],
  checks: [],
  history: [{ text: 'Requested a payout', by: 'Chidi Nnamani', at: '2026-11-19T07:12:00.000Z' }],
};
const answer = {
  action: 'store.approved',
  by: 'Zainab Sule',
  byReader: false,
  at: '2026-11-20T13:21:00.000Z',
} as const;

const server = mockServer();
const onApproval = vi.fn();
beforeEach(() => {
  onApproval.mockReset();
  server.use(
    mock.ok(inbox.list, page(payout, store, order)),
    mock.ok(payouts.createOrApprove, ({ body }) => {
      onApproval(body);
      return buildPayout();
    }),
  );
});
const open = async (address = '/') => {
  const app = renderApp('admin', routes, address, { as: buildAccount('super_admin') });
  await screen.findByRole('list', { name: 'Decisions' });
  return app;
};
const getRow = (title: string) => {
  const row = screen.getByRole('button', { name: title }).closest('li');
  if (!row) throw new Error(`No row ${title}`);
  return within(row);
};
const currentItem = () => screen.getByRole('button', { current: true }).textContent;

describe('the inbox', () => {
  it('shows a tab with a count for each group, and sends the group, type and sort order to the server', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(inbox.list, ({ query }) => {
        onRequest(query);
        return {
          ...page(payout, store, order),
          kindCounts: { dispute: 2, payout: 1, refund: 0, order: 1, store: 1, product: 0 },
        };
      }),
    );
    const { user, router } = await open();
    const expectRequest = (query: object) =>
      waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ limit: 20, offset: 0, ...query }));
    expect(screen.getByRole('heading', { name: 'Overdue or due today' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Inbox ?3$/ })).toBeVisible();
    expect(screen.getByText(/^3 decisions to make, ₦7,889,180.00 in all\./)).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Money3',
      'Orders1',
      'Stores1',
      'Products0',
    ]);

    screen.getByRole('tab', { name: /^All/ }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: /^Money/, selected: true })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Value' }));
    await expectRequest({ group: 'money', sort: 'value' });
    expect(router.state.location.search).toBe('?group=money&sort=value');

    const type = screen.getByRole('combobox', { name: 'Type' });
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All types', 'Disputes (2)', 'Payouts (1)']);
    await user.selectOptions(type, 'payout');
    await expectRequest({ group: 'money', kind: 'payout', sort: 'value' });
    await user.click(screen.getByRole('tab', { name: /^Stores/ }));
    await expectRequest({ group: 'stores', sort: 'value' });
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
  });

  it('selects the group of the type in the URL', async () => {
    await open('/?kind=payout');
    expect(screen.getByRole('tab', { name: /^Money/, selected: true })).toBeVisible();
  });

  it('sends an approval when the user leaves the page, unless the user has undone the approval', async () => {
    const { user, router } = await open();
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveTextContent(/^ApproveA$/);
    await user.keyboard('a');
    expect(getRow('Coal City Solar').getByText('Approved by you')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveTextContent(/^UndoU$/);
    await user.keyboard('u');
    expect(getRow('Coal City Solar').queryByText('Approved by you')).not.toBeInTheDocument();
    await user.keyboard('a');
    await user.click(getRow('Coal City Solar').getByRole('button', { name: 'Undo' }));
    await user.keyboard('ja');
    expect(currentItem()).toBe('Bonny Marine Power');
    expect(getRow('Bonny Marine Power').getByText('Approved by you')).toBeVisible();
    await user.keyboard('uka');
    expect(onApproval).not.toHaveBeenCalled();
    await router.navigate('/account');
    await waitFor(() =>
      expect(onApproval).toHaveBeenCalledExactlyOnceWith({
        action: 'approve',
        payoutId: payout.id,
      }),
    );
  });

  it('sends an approval once when the page closes, in a request that outlives the page', async () => {
    const requests: Request[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET') requests.push(request);
    });
    const { user } = await open();
    await user.keyboard('a');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(onApproval).toHaveBeenCalledOnce());
    await user.keyboard('u');
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true]);
    server.events.removeAllListeners();
  });

  it('sends an approval before the user signs out', async () => {
    const calls: string[] = [];
    server.use(
      mock.ok(payouts.createOrApprove, () => {
        calls.push('approved');
        return buildPayout();
      }),
      mock.ok(signOut, () => {
        calls.push('signed out');
        return null;
      }),
    );
    const { user } = await open();
    await user.keyboard('a');
    await user.click(screen.getByText('Sign out'));
    await waitFor(() => expect(calls).toEqual(['approved', 'signed out']));
  });

  it('refunds a return, or declines it with a reason, without leaving the inbox', async () => {
    const decided = vi.fn();
    const refund = item({ kind: 'refund', title: 'VM-204815, Folake Adewale' });
    server.use(
      mock.ok(inbox.list, page(refund)),
      mock.ok(returns.decideRefund, ({ params, body }) => {
        decided(params.id, body);
        return buildOrderReturn();
      }),
    );
    const { user } = await open();
    await user.keyboard('s');
    await user.keyboard('The battery is missing');
    await user.click(screen.getByRole('button', { name: 'Decline refund' }));
    await user.keyboard('u');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledExactlyOnceWith(refund.id, { approved: true }),
    );
  });

  it('confirms or rejects a remittance without leaving the inbox, and links to it on the cash page', async () => {
    const decided = vi.fn();
    const remittance = item({
      kind: 'remittance',
      title: 'Arewa Haulage',
      value: 11_000_000,
      reference: 'TRF-204',
    });
    server.use(
      mock.ok(inbox.list, page(remittance)),
      mock.ok(cash.decide, ({ params, body }) => {
        decided(params.id, body);
        return buildRemittance();
      }),
    );
    const { user } = await open();
    expect(
      screen.getByRole('link', { name: 'See the remittance and the cash held' }),
    ).toHaveAttribute('href', '/cash?status=all&search=TRF-204');
    await user.keyboard('s');
    await user.keyboard('The amount differs');
    await user.click(screen.getByRole('button', { name: 'Reject remittance' }));
    await user.keyboard('u');
    await user.click(screen.getByRole('button', { name: 'Confirm remittance' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledExactlyOnceWith(remittance.id, { confirmed: true }),
    );
  });

  it('sends a shipping partner’s application back without leaving the inbox', async () => {
    const decided = vi.fn();
    const partner = item({ kind: 'partner', title: 'Delta Line Movers' });
    server.use(
      mock.ok(inbox.list, page(partner)),
      mock.ok(platformPartners.decide, ({ params, body }) => {
        decided(params.id, body);
        return {
          id: partner.id,
          companyName: partner.title,
          contactName: 'Efe Omoruyi',
          email: 'office@deltaline.example',
          onboarded: false,
          status: 'sent_back' as const,
          activeOrders: 0,
          deliveredOrders: 0,
          sharePercent: 80,
          owed: 0,
          createdAt: '2026-11-18T08:00:00.000Z',
          application: { partnerId: partner.id, status: 'sent_back' as const },
        };
      }),
    );
    const { user } = await open();
    const step = screen.getByLabelText(/^Step to change/);
    await user.click(screen.getByRole('button', { name: /^The insurance has expired/ }));
    expect(step).toHaveValue('certification');
    const reason = 'The address is a post office box.';
    await user.clear(screen.getByLabelText(/^Reason/));
    await user.type(screen.getByLabelText(/^Reason/), reason);
    await user.selectOptions(step, '');
    expect(screen.getByRole('button', { name: 'Send back' })).toBeDisabled();
    await user.selectOptions(step, 'company');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledExactlyOnceWith(partner.id, {
        approved: false,
        reviewNote: reason,
        reviewStep: 'company',
      }),
    );
  });

  it('moves the focus to the reason, which is required, and ignores shortcuts while the user is typing', async () => {
    const { user } = await open();
    await user.keyboard('js');
    const reason = screen.getByLabelText(/^Reason/);
    expect(reason).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send back' })).toBeDisabled();
    await user.keyboard('a join of pipes');
    expect(reason).toHaveValue('a join of pipes');
    await user.keyboard('{Escape}');
    expect(reason).not.toHaveFocus();
    expect(reason).toHaveValue('a join of pipes');
    await user.click(screen.getByRole('button', { name: /A document cannot be read/ }));
    expect(reason).toHaveValue('A document cannot be read. Upload a clear copy.');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    expect(getRow('Bonny Marine Power').getByText('Sent back by you')).toBeVisible();
    await user.keyboard('u');
    expect(getRow('Bonny Marine Power').queryByText('Sent back by you')).not.toBeInTheDocument();
  });

  it('restores a row and shows the server’s error when its decision fails', async () => {
    server.use(
      mock.fail(storeApprovals.decide, 409, { message: 'Zainab Sule approved this store.' }),
    );
    const { user } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.keyboard('ja');
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent('Zainab Sule approved this store.');
    expect(getRow('Bonny Marine Power').getByText('Details')).toBeVisible();
  });

  it('keeps a typed reason when the session has expired, and sends it after the user signs in again', async () => {
    const decided = vi.fn();
    server.use(mock.fail(storeApprovals.decide, 401), mock.fail(refresh, 401));
    const { user, router } = await open();
    await user.keyboard('js');
    await user.keyboard('The RC number is unreadable');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    window.dispatchEvent(new Event('pagehide'));
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Your session has expired. Sign in again to save.',
      }),
    );
    expect(router.state.location.pathname).toBe('/');
    server.use(
      mock.ok(signInAdmin, {
        token: 'T2',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
        expiresIn: 900,
        user: buildAccount('super_admin'),
      }),
      mock.ok(storeApprovals.decide, ({ body }) => {
        decided(body);
        return buildStoreApplication();
      }),
    );
    await user.type(dialog.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(screen.queryByText(/^Your session has expired/)).not.toBeInTheDocument(),
    );
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith({
        approved: false,
        reviewNote: 'The RC number is unreadable',
      }),
    );
  });

  it('explains an item’s amount, and shows its checks and latest events', async () => {
    server.use(
      mock.ok(inbox.detail, ({ query }) => ({
        ...detail,
        checks: [
          { ok: true, text: 'All orders are completed.' },
          { ok: false, text: `The bank account of this ${query.kind} was changed.` },
        ],
      })),
    );
    await open();
    const panel = getRow('Coal City Solar');
    const checks = within(await panel.findByRole('region', { name: 'Checks' }));
    expect(checks.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Passed: All orders are completed.',
      'Warning: The bank account of this payout was changed.',
    ]);
    expect(panel.getByText('To pay').nextSibling).toHaveTextContent('₦4,486,380.00');
    expect(panel.getByText('Requested a payout')).toBeVisible();
  });

  it('shows what the merchant wrote when it submitted a store again', async () => {
    server.use(
      mock.ok(inbox.detail, ({ query }) => ({
        ...detail,
        ...(query.kind === 'store' && { message: 'The number is RC, not BN.' }),
      })),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Bonny Marine Power' }));
    const message = await getRow('Bonny Marine Power').findByRole('region', {
      name: 'Message from the merchant',
    });
    expect(message).toHaveTextContent('The number is RC, not BN.');
  });

  it('shows who decided on an item in the meantime, and keeps the typed reason', async () => {
    const { user, services } = await open();
    await user.click(screen.getByRole('button', { name: 'Bonny Marine Power' }));
    await user.type(screen.getByLabelText(/^Reason/), 'The RC number is unreadable');
    server.use(
      mock.ok(inbox.list, page(payout, order)),
      mock.ok(inbox.detail, { ...detail, isOpen: false, answer }),
    );
    await services.queryClient.invalidateQueries({ queryKey: ['inbox'] });
    const row = getRow('Bonny Marine Power');
    expect(await row.findByText(/^Decided by Zainab Sule at 14:21$/)).toBeVisible();
    expect(row.getByText('The RC number is unreadable')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Send back' })).not.toBeInTheDocument();
    await user.keyboard('a');
    expect(screen.queryByText('Approved by you')).not.toBeInTheDocument();
    await user.keyboard('k');
    expect(screen.queryByText('Bonny Marine Power')).not.toBeInTheDocument();
  });

  it('shows who decided on an item when the server rejects the decision', async () => {
    server.use(
      mock.fail(storeApprovals.decide, 409, { message: 'This store is not awaiting approval.' }),
    );
    const { user } = await open();
    await user.keyboard('ja');
    server.use(mock.ok(inbox.detail, { ...detail, isOpen: false, answer }));
    window.dispatchEvent(new Event('pagehide'));
    expect(
      await getRow('Bonny Marine Power').findByText('Decided by Zainab Sule at 14:21'),
    ).toBeVisible();
  });

  it('links to the page of an item that cannot be approved in the inbox', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'VM-204702, Helios Yard' }));
    expect(screen.getByRole('link', { name: 'Assign a rider' })).toHaveAttribute(
      'href',
      `/orders/${order.id}/assign`,
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.keyboard('a');
    expect(screen.queryByText('Approved by you')).not.toBeInTheDocument();
  });

  it('retries failed refunds and payment events, and shows why an event could not be processed', async () => {
    const refund = item({
      kind: 'failedRefund',
      title: 'VM-204310, Bola Adeyemi',
      reference: 'T-1',
    });
    const event = item({ kind: 'paymentEvent', title: 'charge.success, T-884120700' });
    const retried = vi.fn();
    server.use(
      mock.ok(inbox.list, page(refund, event)),
      mock.ok(refunds.retry, ({ params }) => {
        retried(params['id']);
        return {
          id: refund.id,
          amount: 100,
          status: 'pending' as const,
          createdAt: '2026-11-20T10:00:00.000Z',
          reference: 'T-1',
          customerName: 'Bola Adeyemi',
          customerEmail: 'bola@example.com',
        };
      }),
      mock.ok(paymentEvents.retry, ({ params }) => {
        retried(params['id']);
        return {
          id: event.id,
          provider: 'paystack',
          source: 'notice' as const,
          name: 'charge.success',
          status: 'failed' as const,
          reason: 'The reservation has expired.',
          tries: 13,
          receivedAt: '2026-11-20T10:00:00.000Z',
          payload: '{}',
        };
      }),
    );
    const { user } = await open();
    expect(screen.getByRole('link', { name: 'See the refund' })).toHaveAttribute(
      'href',
      '/refunds?status=failed&search=T-1',
    );
    await user.click(screen.getByRole('button', { name: 'Retry refund' }));
    expect(getRow(refund.title).getByText('Retried by you')).toBeVisible();
    await user.keyboard('ja');
    window.dispatchEvent(new Event('pagehide'));
    expect(
      await screen.findByText('The event could not be processed. The reservation has expired.'),
    ).toBeVisible();
    expect(retried.mock.calls).toEqual([[refund.id], [event.id]]);
    expect(screen.getByRole('button', { name: 'Mark as handled' })).toBeDisabled();
  });

  it('shows an empty state when nothing is waiting', async () => {
    server.use(
      mock.ok(inbox.list, { ...page(), total: { count: 0, value: 0, urgent: 0 } }),
      mock.ok(inbox.recent, [
        {
          id: idOf('entry'),
          at: '2026-11-20T10:00:00.000Z',
          actorId: idOf('account-super_admin'),
          actorName: 'Ngozi Eze',
          actorRole: 'super_admin',
          action: 'payout.approved',
          subject: 'payout',
          subjectId: idOf('payout'),
          subjectName: 'PO-2041',
          changes: [],
        },
      ]),
    );
    renderApp('admin', routes, '/', { as: buildAccount('super_admin') });
    expect(
      await screen.findByRole('heading', { name: 'Nothing is waiting for you' }),
    ).toBeVisible();
    expect(await screen.findByText(/Approved a payout/)).toHaveTextContent('PO-2041');
  });
});
