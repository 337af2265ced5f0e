import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import type { MerchantDashboard } from '@market/domain/dashboard/merchant-dashboard';
import type { MerchantProfile } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import {
  buildOrdersReport,
  buildReturnedProductsReport,
  buildSalesReport,
} from '@market/testing/factories/reports';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const liveProfile: MerchantProfile = {
  id: 'merchant',
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi@example.com',
  onboardingPercent: 100,
  store: {
    id: 'store',
    storeName: 'Helios Yard',
    storeUrl: 'helios-yard',
    isPhysicalLocation: false,
    socialLinks: {},
    dispatch: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5] },
    returnDays: 7,
    payOnDelivery: { accepted: false },
    status: 'live',
    firstApproval: true,
    secondApproval: true,
  },
};

const { rows: _rows, count: _count, ...returnedProducts } = buildReturnedProductsReport();
const busyDashboard: MerchantDashboard = {
  openTasks: {
    toConfirm: { count: 2, oldestAt: '2020-11-18T15:02:00.000Z' },
    toHandOver: { count: 5, late: 1, dueAt: '2020-11-20T15:02:00.000Z' },
    returns: { count: 3, replacements: 1 },
    lowStock: 5,
    inApproval: 0,
    rejectedProducts: 0,
    reviews: { count: 4, low: 2 },
  },
  money: {
    earned: 1_500_00,
    held: 400_00,
    available: 500_00,
    pending: 100_00,
    approved: 200_00,
    processed: 300_00,
    owing: 0,
    nextPayout: { amount: 100_00, status: 'pending', requestedAt: '2026-11-18T15:02:00.000Z' },
    bank: { bankName: 'Guaranty Bank', accountNumberLast4: '4471' },
  },
  trend: {
    sales: buildSalesReport(),
    orders: buildOrdersReport(),
    productsSold: buildOrdersReport({ total: 968, before: 0 }),
    returnedProducts,
    topProducts: [
      {
        productId: 'inverter',
        productName: 'Axora H5 hybrid inverter',
        unitsSold: 15,
        unitsReturned: 1,
        sales: 18_400_000_00,
        before: 0,
      },
    ],
    locations: [{ state: 'Lagos', orders: 140, sales: 21_900_000_00, before: 0 }],
  },
};

const server = mockServer(
  mock.ok(accounts.merchantProfile, liveProfile),
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(merchantOrders.list, {
    rows: [buildOrderSummary()],
    count: 1,
    statusCounts: { pending: 2 },
  }),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(dashboard.merchant, busyDashboard),
);

const open = (as = buildAccount('merchant'), address = '/') =>
  renderApp('merchant', routes, address, { as });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body);

