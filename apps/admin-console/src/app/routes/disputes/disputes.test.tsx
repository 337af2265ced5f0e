import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as disputes from '@market/api-client/contract/main/disputes';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { Dispute } from '@market/domain/disputes/dispute';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const dispute: Dispute = {
  id: 'dispute-1',
  provider: 'paystack',
  providerId: '358950',
  reference: 'pay-0001',
  customerName: 'Chidinma Okafor',
  customerEmail: 'chidinma@example.com',
  amount: 1_950_000,
  reason: 'Goods did not arrive',
  dueAt: '2099-11-21T10:00:00.000Z',
  status: 'open',
  openedAt: '2026-11-20T18:00:00.000Z',
  orders: [
    {
      orderId: 'order-1',
      orderName: 'VM-204918',
      storeId: 'store-1',
      storeName: 'Helios Yard',
      amount: 1_950_000,
      held: 1_530_000,
    },
  ],
};
const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(payouts.list, { rows: [], count: 0 }),
  mock.ok(disputes.list, { rows: [dispute], count: 1 }),
  mock.ok(disputes.byId, dispute),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['payouts'] }) });
const openDrawer = async () => ({
  ...open('/disputes/dispute-1'),
  drawer: within(await screen.findByRole('dialog', { name: 'Chidinma Okafor' })),
});

describe('disputes', () => {
  it('show the amount, the deadline and the amount held', async () => {
    open('/disputes');
    expect(
      await screen.findByRole('row', {
        name: /Chidinma Okafor.*Goods did not arrive.*₦19,500.00.*Helios Yard.*21 Nov.*Needs a response/,
      }),
    ).toBeVisible();
  });

  it('show the days left to answer, or how long ago the deadline was missed', async () => {
    const dueIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const late = { ...dispute, id: 'dispute-2', dueAt: dueIn(-2) };
    server.use(
      mock.ok(disputes.list, { rows: [late, { ...dispute, dueAt: dueIn(2) }], count: 2 }),
      mock.ok(disputes.byId, late),
    );
    open('/disputes/dispute-2');
    expect(await screen.findByText(/^\d+ \w+, 2 days left$/)).toBeVisible();
    expect(screen.getByText(/^\d+ \w+, 2 days overdue$/)).toBeVisible();
    const drawer = within(await screen.findByRole('dialog', { name: 'Chidinma Okafor' }));
    expect(drawer.getByText(/^Respond by \d+ \w+, 2 days overdue$/)).toBeVisible();
    expect(drawer.getByText(/The deadline has passed/)).toBeVisible();
  });

  it('show an error when they cannot be loaded', async () => {
    server.use(mock.fail(disputes.list, 503));
    open('/disputes');
    expect(await screen.findByRole('alert')).toHaveTextContent(disputes.list.failure);
  });

  it('can be contested once, with evidence', async () => {
    const sent = vi.fn();
    const { user, drawer } = await openDrawer();
    expect(drawer.getByText('Helios Yard, ₦15,300.00 held')).toBeVisible();
    const answered: Dispute = {
      ...dispute,
      answer: {
        decision: 'decline',
        note: 'Delivered on 12 November',
        by: 'Ngozi Eze',
        at: '2026-11-20T19:00:00.000Z',
      },
    };
    server.use(
      mock.ok(disputes.answer, ({ body }) => {
        sent(body);
        server.use(mock.ok(disputes.byId, answered));
        return answered;
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Contest dispute' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Contest the ₦19,500.00 dispute?' }),
    );
    await user.type(dialog.getByLabelText('Evidence'), 'Short');
    await user.click(dialog.getByRole('button', { name: 'Send evidence' }));
    expect(await dialog.findByText(/at least 10 characters/)).toBeVisible();
    await user.type(dialog.getByLabelText('Evidence'), ', delivered on 12 November');
    await user.click(dialog.getByRole('button', { name: 'Send evidence' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        decision: 'decline',
        note: 'Short, delivered on 12 November',
      }),
    );
    expect(await drawer.findByText('Contested: the bank decides')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /dispute$/ })).not.toBeInTheDocument();
  });

  it('show why the provider rejected an answer, and can then be answered again', async () => {
    server.use(mock.ok(disputes.byId, { ...dispute, answerFailure: 'Paystack: too late' }));
    const { drawer } = await openDrawer();
    expect(drawer.getByRole('alert')).toHaveTextContent(
      'The provider rejected the response: Paystack: too late',
    );
    expect(drawer.getByRole('button', { name: 'Accept dispute' })).toBeVisible();
  });
});
