import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/products';
import type { MerchantProfile } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const live: MerchantProfile = {
  id: 'merchant',
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi@example.com',
  onboardingPercent: 100,
  store: { id: 'store', storeName: 'Helios Yard', storeUrl: 'helios-yard', isPhysicalLocation: false, socialLinks: {}, status: 'live', firstApproval: true, secondApproval: true },
};
const stats = { processedPayment: 300_00, approvedPayment: 200_00, pendingPayment: 100_00 };

const server = mockServer(
  mock.ok(accounts.merchantProfile, live),
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(merchantOrders.list, { rows: [buildOrderSummary()], count: 1, statusCounts: { pending: 2 } }),
  mock.ok(payouts.mine, { stats, available: 500_00, held: 400_00, rows: [], count: 0 }),
  mock.ok(products.list, ({ query }) => {
    const rows = query.approvalStatus === 'rejected' ? [] : [buildProduct({ name: 'Axora H5', quantity: 1, stockAlertUnits: 3 }), buildProduct({ name: 'Corda cable', quantity: 90 })];
    return { rows, count: rows.length };
  }),
);

const open = (as = buildAccount('merchant')) => renderApp('merchant', routes, '/', { as });

describe('the dashboard', () => {
  it('names what waits, then the money, then the latest orders', async () => {
    open();
    expect(await screen.findByRole('link', { name: /Confirm 2 orders/ })).toHaveAttribute('href', '/orders?status=pending');
    expect(await screen.findByRole('link', { name: /Restock Axora H5.*1 left/ })).toBeVisible();
    expect(screen.queryByText(/Corda cable/)).not.toBeInTheDocument();
    const payments = (await screen.findByRole('heading', { name: 'Your payments' })).closest('section');
    expect(await within(payments ?? document.body).findByText('Available now')).toBeVisible();
    expect(payments).toHaveTextContent(/₦500\.00.*₦400\.00.*₦100\.00.*₦200\.00.*₦300\.00/);
    expect(await screen.findByRole('link', { name: 'VM-204918' })).toBeVisible();
  });

  it('leads a new merchant through the steps that are left', async () => {
    server.use(mock.ok(accounts.merchantProfile, { ...live, onboardingPercent: 25, store: { ...live.store, status: 'onboarding' } }));
    open();
    expect(await screen.findByRole('link', { name: 'Bank account, to do' })).toHaveAttribute('href', '/set-up?step=bank');
  });

  it('says that all is done when nothing waits', async () => {
    server.use(mock.ok(merchantOrders.list, { rows: [], count: 0, statusCounts: {} }), mock.ok(products.list, { rows: [], count: 0 }));
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  });

  it('asks only for what staff may see', async () => {
    server.use(mock.fail(payouts.mine, 500), mock.fail(products.list, 500));
    open(buildAccount('staff', { resources: ['orders'] }));
    expect(await screen.findByRole('link', { name: /Confirm 2 orders/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your payments' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
