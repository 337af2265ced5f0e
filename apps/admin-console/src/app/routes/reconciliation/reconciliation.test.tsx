import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as cash from '@market/api-client/contract/main/cash';
import * as reconciliation from '@market/api-client/contract/main/reconciliation';
import { COUNT_CAP } from '@market/domain/list-limits';
import type {
  ReconciliationItem,
  ReconciliationPage,
} from '@market/domain/reconciliation/reconciliation';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildRemittance } from '@market/testing/factories/remittances';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const feeDiffers: ReconciliationItem = {
  reference: 'pay-884120533',
  kind: 'payment',
  state: 'feeDiffers',
  at: '2026-11-18T13:02:00.000Z',
  late: false,
  provider: { amount: 21_553_300, fees: 333_300, settledAt: '2026-11-19T05:00:00.000Z' },
  ledger: { amount: 21_553_300, fees: 200_000 },
  bank: { amount: 21_220_000, at: '2026-11-19T05:00:00.000Z' },
  difference: -133_300,
  orders: [{ id: 'order-1', orderName: 'VM-204700' }],
};
const notInLedger: ReconciliationItem = {
  reference: 'pay-884120700',
  kind: 'payment',
  state: 'missingInLedger',
  at: '2026-11-19T21:14:00.000Z',
  late: false,
  provider: { amount: 26_800_000, fees: 200_000, settledAt: '2026-11-20T05:00:00.000Z' },
  bank: { amount: 26_600_000, at: '2026-11-20T05:00:00.000Z' },
  difference: 26_600_000,
  orders: [],
};
const refused: ReconciliationItem = {
  reference: 'payout-0316',
  kind: 'payout',
  state: 'refused',
  at: '2026-11-18T09:00:00.000Z',
  late: false,
  bank: { amount: 48_336_800, at: '2026-11-18T09:00:00.000Z' },
  difference: 48_336_800,
  counterparty: 'Sitewell Supplies',
  failureReason: 'The account is closed.',
  orders: [],
};
const page: ReconciliationPage = {
  rows: [refused, notInLedger, feeDiffers],
  count: 3,
  counts: { unmatched: 3, waiting: 2, matched: 1842, explained: 0, late: 1 },
  summary: {
    provider: 1_612_041_820,
    ledger: 1_585_575_120,
    difference: 26_466_700,
    differing: 2,
    payments: 1844,
    waiting: 165_090_440,
    settlements: 18,
    lastSettledAt: '2026-11-20T05:00:00.000Z',
    paidToBank: 1_600_000_000,
    deductions: 12_041_820,
  },
};

const toConfirm: ReconciliationItem = {
  reference: 'remittance-1',
  kind: 'remittance',
  state: 'toConfirm',
  at: '2026-11-18T23:00:00.000Z',
  late: false,
  bank: { amount: 11_000_000, at: '2026-11-18T23:00:00.000Z' },
  difference: 11_000_000,
  counterparty: 'Arewa Haulage',
  remittance: { bankReference: 'TRF-204', recordedBy: 'Ngozi Eze' },
  orders: [],
};

const server = mockServer(
  mock.ok(reconciliation.list, page),
  mock.ok(reconciliation.byReference, {
    ...feeDiffers,
    recordId: '0198c1d2-0000-7000-8000-000000000001',
  }),
  mock.ok(audit.history, []),
  mock.ok(reconciliation.days, {
    rows: [
      {
        day: '2026-11-19',
        settlements: 1,
        payments: 212,
        provider: 1_894_211_800,
        ledger: 1_894_345_100,
        difference: -133_300,
        deductions: 0,
        paidToBank: 1_894_211_800,
        payouts: 2,
        paidOut: 50_000_000,
        remittances: 1,
        remitted: 11_000_000,
      },
    ],
    count: 1,
  }),
);
const open = (address: string, resources: ('reports' | 'payouts')[] = ['reports', 'payouts']) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources }) });

