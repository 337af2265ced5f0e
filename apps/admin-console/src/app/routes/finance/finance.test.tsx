import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as finance from '@market/api-client/contract/main/finance';
import * as orders from '@market/api-client/contract/main/orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import {
  buildFinanceOrder,
  buildFinanceOrders,
  buildPaymentReport,
  buildStoreReport,
  financeIds,
} from '../../../test/build-finance';
import { routes } from '../../routes';

const server = mockServer(
  mock.ok(finance.sar, buildStoreReport()),
  mock.ok(finance.ondpr, buildPaymentReport()),
  mock.ok(finance.orders, buildFinanceOrders()),
  mock.ok(finance.order, buildFinanceOrder()),
  mock.ok(orders.statuses, []),
  mock.ok(payouts.list, { rows: [], count: 0 }),
);

const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['reports'] }) });

describe('finance reports', () => {
  it('show the count and total of all four reports, and the parts that add up to each total', async () => {
    open('/finance');
    const tabs = within(await screen.findByRole('navigation', { name: 'Reports' }));
    expect(
      await tabs.findByRole('link', {
        name: /SAR.*1 order.*Sales.*₦1,050,000.00/,
        current: 'page',
      }),
    ).toBeVisible();
    expect(tabs.getByRole('link', { name: /ODPR.*0 payments.*₦0.00/ })).toBeVisible();
    expect(
      screen.getByText(/₦920,000.00 \+ ₦40,000.00 \+ ₦88,000.00 \+ ₦2,000.00 =/),
    ).toHaveTextContent('₦1,050,000.00');
    expect(screen.getByText('Matches the ledger')).toBeVisible();
    expect(screen.getByText('₦15,000.00')).toBeVisible();
  });

  it('show a difference from the ledger, with a link to reconciliation', async () => {
    server.use(mock.ok(finance.sar, buildStoreReport({ ledgerDifference: 133_300 })));
    open('/finance');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'differ from the ledger by ₦1,333.00',
    );
    expect(screen.getByRole('link', { name: 'Open reconciliation' })).toHaveAttribute(
      'href',
      '/reconciliation',
    );
    expect(screen.queryByText('Matches the ledger')).not.toBeInTheDocument();
  });

  it('are limited to the period, store and search in the URL, which are kept when the user opens another report', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(finance.ondpr, ({ query }) => {
        onRequest(query);
        return buildPaymentReport();
      }),
    );
    const { user, router } = open(
      `/finance?startDate=2026-11-01&endDate=2026-11-20&storeId=${financeIds.store}&search=VM-204839`,
    );
    await user.click(await screen.findByRole('link', { name: /ONDPR/ }));
    expect(await screen.findByText('pay-884120655')).toBeVisible();
    expect(router.state.location.search).toContain('report=ondpr');
    expect(onRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        startDate: '2026-11-01',
        endDate: '2026-11-20',
        storeId: financeIds.store,
        search: 'VM-204839',
      }),
    );
  });

  it('show the orders of a store, and the split and ledger entries of an order', async () => {
    const { user } = open('/finance');
    await user.click(await screen.findByRole('button', { name: /Helios Yard/, expanded: false }));
    await user.click(await screen.findByRole('link', { name: 'VM-204839' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'VM-204839' }));
    expect(
      drawer.getByText(
        '₦1,000,000.00 less 8% commission, ₦80,000.00. The rate when the order was placed.',
      ),
    ).toBeVisible();
    const lines = drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContain('Delivery₦55,000.00');
    expect(lines).toContain('Shipping discountLaunch. The platform pays it.−₦5,000.00');
    expect(drawer.getAllByRole('row', { name: 'Sum ₦0.00' })).toHaveLength(2);
    // Users without access to orders and payouts get no links to them.
    expect(drawer.queryByRole('link', { name: 'Open order' })).not.toBeInTheDocument();
    expect(drawer.getByText('In payout PO-2041, not paid yet')).toBeVisible();
    expect(drawer.queryByRole('link', { name: 'PO-2041' })).not.toBeInTheDocument();
  });

  it('load the orders of a store in parts, until all are shown', async () => {
    const names = Array.from({ length: 33 }, (_, index) => `VM-${String(204_900 - index)}`);
    const [sample] = buildFinanceOrders().rows;
    const report = buildStoreReport();
    server.use(
      mock.ok(finance.sar, { ...report, rows: report.rows.map((row) => ({ ...row, orders: 33 })) }),
      mock.ok(finance.orders, ({ query: { offset = 0, limit = 20 } }) => ({
        rows: names
          .slice(offset, offset + limit)
          .flatMap((orderName) =>
            sample ? { ...sample, id: crypto.randomUUID(), orderName } : [],
          ),
        count: 33,
      })),
    );
    const { user } = open('/finance');
    await user.click(await screen.findByRole('button', { name: /Helios Yard/, expanded: false }));
    const shown = () => screen.getAllByRole('link', { name: /^VM-/ }).length;
    await user.click(await screen.findByRole('button', { name: /28 left/ }));
    expect(await screen.findByRole('link', { name: 'VM-204876' })).toBeVisible();
    expect(shown()).toBe(30);
    await user.click(await screen.findByRole('button', { name: /3 left/ }));
    expect(await screen.findByRole('link', { name: 'VM-204868' })).toBeVisible();
    expect(shown()).toBe(33);
    expect(screen.queryByRole('button', { name: /left/ })).not.toBeInTheDocument();
  });

  it('are limited to a store that is found by its name', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(finance.sar, ({ query }) => {
        onRequest(query);
        return buildStoreReport();
      }),
    );
    const { user, router } = open('/finance');
    await user.type(await screen.findByRole('combobox', { name: 'Store' }), 'heli');
    await user.click(await screen.findByRole('option', { name: 'Helios Yard' }));
    await waitFor(() =>
      expect(router.state.location.search).toContain(`storeId=${financeIds.store}`),
    );
    expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ search: 'heli' }));
    expect(screen.getByRole('combobox', { name: 'Store' })).toHaveValue('Helios Yard');
  });

  it('link an order to its payout', async () => {
    renderApp('admin', routes, `/finance/orders/${financeIds.order}`, {
      as: buildAccount('super_admin'),
    });
    expect(await screen.findByRole('link', { name: 'PO-2041' })).toHaveAttribute(
      'href',
      '/payouts/PO-2041',
    );
  });

  it('export the filtered report as CSV', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(finance.exportLink, ({ query }) => {
        onRequest(query);
        return { url: '/api/exports/finance?of=x', expiresAt: '2026-11-20T13:25:00.000Z' };
      }),
    );
    const { user } = open('/finance?startDate=2026-11-01&endDate=2026-11-20');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(
        expect.objectContaining({ report: 'sar', startDate: '2026-11-01', endDate: '2026-11-20' }),
      ),
    );
  });

  it('show an error when a report cannot be loaded', async () => {
    server.use(mock.fail(finance.sar, 503));
    open('/finance');
    expect(await screen.findByRole('alert')).toHaveTextContent(finance.sar.failure);
    expect(screen.getAllByText('Not available')).toHaveLength(4);
  });
});