describe('the dashboard', () => {
  it('lists open tasks by urgency, with links', async () => {
    open();
    const needs = await card('To do');
    await needs.findByRole('link', { name: /Confirm 2 orders/ });
    expect(needs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Confirm 2 ordersOldest: 18 Nov 2020, 16:02',
      'Hand over 5 orders1 is overdue',
      'Review 3 returns1 asks for a replacement',
      'Restock 5 productsAt or below the level you set',
      'Reply to 4 reviews2 have 3 stars or fewer',
    ]);
    expect(needs.getByRole('link', { name: /Review 3 returns/ })).toHaveAttribute(
      'href',
      '/returns?status=requested',
    );
  });

  it('shows earnings by status, then sales compared with the previous period', async () => {
    const { user } = open();
    const payments = await card('Your earnings');
    expect(await payments.findByText('Next payout, pending')).toBeVisible();
    expect(payments.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'In the return period₦400.00',
      'Available now₦500.00',
      'Pending₦100.00',
      'Processing₦200.00',
      'Paid to your bank₦300.00',
    ]);
    const trend = await card('Sales performance');
    expect(trend.getByText('12.4%')).toBeVisible();
    expect(trend.getByText('None in the previous period')).toBeVisible();
    expect(
      await trend.findByRole('img', {
        name: /^Sales by day, 18 to 20\sNovember\s2026: ₦48,216,500.00 in total/,
      }),
    ).toBeVisible();
    await user.click(trend.getByRole('radio', { name: 'Orders' }));
    expect(
      await trend.findByRole('img', { name: /^Orders by day.*312 in total, 289 in/ }),
    ).toBeVisible();
  });

  it('requests the chosen period and keeps it in the URL', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(dashboard.merchant, ({ query }) => {
        requests.push(query);
        return busyDashboard;
      }),
    );
    const { user, router } = open(
      buildAccount('merchant'),
      '/?startDate=2026-11-01&endDate=2026-11-20',
    );
    expect(
      await screen.findByText('1 to 20 November 2026, compared with 1 to 20 October 2026'),
    ).toBeVisible();
    await waitFor(() =>
      expect(requests).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-20' }]),
    );
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(router.state.location.search).toBe('?period=7-days');

    await user.click(screen.getByRole('button', { name: 'Custom dates' }));
    const form = within(await screen.findByRole('dialog', { name: 'Custom dates' }));
    await user.clear(form.getByLabelText('From'));
    await user.type(form.getByLabelText('From'), '2020-01-01');
    await user.click(form.getByRole('button', { name: 'Show these dates' }));
    expect(form.getByText('Choose a period of at most five years')).toBeVisible();
    await user.clear(form.getByLabelText('From'));
    await user.type(form.getByLabelText('From'), '2026-10-01');
    await user.click(form.getByRole('button', { name: 'Show these dates' }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ startDate: '2026-10-01' }));
  });

  it('shows a new merchant the remaining set-up steps', async () => {
    server.use(
      mock.ok(accounts.merchantProfile, {
        ...liveProfile,
        onboardingPercent: 25,
        store: { ...liveProfile.store, status: 'onboarding' },
      }),
      mock.ok(dashboard.merchant, { openTasks: {} }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Bank account, to do' })).toHaveAttribute(
      'href',
      '/set-up?step=bank',
    );
    expect(screen.queryByRole('heading', { name: 'Sales performance' })).not.toBeInTheDocument();
  });

  it('shows empty states when there are no tasks and no sales', async () => {
    const nothing = { total: 0, before: 0 };
    server.use(
      mock.ok(dashboard.merchant, {
        ...busyDashboard,
        openTasks: { toConfirm: { count: 0 } },
        trend: {
          sales: buildSalesReport(nothing),
          orders: buildOrdersReport(nothing),
          productsSold: buildOrdersReport(nothing),
          returnedProducts: { ...returnedProducts, ...nothing },
          topProducts: [],
          locations: [],
        },
      }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'No sales in this period or the previous one' }),
    ).toBeVisible();
  });

  it('shows a single error with a retry button', async () => {
    server.use(mock.fail(dashboard.merchant, 503));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(dashboard.merchant.failure);
    server.use(mock.ok(dashboard.merchant, busyDashboard));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Confirm 2 orders/ })).toBeVisible();
  });

  it('links the owner of a rejected store to set-up, and shows staff the reason', async () => {
    server.use(
      mock.ok(accounts.merchantProfile, {
        ...liveProfile,
        store: {
          ...liveProfile.store,
          status: 'rejected',
          reviewNote: 'The ID number does not match.',
        },
      }),
    );
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Fix and submit again' })).toHaveAttribute(
      'href',
      '/set-up?step=business',
    );
    unmount();
    open(buildAccount('staff', { resources: ['orders'] }));
    expect(await screen.findByText(/The ID number does not match/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Fix and submit again' })).not.toBeInTheDocument();
  });

  it('hides earnings and sales from staff without the permission', async () => {
    server.use(mock.ok(dashboard.merchant, { openTasks: { toConfirm: { count: 2 } } }));
    open(buildAccount('staff', { resources: ['orders'] }));
    expect(await screen.findByRole('link', { name: /Confirm 2 orders/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your earnings' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Sales performance' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
