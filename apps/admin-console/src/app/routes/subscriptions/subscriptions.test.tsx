import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as finance from '@market/api-client/contract/main/finance';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import type {
  StoreSubscription,
  SubscriptionCharge,
  SubscriptionIncome,
} from '@market/domain/subscriptions/income';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreReport } from '../../../test/build-finance';
import { routes } from '../../routes';

const storeId = idOf('store');
const charge: SubscriptionCharge = {
  id: idOf('charge'),
  paidAt: '2026-11-08T09:00:00.000Z',
  storeId,
  storeName: 'Helios Yard',
  planId: 'growth',
  planName: 'Growth',
  amount: 1_500_000,
  status: 'active',
};
const counts = { active: 2, ending: 1, lapsed: 1, cancelled: 0 };
const income: SubscriptionIncome = {
  amount: 9_000_000,
  charges: 3,
  plans: [
    {
      planId: 'scale',
      planName: 'Scale',
      price: 6_000_000,
      amount: 6_000_000,
      charges: 1,
      stores: counts,
    },
    {
      planId: 'growth',
      planName: 'Growth',
      price: 1_500_000,
      amount: 3_000_000,
      charges: 2,
      stores: counts,
    },
  ],
  months: [
    {
      month: '2026-11-01',
      amount: 7_500_000,
      charges: 2,
      plans: [
        { planId: 'scale', amount: 6_000_000 },
        { planId: 'growth', amount: 1_500_000 },
      ],
    },
    {
      month: '2026-09-01',
      amount: 1_500_000,
      charges: 1,
      plans: [{ planId: 'growth', amount: 1_500_000 }],
    },
  ],
  stores: counts,
  ledgerDifference: 0,
  calculatedAt: '2026-11-20T13:20:00.000Z',
  rows: [charge],
  count: 3,
};
const storeSubscription: StoreSubscription = {
  storeId,
  storeName: 'Helios Yard',
  status: 'lapsed',
  planName: 'Growth',
  startedAt: '2026-09-08T09:00:00.000Z',
  paidUntil: '2026-11-08T09:00:00.000Z',
  nextPlanName: 'Growth',
  endedAt: '2026-11-08T09:00:00.000Z',
  amount: 3_000_000,
  rows: [charge],
  count: 1,
};
const server = mockServer(
  mock.ok(subscriptions.income, income),
  mock.ok(subscriptions.ofStore, storeSubscription),
);

const period = 'startDate=2026-09-01&endDate=2026-11-20';
const open = (address: string, resources: ('reports' | 'stores')[] = ['reports']) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources }) });

describe('the subscription income page', () => {
  it('shows the income by plan and by month, and the stores by status', async () => {
    open(`/subscriptions?${period}`);
    expect(await screen.findByText(/₦60,000.00 \+ ₦30,000.00 =/)).toHaveTextContent('₦90,000.00');
    expect(screen.getByText('Matches the ledger')).toBeVisible();
    const months = within(screen.getByRole('table', { name: 'By month' }));
    expect(months.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'MonthScaleGrowthChargesTotal',
      'November 2026₦60,000.00₦15,000.002₦75,000.00',
      'October 2026₦0.00₦0.000₦0.00',
      'September 2026₦0.00₦15,000.001₦15,000.00',
      'Total₦60,000.00₦30,000.003₦90,000.00',
    ]);
    const stores = within(screen.getByLabelText('Stores now'));
    expect(stores.getByText('Active').nextSibling).toHaveTextContent('2');
    expect(stores.getByText('1 store will switch to Free after the paid month')).toBeVisible();
    expect(stores.getByText('Lapsed').nextSibling).toHaveTextContent('1');
  });

  it('lists and exports the charges that match the period and filters in the URL, and can show a single month', async () => {
    const asked = vi.fn();
    const exported = vi.fn();
    server.use(
      mock.ok(subscriptions.income, ({ query }) => {
        asked(query);
        return income;
      }),
      mock.ok(subscriptions.incomeExportLink, ({ query }) => {
        exported(query);
        return { url: '/api/exports/subscription-income?of=x', expiresAt: income.calculatedAt };
      }),
    );
    const { user } = open(`/subscriptions?${period}&status=lapsed`);
    await user.selectOptions(await screen.findByLabelText('Plan'), 'Plan: Growth');
    const filter = { planId: 'growth', status: 'lapsed' };
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining(filter)));
    await user.click(screen.getByRole('link', { name: 'November 2026' }));
    const days = { startDate: '2026-11-01', endDate: '2026-11-20' };
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ ...days, ...filter, limit: 20, offset: 0 }),
    );
    expect(await screen.findByText(/1 to 20 November 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(exported).toHaveBeenCalledWith({ ...days, ...filter }));
  });

  it('opens a store’s subscription, with a link to the store for users with access to it', async () => {
    const { user } = open(`/subscriptions?${period}`, ['reports', 'stores']);
    await user.click(await screen.findByRole('link', { name: 'Helios Yard' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Helios Yard' }));
    expect(drawer.getByText('8 Nov 2026. The balance did not cover the next month.')).toBeVisible();
    expect(drawer.getByText('Paid in total').nextSibling).toHaveTextContent('₦30,000.00');
    expect(drawer.getByRole('link', { name: 'Open store' })).toHaveAttribute(
      'href',
      `/merchants/${storeId}`,
    );
  });

  it('hides the link to the store from users without access, and shows not found for stores without a plan', async () => {
    open(`/subscriptions/${storeId}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Helios Yard' }));
    expect(drawer.queryByRole('link', { name: 'Open store' })).not.toBeInTheDocument();
    server.use(mock.fail(subscriptions.ofStore, 404));
    open(`/subscriptions/${idOf('another')}`);
    expect(await screen.findByText(/not found|never existed/i)).toBeVisible();
  });

  it('shows a difference from the ledger, an empty state and an error', async () => {
    server.use(
      mock.ok(subscriptions.income, { ...income, ledgerDifference: 100, rows: [], count: 0 }),
    );
    const app = open(`/subscriptions?${period}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('differ from the ledger by ₦1.00');
    expect(screen.getByRole('heading', { name: 'No charges in this period' })).toBeVisible();
    app.unmount();
    server.use(mock.fail(subscriptions.income, 503));
    open('/subscriptions');
    expect(await screen.findByRole('alert')).toHaveTextContent(subscriptions.income.failure);
  });

  it('opens from the finance reports, for the same period', async () => {
    server.use(mock.ok(finance.sar, buildStoreReport()));
    open(`/finance?${period}`);
    expect(await screen.findByRole('link', { name: '₦15,000.00' })).toHaveAttribute(
      'href',
      `/subscriptions?${period}`,
    );
  });
});
