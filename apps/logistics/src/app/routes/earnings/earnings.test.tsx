import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as partnerEarnings from '@market/api-client/contract/main/partner-earnings';
import * as partnerOnboarding from '@market/api-client/contract/main/partner-onboarding';
import * as partnerPayouts from '@market/api-client/contract/main/partner-payouts';
import * as partners from '@market/api-client/contract/main/partners';
import { addDays, startOfWeek } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { Payout } from '@market/domain/payouts/payout';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildStatement } from '@market/testing/factories/statements';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
import { routes } from '../../routes';

const thisWeek = startOfWeek(lagosDate(new Date()));
const lastWeek = addDays(thisWeek, -7);
const delivery = {
  orderId: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0002',
  orderName: 'VM-204839',
  storeName: 'Helios Yard',
  destination: 'Surulere, Lagos',
  deliveredAt: `${thisWeek}T09:20:00.000Z`,
  deliveryFee: 15_080_000,
  sharePercent: 82,
  share: 12_365_600,
};
const summary = {
  sharePercent: 85,
  owed: 60_021_440,
  cashCollected: 0,
  weeks: [
    { startDate: lastWeek, deliveries: 47, earned: 39_608_000 },
    { startDate: thisWeek, deliveries: 1, earned: 12_365_600 },
  ],
};

const payout: Payout = {
  id: idOf('payout-1'),
  reference: 'payout-1f2e',
  payee: 'partner',
  payeeId: idOf('partner'),
  payeeName: 'Arewa Haulage',
  status: 'pending',
  amount: 39_608_000,
  orderCount: 47,
  requestedAt: '2026-11-20T09:20:00.000Z',
  requestedBy: 'Musa Bello',
};
const payments = {
  available: 39_608_000,
  cashCollected: 0,
  bank: { bankName: 'First Bank', accountNumberLast4: '4552' },
  rows: [],
  count: 0,
};

const server = mockServer(
  mock.ok(partners.orders, buildOrderPage()),
  mock.ok(partnerEarnings.summary, summary),
  mock.ok(partnerPayouts.list, payments),
  mock.ok(partnerEarnings.list, ({ query }) =>
    query.week === thisWeek ? { rows: [delivery], count: 1 } : { rows: [], count: 0 },
  ),
);
const owner = buildAccount('partner');
const open = (as = owner, address = '/earnings') => renderApp('logistics', routes, address, { as });

it('the earnings page says only once that its data could not be refreshed', async () => {
  const { services } = open();
  await screen.findByText('To be paid to you');
  server.use(mock.fail(partnerEarnings.summary, 503));
  await services.queryClient.invalidateQueries({ queryKey: ['partnerEarnings', 'summary'] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Could not refresh.', { exact: false })).toBeVisible();
  expect(screen.getByText('To be paid to you')).toBeVisible();
});

it('the earnings page shows what is owed, and how the share of each delivery is calculated from its fee and rate', async () => {
  open();
  expect(await screen.findByText('To be paid to you')).toBeVisible();
  expect(screen.getByText('This week', { exact: false }).closest('div')).toHaveTextContent(
    'This week, 1 delivery₦123,656.00',
  );
  expect(screen.getByText('Last week', { exact: false }).closest('div')).toHaveTextContent(
    '47 deliveries₦396,080.00',
  );
  const row = (await screen.findByRole('link', { name: 'VM-204839' })).closest('li');
  expect(row).toHaveTextContent('Helios Yard to Surulere, Lagos');
  expect(row).toHaveTextContent('₦123,656.0082% of ₦150,800.00');
});

it('the earnings page shows earlier weeks, but none after the current week', async () => {
  const { user, router } = open();
  await screen.findByRole('link', { name: 'VM-204839' });
  const next = screen.getByRole('button', { name: 'Next week' });
  expect(next).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(await screen.findByText('No deliveries in this week.')).toBeVisible();
  expect(router.state.location.search).toBe(`?week=${lastWeek}`);
  await user.click(next);
  expect(await screen.findByRole('link', { name: 'VM-204839' })).toBeVisible();
});

it('the earnings page tells a new partner that there are no earnings yet, and links to the offers', async () => {
  server.use(
    mock.ok(partnerEarnings.summary, { ...summary, owed: 0, weeks: [] }),
    mock.ok(partnerEarnings.list, { rows: [], count: 0 }),
    mock.ok(partnerOnboarding.application, { partnerId: owner.id, status: 'onboarded' }),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'No earnings yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offers');
});

it('the earnings page is only for the owner of a company', async () => {
  open(buildAccount('partner', { ownsPartner: false }));
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeVisible();
});

it('the earnings page requests a payout after a confirmation, and opens its statement', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Request ₦396,080.00' }));
  server.use(
    mock.ok(partnerPayouts.request, payout),
    mock.ok(partnerPayouts.list, { ...payments, available: 0, rows: [payout], count: 1 }),
    mock.ok(
      partnerPayouts.statement,
      buildStatement({
        ...payout,
        payee: 'partner',
        due: payout.amount,
        subscriptions: 0,
        other: 0,
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Request payout' }));
  const link = await screen.findByRole('link', { name: payout.reference });
  expect(link.closest('li')).toHaveTextContent(
    '47 deliveriesRequested on 20 Nov 2026₦396,080.00Pending',
  );
  await user.click(link);
  const sheet = within(
    await screen.findByRole('article', { name: `Statement ${payout.reference}` }),
  );
  expect(sheet.getByText('Due from these deliveries').nextSibling).toHaveTextContent('₦396,080.00');
  expect(sheet.getByRole('columnheader', { name: 'Delivery fee' })).toBeInTheDocument();
});

it('a statement that cannot be loaded is shown below its heading, with a link back to the earnings', async () => {
  server.use(mock.fail(partnerPayouts.statement, 500));
  open(owner, `/earnings/payouts/${payout.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
      name: 'Earnings',
    }),
  ).toHaveAttribute('href', '/earnings');
});