describe('the reconciliation page', () => {
  it('shows the difference, and unmatched items at the provider, in the ledger and at the bank', async () => {
    const { user } = open('/reconciliation');
    expect(
      await screen.findByRole('row', {
        name: /Sitewell Supplies.*payout-0316.*Rejected.*nothing.*₦483,368.00.*The account is closed.*Send again/,
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('row', {
        name: /VM-204700.*pay-884120533.*Fee differs.*₦215,533.00.*fee ₦3,333.00.*₦215,533.00.*fee ₦2,000.00.*−₦1,333.00/,
      }),
    ).toBeVisible();
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    expect(totals.getByText('₦264,667.00')).toBeVisible();
    expect(totals.getByText('2 payments in this period')).toBeVisible();

    const onRequest = vi.fn();
    server.use(
      mock.ok(reconciliation.list, ({ query }) => {
        onRequest(query);
        return { ...page, rows: [], count: 0 };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Show matched items' }));
    expect(await screen.findByText('Nothing matched in this period')).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ list: 'matched' }));
  });

  it('shows that a search found more items than were counted', async () => {
    const counts = { ...page.counts, matched: COUNT_CAP };
    server.use(
      mock.ok(reconciliation.list, { ...page, rows: [feeDiffers], count: COUNT_CAP, counts }),
    );
    open('/reconciliation?list=matched&search=pay-');
    expect(await screen.findByText('1 to 20 of 1,000+')).toBeVisible();
  });

  it('lists a cash remittance, which can be confirmed in a drawer', async () => {
    server.use(mock.ok(reconciliation.list, { ...page, rows: [toConfirm], count: 1 }));
    const { user, unmount } = open('/reconciliation');
    const row = await screen.findByRole('row', {
      name: /Arewa Haulage.*TRF-204.*To confirm.*nothing.*₦110,000.00.*received 19 Nov.*₦110,000.00.*Recorded by Ngozi Eze, not confirmed yet/,
    });
    server.use(mock.ok(reconciliation.byReference, toConfirm));
    await user.click(within(row).getByRole('link', { name: 'Confirm' }));
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Cash remittance of ₦110,000.00' }),
    );
    expect(drawer.getByText('TRF-204')).toBeVisible();
    const decided = vi.fn();
    server.use(
      mock.ok(cash.decide, ({ body, params }) => {
        decided(params.id, body);
        server.use(
          mock.ok(reconciliation.byReference, {
            ...toConfirm,
            state: 'matched',
            ledger: { amount: 11_000_000, fees: 0 },
            difference: 0,
          }),
        );
        return buildRemittance({ status: 'confirmed' });
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Confirm TRF-204' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm remittance' }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith('remittance-1', { confirmed: true }));
    expect(await drawer.findByText('Matched')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Confirm TRF-204' })).not.toBeInTheDocument();

    unmount();
    server.use(mock.ok(reconciliation.byReference, toConfirm));
    open('/reconciliation/remittance-1', ['reports']);
    await screen.findByRole('dialog', { name: 'Cash remittance of ₦110,000.00' });
    expect(screen.queryByRole('button', { name: 'Confirm TRF-204' })).not.toBeInTheDocument();
  });

  it('shows totals by day', async () => {
    open('/reconciliation?list=days');
    expect(
      await screen.findByRole('row', {
        name: /19 Nov 2026.*₦18,942,118.00.*212 payments.*₦18,943,451.00.*−₦1,333.00.*2 payouts.*₦110,000.00.*1 remittance/,
      }),
    ).toBeVisible();
  });

  it('corrects a fee with a reason, after showing the ledger entries', async () => {
    const sent = vi.fn();
    const { user } = open('/reconciliation/pay-884120533');
    const drawer = within(await screen.findByRole('dialog', { name: 'Short by ₦1,333.00' }));
    expect(drawer.getByRole('row', { name: 'Card fees ₦1,333.00' })).toBeVisible();
    expect(drawer.getByRole('row', { name: 'Card clearing ₦1,333.00' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Ledger entries for VM-204700' })).toHaveAttribute(
      'href',
      '/finance/orders/order-1',
    );
    const button = drawer.getByRole('button', { name: 'Correct the fee by ₦1,333.00' });
    expect(button).toHaveAccessibleDescription('Enter a reason to continue.');
    await user.click(button);
    expect(sent).not.toHaveBeenCalled();
    server.use(
      mock.ok(reconciliation.correctFee, ({ body }) => {
        sent(body);
        const matched: ReconciliationItem = {
          ...feeDiffers,
          state: 'matched',
          ledger: { amount: 21_553_300, fees: 333_300 },
          difference: 0,
        };
        server.use(mock.ok(reconciliation.byReference, matched));
        return matched;
      }),
    );
    await user.type(drawer.getByLabelText('Reason'), 'International card');
    await user.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ reason: 'International card' }));
    expect(await screen.findByRole('dialog', { name: 'No difference' })).toBeVisible();
  });

  it('asks for a reason for a difference, and keeps the typed reason when the server rejects it', async () => {
    const { user } = open('/reconciliation/pay-884120533');
    const drawer = within(await screen.findByRole('dialog', { name: 'Short by ₦1,333.00' }));
    server.use(
      mock.fail(reconciliation.explain, 409, {
        message: 'There is no difference to explain. Reload the page.',
      }),
    );
    await user.type(drawer.getByLabelText('Reason'), 'Known to the provider');
    await user.click(drawer.getByRole('button', { name: 'Mark as explained' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('There is no difference to explain');
    expect(drawer.getByLabelText('Reason')).toHaveValue('Known to the provider');
  });

  it('asks the provider about a payment that is not in the ledger', async () => {
    server.use(mock.ok(reconciliation.byReference, notInLedger));
    const { user } = open('/reconciliation/pay-884120700');
    const checked = vi.fn();
    server.use(
      mock.ok(reconciliation.check, () => {
        checked();
        return notInLedger;
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Check with the provider' }));
    await waitFor(() => expect(checked).toHaveBeenCalled());
  });

  it('hides the actions from users with read-only access', async () => {
    open('/reconciliation/pay-884120533', ['reports']);
    const drawer = within(await screen.findByRole('dialog', { name: 'Short by ₦1,333.00' }));
    expect(drawer.queryByLabelText('Reason')).not.toBeInTheDocument();
    expect(drawer.queryByRole('link', { name: 'Payment events' })).not.toBeInTheDocument();
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(mock.fail(reconciliation.list, 503));
    open('/reconciliation');
    expect(await screen.findByRole('alert')).toHaveTextContent(reconciliation.list.failure);
  });
});
