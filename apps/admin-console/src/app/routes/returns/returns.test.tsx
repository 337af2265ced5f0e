import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import type { Refund } from '@market/domain/checkout/refund';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { allowedReturnStatuses } from '@market/domain/orders/return-transitions';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderReturn } from '@market/testing/factories/returns';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const inStatus = (status: OrderReturn['status']) =>
  buildOrderReturn({
    status,
    allowedStatuses: allowedReturnStatuses({ status, type: 'refund' }, 'admin'),
  });
const received = inStatus('received');

const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(returns.list, { rows: [received], count: 1, statusCounts: { received: 1 } }),
  mock.ok(returns.byId, received),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['returns'] }) });

async function openReturn(orderReturn: OrderReturn) {
  server.use(mock.ok(returns.byId, orderReturn));
  const app = open(`/returns/${orderReturn.id}`);
  return {
    ...app,
    drawer: within(await screen.findByRole('dialog', { name: orderReturn.returnName })),
  };
}

describe('returns in the admin console', () => {
  it('are listed with their store', async () => {
    open('/returns');
    expect(
      await screen.findByRole('row', {
        name: /VM-204918-R1.*Helios Yard.*Chidinma Okafor.*Received by the store/,
      }),
    ).toBeVisible();
  });

  it('can be refunded after a confirmation that shows the amount', async () => {
    const sent = vi.fn();
    const { user, drawer } = await openReturn(received);
    server.use(
      mock.ok(returns.decideRefund, ({ body }) => {
        sent(body);
        server.use(mock.ok(returns.byId, inStatus('refunded')));
        return inStatus('refunded');
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Refund ₦1,250,000.00' }));
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Refund ₦1,250,000.00 to Chidinma Okafor?',
      }),
    );
    expect(sent).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Refund ₦1,250,000.00' }));
    // A refund and a chargeback are mutually exclusive.
    await waitFor(() =>
      expect(drawer.queryByRole('button', { name: /Refund|chargeback/ })).not.toBeInTheDocument(),
    );
    expect(sent).toHaveBeenCalledWith({ approved: true });
  });

  it('can be declined with a reason', async () => {
    const sent = vi.fn();
    const { user, drawer } = await openReturn(received);
    server.use(
      mock.ok(returns.decideRefund, ({ body }) => {
        sent(body);
        return inStatus('rejected');
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Decline refund' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Decline the refund for VM-204918-R1?' }),
    );
    await user.type(await dialog.findByLabelText('Reason'), 'Used for a year');
    await user.click(dialog.getByRole('button', { name: 'Decline refund' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ approved: false, reason: 'Used for a year' }),
    );
  });

  it('can be recorded as charged back before they are approved', async () => {
    const sent = vi.fn();
    const { user, drawer } = await openReturn(inStatus('requested'));
    server.use(
      mock.ok(returns.decideChargeback, ({ body }) => {
        sent(body);
        return inStatus('charged_back');
      }),
    );
    // A refund is possible once the return is approved. Until then an admin can act for the store.
    expect(drawer.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Approve return' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Record chargeback' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Record chargeback',
      }),
    );
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ approved: true }));
  });
});

describe('refunds', () => {
  const failed: Refund = {
    id: 'refund-1',
    amount: 4_500_000,
    status: 'failed',
    createdAt: '2026-11-20T09:00:00.000Z',
    reference: 'vm-checkout-0001',
    orderId: 'order-1',
    orderName: 'VM-204918',
    customerName: 'Chidinma Okafor',
    customerEmail: 'chidinma@example.com',
    failureReason: 'The card was closed',
  };

  it('can be retried after they have failed', async () => {
    const retried = vi.fn();
    server.use(
      mock.ok(refunds.list, ({ query }) =>
        query.status === 'failed' && retried.mock.calls.length === 0
          ? { rows: [failed], count: 1 }
          : { rows: [], count: 0 },
      ),
    );
    server.use(
      mock.ok(refunds.retry, ({ params }) => {
        retried(params.id);
        return { ...failed, status: 'pending' as const };
      }),
    );
    const { user } = open('/refunds');
    expect(
      await screen.findByRole('row', {
        name: /VM-204918.*Chidinma Okafor.*₦45,000.00.*Failed.*The card was closed/,
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry refund for VM-204918' }));
    expect(await screen.findByRole('heading', { name: 'No failed refunds' })).toBeVisible();
    expect(retried).toHaveBeenCalledWith('refund-1');
  });
});
