import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as auth from '@market/api-client/contract/main/auth';
import * as orders from '@market/api-client/contract/main/orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as partners from '@market/api-client/contract/main/partners';
import { buildAccount } from '@market/testing/factories/accounts';
import { orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
import { routes } from '../../routes';

const sessionOf = (role: 'partner' | 'dispatcher') => ({
  token: 'token',
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  expiresIn: 900,
  user: buildAccount(role),
});
const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(partners.orders, buildOrderPage()),
  mock.ok(dispatch.list, buildOrderPage()),
);

describe('the logistics app', () => {
  it('signs users in at the endpoint for the account type, and keeps the entered values when the type changes', async () => {
    server.use(
      mock.fail(auth.signInPartner, 401, { message: 'Incorrect email address or password' }),
      mock.ok(auth.signInAdmin, sessionOf('dispatcher')),
    );
    const { user, router } = renderApp('logistics', routes, '/sign-in?redirectTo=%2Factive');
    await user.type(await screen.findByLabelText('Email'), 'emeka@example.com');
    await user.type(screen.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Incorrect email address or password')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Platform staff' }));
    expect(screen.getByLabelText('Email')).toHaveValue('emeka@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Active orders' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/active'));
  });

  it('confirms a partner’s account through the emailed link, and links to sign-in', async () => {
    const confirmed: unknown[] = [];
    server.use(
      mock.ok(auth.confirmPartner, ({ params }) => {
        confirmed.push(params);
        return null;
      }),
    );
    const { user } = renderApp('logistics', routes, '/confirm/abc');
    await user.click(await screen.findByRole('button', { name: 'Confirm my email address' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?type=partner',
    );
    expect(confirmed).toEqual([expect.objectContaining({ token: 'abc' })]);
  });

  it('resets the password for the account type in the emailed link', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(auth.resetPassword, ({ params }) => {
        requests.push(params);
        return null;
      }),
    );
    const { user } = renderApp('logistics', routes, '/reset/abc?type=admin');
    await user.type(await screen.findByLabelText('New password'), 'a longer password');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?type=admin',
    );
    expect(requests).toMatchObject([{ userType: 'admin', token: 'abc' }]);
  });
});
