import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import type { Plan, Subscription } from '@market/domain/subscriptions/subscription';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const free: Plan = {
  id: 'free',
  name: 'Free',
  description: 'Everything that it takes to sell.',
  price: 0,
  commissionReduction: 0,
};
const growth: Plan = {
  id: 'growth',
  name: 'Growth',
  description: 'For steady sales.',
  price: 15_000_00,
  commissionReduction: 1,
};
const scale: Plan = {
  id: 'scale',
  name: 'Scale',
  description: 'For large volumes.',
  price: 60_000_00,
  commissionReduction: 2,
};

const startsAt = '2026-11-20T12:00:00.000Z';
const paidUntil = '2026-12-20T12:00:00.000Z';
const onFree: Subscription = {
  plan: free,
  commissionPercent: 8,
  available: 20_000_00,
  changes: [
    { planId: 'growth', charge: 15_000_00, startsAt },
    { planId: 'scale', charge: 60_000_00, startsAt },
  ],
  payments: [],
};
const onGrowth: Subscription = {
  plan: growth,
  commissionPercent: 7,
  startedAt: startsAt,
  paidUntil,
  next: growth,
  available: 5_000_00,
  changes: [
    { planId: 'free', charge: 0, startsAt: paidUntil },
    { planId: 'scale', charge: 52_500_00, startsAt },
  ],
  payments: [{ id: 'payment', planName: 'Growth', amount: 15_000_00, paidAt: startsAt }],
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(subscriptions.plans, [free, growth, scale]),
  mock.ok(subscriptions.mine, onFree),
);
const open = (as = buildAccount('merchant')) =>
  renderApp('merchant', routes, '/subscription', { as });
const plan = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

describe('the subscription page', () => {
  it('upgrades at the price shown, and refetches the subscription', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(subscriptions.change, ({ body }) => {
        sent(body);
        server.use(mock.ok(subscriptions.mine, onGrowth));
        return onGrowth;
      }),
    );
    const { user } = open();
    expect((await plan('Growth')).getByText(/Commission with this plan/)).toHaveTextContent('7%');
    // Scale costs more than the store's balance.
    expect(
      (await plan('Scale')).getByText('Costs ₦40,000.00 more than your available balance.'),
    ).toBeVisible();
    expect((await plan('Scale')).queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change to Growth' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Growth?' }));
    expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Pay ₦15,000.00' }));
    expect(await screen.findByText(/^Growth, 7% commission, renews on 20 Dec 2026/)).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ planId: 'growth', expectedCharge: 15_000_00 });
    expect(screen.getByRole('row', { name: /Growth 20 Nov 2026 ₦15,000.00/ })).toBeVisible();
  });

  it('shows when a cheaper plan starts, and keeps the current plan until then', async () => {
    server.use(mock.ok(subscriptions.mine, onGrowth));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change to Free' }));
    expect(
      await screen.findByText(
        'The plan starts on 20 Dec 2026, when your paid month ends. Nothing is charged now.',
      ),
    ).toBeVisible();
    const chosen: Subscription = { ...onGrowth, next: free };
    const sent = vi.fn();
    server.use(
      mock.ok(subscriptions.change, ({ body }) => {
        sent(body);
        server.use(mock.ok(subscriptions.mine, chosen));
        return chosen;
      }),
    );
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Change to Free' }),
    );
    expect(await screen.findByText('Scheduled')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Keep Growth' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep Growth' }),
    );
    await vi.waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ planId: 'growth', expectedCharge: 0 }),
    );
  });

  it('keeps the dialog open when the price has changed', async () => {
    server.use(
      mock.fail(subscriptions.change, 409, {
        message: 'The Growth plan now costs ₦14,000.00 to start.',
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change to Growth' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Pay ₦15,000.00',
      }),
    );
    expect(
      await screen.findByText('The Growth plan now costs ₦14,000.00 to start.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('shows staff the plan, but lets only the owner change it', async () => {
    open(buildAccount('staff', { resources: ['payouts'] }));
    expect(await screen.findByText(/Only the store owner can change the plan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change to Growth' })).not.toBeInTheDocument();
  });
});
