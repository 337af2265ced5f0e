import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as sales from '@market/api-client/contract/main/sales';
import { buildAccount } from '@market/testing/factories/accounts';
import {
  buildOrdersReport,
  buildReturnedProductsReport,
  buildSalesReport,
} from '@market/testing/factories/reports';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const { trend: salesPoints, ...sar } = buildSalesReport();
const { trend: orderPoints } = buildOrdersReport();
const { startDate, endDate, previous } = sar;
const period = { startDate, endDate, previous };
const customer = {
  customerId: 'customer',
  customerName: '=HYPERLINK("x") Ọlá',
  orders: 2,
  sales: 250_000_50,
  before: 0,
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(sales.sales, buildSalesReport()),
  mock.ok(sales.orders, buildOrdersReport()),
  mock.ok(sales.productsSold, buildOrdersReport({ total: 968, before: 841 })),
  mock.ok(sales.returnedProducts, buildReturnedProductsReport()),
  mock.ok(sales.salesOverTime, { ...period, interval: 'day', points: salesPoints }),
  mock.ok(sales.ordersOverTime, { ...period, interval: 'day', points: orderPoints }),
  mock.ok(sales.byProduct, {
    ...period,
    rows: [
      {
        productId: 'inverter',
        productName: 'Axora H5',
        unitsSold: 15,
        unitsReturned: 1,
        sales: 30_000_000_00,
        before: 0,
      },
    ],
    count: 1,
    total: 48_216_500_00,
  }),
  mock.ok(sales.byCustomer, { ...period, rows: [customer], count: 1, total: 250_000_50 }),
  mock.ok(sales.byLocation, { ...period, rows: [], count: 0, total: 0 }),
);

const open = (search = '', as = buildAccount('merchant')) =>
  renderApp('merchant', routes, `/reports?startDate=${startDate}&endDate=${endDate}${search}`, {
    as,
  });

/** Captures the downloaded file, because jsdom cannot save it. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return { names, text: async () => (await blobs.at(-1)?.text()) ?? '' };
}

describe('the reports page', () => {
  it('shows totals, a chart, and the same figures as a table', async () => {
    const { user } = open();
    expect(await screen.findByText('12.4%')).toBeVisible();
    expect(screen.getByText('968')).toBeVisible();
    expect(
      await screen.findByRole('img', {
        name: /^Sales by day, 18 to 20\sNovember\s2026: ₦48,216,500.00/,
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View as table' }));
    expect(
      screen.getByRole('row', { name: 'Fri 20 Nov 2026 ₦20,216,500.00 ₦15,000,000.00' }),
    ).toBeVisible();
    const left = within(
      screen.getByRole('heading', { name: 'Earnings' }).closest('section') ?? document.body,
    );
    expect(left.getByText('Net earnings').parentElement).toHaveTextContent('₦44,359,180.00');
  });

  it('requests the period and interval that are in the URL', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(sales.ordersOverTime, ({ query }) => {
        requests.push(query);
        return { ...period, interval: query.interval ?? 'week', points: orderPoints };
      }),
    );
    const { user, router } = renderApp(
      'merchant',
      routes,
      '/reports?report=orders&startDate=2026-09-01&endDate=2026-11-20',
      { as: buildAccount('merchant') },
    );
    await user.click(await screen.findByRole('radio', { name: 'Days' }));
    await waitFor(() =>
      expect(requests).toEqual([
        { startDate: '2026-09-01', endDate: '2026-11-20' },
        { startDate: '2026-09-01', endDate: '2026-11-20', interval: 'day' },
      ]),
    );
    expect(router.state.location.search).toContain('interval=day');
  });

  it('ranks products with their share of sales, and links to the products', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'By product' }));
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toHaveAttribute(
      'href',
      '/products/inverter',
    );
    expect(screen.getByRole('row', { name: /Axora H5/ })).toHaveTextContent('62.2%');
  });

  it('does not link to pages that staff cannot open', async () => {
    const { user } = open('&report=products', buildAccount('staff', { resources: ['reports'] }));
    expect(await screen.findByText('Axora H5')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Axora H5' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'By customer' }));
    expect(await screen.findByText(customer.customerName)).toBeVisible();
    expect(screen.queryByRole('link', { name: customer.customerName })).not.toBeInTheDocument();
  });

  it('exports a ranking as CSV in naira, with formulas escaped', async () => {
    const saved = savedFiles();
    const { user } = open('&report=customers');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(saved.names).toEqual(['sales-by-customer-2026-11-18-to-2026-11-20.csv']),
    );
    expect(await saved.text()).toBe(
      '"Customer","Orders","Sales (NGN)","Sales (NGN), previous period"\r\n"\'=HYPERLINK(""x"") Ọlá",2,250000.5,0\r\n',
    );
  });

  it('shows empty and error states', async () => {
    const { user } = open('&report=locations');
    expect(await screen.findByRole('heading', { name: 'No sales in this period' })).toBeVisible();
    server.use(mock.fail(sales.byProduct, 503));
    await user.click(screen.getByRole('tab', { name: 'By product' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error getting sales report');
  });

  it('retries all totals with one button', async () => {
    server.use(
      mock.fail(sales.sales, 503),
      mock.fail(sales.orders, 503),
      mock.fail(sales.productsSold, 503),
    );
    const { user } = open('&report=locations');
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    server.use(
      mock.ok(sales.sales, buildSalesReport()),
      mock.ok(sales.orders, buildOrdersReport()),
      mock.ok(sales.productsSold, buildOrdersReport({ total: 968, before: 841 })),
    );
    await user.click(tryAgain);
    expect(await screen.findByText('968')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('denies access to staff without the permission', async () => {
    open('', buildAccount('staff', { resources: ['orders', 'payouts'] }));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  });
});
