import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { PaymentEventDetail } from '@market/domain/checkout/payment-event';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const event: PaymentEventDetail = {
  id: 'event-1',
  provider: 'paystack',
  source: 'notice',
  name: 'transfer.reversed',
  reference: 'payout-0001',
  status: 'waiting',
  reason: 'amount: expected number',
  tries: 3,
  nextTryAt: '2026-11-20T11:08:00.000Z',
  receivedAt: '2026-11-20T11:00:00.000Z',
  payload: '{"event":"transfer.reversed","data":{"amount":"5"}}',
};
const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(payouts.list, { rows: [], count: 0 }),
  mock.ok(paymentEvents.list, { rows: [event], count: 1 }),
  mock.ok(paymentEvents.byId, event),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['payouts'] }) });
const openDrawer = async () => ({
  ...open('/payment-events/event-1'),
  drawer: within(await screen.findByRole('dialog', { name: 'transfer.reversed' })),
});

describe('the payment event list', () => {
  it('requests open events by default, and shows why they failed', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(paymentEvents.list, ({ query }) => {
        onRequest(query.status);
        return { rows: [event], count: 1 };
      }),
    );
    const { user } = open('/payment-events');
    expect(
      await screen.findByRole('row', {
        name: /transfer.reversed.*Webhook.*payout-0001.*amount: expected number.*3.*Retrying/,
      }),
    ).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith('open');
    await user.click(screen.getByRole('tab', { name: 'Handled' }));
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('handled'));
  });

  it('shows an empty state when no event needs attention', async () => {
    server.use(mock.ok(paymentEvents.list, { rows: [], count: 0 }));
    open('/payment-events');
    expect(await screen.findByRole('heading', { name: 'Nothing needs attention' })).toBeVisible();
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(mock.fail(paymentEvents.list, 503));
    open('/payment-events');
    expect(await screen.findByRole('alert')).toHaveTextContent(paymentEvents.list.failure);
  });
});

describe('a payment event', () => {
  it('shows its payload, and the result of a retry', async () => {
    const { user, drawer } = await openDrawer();
    expect(drawer.getByText(/"amount": "5"/)).toBeVisible();
    server.use(
      mock.ok(paymentEvents.retry, { ...event, tries: 4, reason: 'No answer' }),
      mock.ok(paymentEvents.byId, { ...event, tries: 4, reason: 'No answer' }),
    );
    await user.click(drawer.getByRole('button', { name: 'Retry now' }));
    expect(await drawer.findByText(/The retry failed/)).toBeVisible();
    expect(await drawer.findByText('No answer')).toBeVisible();
  });

  it('can be marked as handled with a note', async () => {
    const sent = vi.fn();
    const { user, drawer } = await openDrawer();
    server.use(
      mock.ok(paymentEvents.handle, ({ body }) => {
        sent(body);
        return { ...event, status: 'handled' as const };
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Mark as handled' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Mark this event as handled?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Mark as handled' }));
    expect(await dialog.findByText('Enter what was done')).toBeVisible();
    await user.type(dialog.getByLabelText('What was done'), 'Paid by hand');
    await user.click(dialog.getByRole('button', { name: 'Mark as handled' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ note: 'Paid by hand' }));
  });
});
