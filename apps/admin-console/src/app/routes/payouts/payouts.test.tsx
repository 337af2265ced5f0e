import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as payouts from '@market/api-client/contract/main/payouts';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildPayout } from '../../../test/build-payout';
import { routes } from '../../routes';

const payout = buildPayout();
const server = mockServer(
  mock.ok(payouts.list, { rows: [payout], count: 1 }),
  mock.ok(payouts.stats, {
    pendingPayment: 275_000_000,
    approvedPayment: 0,
    processedPayment: 1_559_448_820,
  }),
);

const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['payouts'] }) });
const openDrawer = async () => {
  const app = open('/payouts/PO-2041');
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'Helios Yard' })) };
};

describe('the payout list', () => {
  it('shows the totals, and the amount and bank account of each payout', async () => {
    open('/payouts');
    expect(
      await screen.findByRole('row', {
        name: /Helios Yard.*PO-2041.*2.*₦2,750,000.00.*Zenith Bank •••• 4471.*Ngozi Eze.*Pending/,
      }),
    ).toBeVisible();
    expect(await screen.findByText('₦15,594,488.20')).toBeVisible();
  });

  it('distinguishes no match from no payouts, and clears the filters', async () => {
    server.use(
      mock.ok(payouts.list, ({ query }) =>
        query.status === 'processed' ? { rows: [], count: 0 } : { rows: [payout], count: 1 },
      ),
    );
    const { user, router } = open('/payouts?status=processed');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Helios Yard' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(mock.fail(payouts.list, 503));
    open('/payouts');
    expect(await screen.findByRole('alert')).toHaveTextContent(payouts.list.failure);
  });
});

describe('a payout', () => {
  it('shows how its amount is calculated, with deductions for earlier refunds', async () => {
    server.use(mock.ok(payouts.list, { rows: [buildPayout({ amount: 270_000_000 })], count: 1 }));
    const { drawer } = await openDrawer();
    expect(drawer.getByText('₦1,763,500.00 paid, ₦125,000.00 commission')).toBeVisible();
    expect(drawer.getByText('Deducted for earlier refunds').nextSibling).toHaveTextContent(
      '−₦50,000.00',
    );
    // Users who may not see orders get no links to them.
    expect(drawer.queryByRole('link', { name: 'VM-204918' })).not.toBeInTheDocument();
  });

  it('names the amount on the approval button, and closes when approved', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    server.use(
      mock.ok(payouts.act, ({ body }) => {
        sent(body);
        return buildPayout({ status: 'approved' });
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Approve ₦2,750,000.00' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payouts'));
    expect(sent).toHaveBeenCalledWith({ action: 'approve', payoutId: payout.id });
  });

  it('shows the server’s error when the requester approves it', async () => {
    const message = 'You requested this payout, so someone else must approve it.';
    server.use(mock.fail(payouts.act, 409, { message }));
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: /^Approve/ }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(message);
  });

  it('cannot be approved while it is on hold', async () => {
    server.use(
      mock.ok(payouts.list, {
        rows: [buildPayout({ heldUntil: '2099-01-01T10:00:00.000Z' })],
        count: 1,
      }),
    );
    const { drawer } = await openDrawer();
    expect(drawer.getByText(/On hold until 1 Jan 2099, 11:00/)).toBeVisible();
    expect(drawer.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  });

  it('shows not found for an unknown reference', async () => {
    open('/payouts/PO-9');
    expect(
      await screen.findByRole('heading', { name: 'This page has moved or never existed' }),
    ).toBeVisible();
  });
});
