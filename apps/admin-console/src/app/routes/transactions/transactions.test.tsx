import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as transactions from '@market/api-client/contract/main/transactions';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildAuditEntry } from '../../../test/build-audit-entry';
import { buildTransaction } from '../../../test/build-transaction';
import { routes } from '../../routes';

const payment = buildTransaction();
const server = mockServer(
  mock.ok(transactions.list, { rows: [payment], count: 1, isCapped: false }),
  mock.ok(transactions.platformById, { ...payment, paymentId: payment.id, orderItems: [] }),
  mock.ok(audit.history, ({ query }) => [
    buildAuditEntry('payment', 'payment.feeCorrected', {
      reason: `Fee of ${query.subject} ${query.subjectId}`,
    }),
  ]),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['reports'] }) });

describe('the transactions page', () => {
  it('lists each payment with its orders, and opens a payment', async () => {
    const { user } = open('/transactions');
    expect(
      await screen.findByRole('row', {
        name: /pay-884120655.*Yusuf Garba.*Visa ending 4081.*VM-204839.*₦2,000.00.*₦1,838,000.00/,
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'pay-884120655' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Yusuf Garba' }));
    expect(drawer.getByRole('link', { name: 'VM-204839' })).toHaveAttribute(
      'href',
      '/finance/orders/0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0002',
    );
    const history = within(drawer.getByRole('region', { name: 'History' }));
    expect(await history.findByText('Corrected the fee of a payment')).toBeVisible();
    expect(history.getByText(`“Fee of payment ${payment.id}”`)).toBeVisible();
  });

  it('exports the filtered list', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(transactions.platformExportLink, ({ query }) => {
        onRequest(query);
        return { url: '/api/exports/payments?of=x', expiresAt: '2026-11-20T13:25:00.000Z' };
      }),
    );
    const { user } = open('/transactions?search=Yusuf&startDate=2026-11-01');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({ search: 'Yusuf', startDate: '2026-11-01' }),
    );
  });

  it('shows a message when no transaction matches, and an error when the list cannot be loaded', async () => {
    server.use(mock.ok(transactions.list, { rows: [], count: 0, isCapped: false }));
    const { unmount } = open('/transactions?search=nobody');
    expect(await screen.findByText('No transactions match these filters')).toBeVisible();
    unmount();
    server.use(mock.fail(transactions.list, 503));
    open('/transactions');
    expect(await screen.findByRole('alert')).toHaveTextContent(transactions.list.failure);
  });
});
