import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platformRoles } from '@market/domain/accounts/platform-roles';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import { changePassword, signInAdmin, signOut } from '@market/api-client/contract/main/auth';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildPayout } from '../../../test/build-payout';
import { buildStoreApplication } from '../../../test/build-store-application';
import { navigation } from '../../layouts/navigation';
import { routes } from '../../routes';

const storesHandler = mock.ok(storeApprovals.list, { rows: [buildStoreApplication()], count: 1 });
const server = mockServer();
const answerAll = () =>
  server.use(
    storesHandler,
    mock.ok(productApprovals.list, {
      rows: [],
      count: 0,
      statusCounts: { pending: 0, approved: 4, rejected: 0 },
    }),
    mock.ok(adminOrders.list, {
      rows: [buildOrderSummary({ orderStatus: 'ready_for_pickup' })],
      count: 7,
      statusCounts: {},
    }),
    mock.ok(adminOrders.waiting, { rows: [], count: 0, statusCounts: {} }),
    mock.ok(payouts.list, { rows: [buildPayout()], count: 1 }),
  );
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

describe('the admin console', () => {
  it.each([
    ['operations', ['Orders', 'Returns', 'Shipping partners', 'Shipping prices', 'Refunds']],
    ['catalogue', ['Products', 'Categories', 'Home page', 'Questions']],
    ['merchants', ['Stores', 'Merchants and stores', 'Hubs']],
    [
      'finance',
      [
        'Finance reports',
        'Reconciliation',
        'Transactions',
        'Merchant payments',
        'Cash collected',
        'Subscription income',
        'Payment categories',
        'Disputes',
        'Payment events',
      ],
    ],
  ] as const)(
    'limits admins with the “%s” role to the menu items and pages that they may open',
    async (id, own) => {
      answerAll();
      const { resources = [] } = platformRoles.find((role) => role.id === id) ?? {};
      const { router } = renderApp('admin', routes, '/account', {
        as: buildAccount('admin', { resources: [...resources] }),
      });
      const shown = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));
      const pages = navigation(() => true, { kinds: {} }).flatMap(({ items }) => items);
      expect(pages.flatMap(({ label, to }) => (shown.includes(to) ? [label] : []))).toEqual([
        'Inbox',
        ...own,
      ]);
      for (const { to } of pages.filter((page) => !shown.includes(page.to))) {
        await act(() => router.navigate(to));
        await screen.findByRole('heading', { name: 'You do not have access to this page' });
        await act(() => router.navigate('/account'));
        await screen.findByRole('heading', { name: 'Account' });
      }
    },
  );

  // The mock server fails the test for any request that it does not expect: approvers have access
  // to stores only.
  it('limits store approvers to the inbox, the stores and the merchants in the menu', async () => {
    server.use(storesHandler);
    renderApp('admin', routes, '/', { as: buildAccount('approver') });
    expect(
      await screen.findByRole('heading', { name: 'Nothing is waiting for you' }),
    ).toBeVisible();
    expect((await menu()).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Inbox',
      expect.stringMatching(/^Stores/),
      'Merchants and stores',
    ]);
    expect(screen.queryByRole('combobox', { name: /^Search orders/ })).not.toBeInTheDocument();
  });

  it('denies admins a page that they have no permission for, before any request is sent', async () => {
    const { user } = renderApp('admin', routes, '/orders', {
      as: buildAccount('admin', { resources: [] }),
    });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    expect((await menu()).queryByRole('link', { name: /Orders/ })).not.toBeInTheDocument();
  });

  it('redirects signed-out users to the sign-in page, and back to the requested page after they sign in', async () => {
    server.use(
      storesHandler,
      mock.ok(signInAdmin, {
        token: 't',
        expiresAt: '2099-01-01T00:00:00.000Z',
        expiresIn: 900,
        user: buildAccount('approver'),
      }),
    );
    const { user, router } = renderApp('admin', routes, '/stores?status=all');
    await screen.findByRole('heading', { name: 'Sign in to the admin console' });
    await user.type(screen.getByLabelText('Email'), 'approver@example.com');
    await user.type(screen.getByLabelText('Password'), 'sunny-day');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Store approvals' });
    expect(router.state.location.search).toBe('?status=all');
  });
});

describe('the account page', () => {
  it('requires a longer password from staff, and shows the server’s error on the invalid field', async () => {
    server.use(
      storesHandler,
      mock.fail(changePassword, 422, {
        errors: [{ field: 'oldPassword', message: 'Incorrect password' }],
      }),
    );
    const { user } = renderApp('admin', routes, '/account', { as: buildAccount('approver') });
    await user.type(await screen.findByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'a new one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        'Use at least 12 characters',
      ),
    );
    await user.type(screen.getByLabelText('New password'), ' for staff');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Incorrect password',
      ),
    );
    server.use(mock.ok(changePassword, null));
    await user.type(screen.getByLabelText('Current password'), '{Control>}a{/Control}right');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('signs the user out', async () => {
    server.use(storesHandler, mock.ok(signOut, null));
    const { user, services } = renderApp('admin', routes, '/account', {
      as: buildAccount('approver'),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(services.session.user()).toBeUndefined());
  });
});
