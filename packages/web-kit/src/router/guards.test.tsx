import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import * as auth from '@market/api-client/contract/main/auth';
import * as coupons from '@market/api-client/contract/main/coupons';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import Cookies from 'js-cookie';
import { RouteError } from '../route-error';
import { renderApp } from '../testing/render-app';
import { requireAccess, requireSignedOut, requireUser } from './guards';

const server = mockServer();
const loader = vi.fn(() => null);
const routes: RouteObject[] = [
  { path: '/sign-in', middleware: [requireSignedOut('/')], Component: () => <h1>Sign in</h1> },
  {
    path: '/',
    middleware: [requireUser('/sign-in')],
    ErrorBoundary: RouteError,
    children: [
      { index: true, Component: () => <h1>Home</h1> },
      {
        path: 'coupons',
        middleware: [requireAccess(coupons.list)],
        loader,
        ErrorBoundary: RouteError,
        Component: () => <h1>Coupons</h1>,
      },
    ],
  },
];

describe('the route guards', () => {
  it('redirect guests to sign-in before anything loads, and remember the requested page', async () => {
    const { router } = renderApp('merchant', routes, '/coupons?page=2');
    await screen.findByText('Sign in');
    expect(router.state.location.search).toBe('?redirectTo=%2Fcoupons%3Fpage%3D2');
    expect(loader).not.toHaveBeenCalled();
  });

  it('redirect signed-in users away from the sign-in page', async () => {
    renderApp('merchant', routes, '/sign-in', { as: buildAccount('merchant') });
    expect(await screen.findByText('Home')).toBeVisible();
  });

  it('reject accounts of other apps', async () => {
    renderApp('merchant', routes, '/', { as: buildAccount('customer') });
    expect(await screen.findByText('Sign in')).toBeVisible();
  });

  it('renew an expired token before the page loads', async () => {
    const merchant = buildAccount('merchant');
    server.use(
      mock.ok(auth.refresh, {
        token: 'T2',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
        expiresIn: 900,
        user: merchant,
      }),
    );
    const { router } = renderApp('merchant', routes, '/sign-in', { as: merchant });
    await screen.findByText('Home');
    Cookies.remove('merchant_token');
    await router.navigate('/coupons');
    expect(await screen.findByText('Coupons')).toBeVisible();
    await waitFor(() => expect(Cookies.get('merchant_token')).toBe('T2'));
  });

  it('let a signed-in user through when the network is down or slow', async () => {
    const merchant = buildAccount('merchant');
    server.use(mock.offline(auth.refresh));
    const { router } = renderApp('merchant', routes, '/sign-in', { as: merchant });
    await screen.findByText('Home');
    Cookies.remove('merchant_token');
    const openUntilTimeout = async (path: string) => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const opened = router.navigate(path);
      await vi.advanceTimersByTimeAsync(3000);
      vi.useRealTimers();
      await opened;
    };
    await openUntilTimeout('/coupons');
    expect(await screen.findByText('Coupons')).toBeVisible();

    server.use(mock.pending(auth.refresh));
    await openUntilTimeout('/');
    expect(await screen.findByText('Home')).toBeVisible();
  });

  it('redirect to sign-in when the server refuses to renew the session', async () => {
    server.use(mock.fail(auth.refresh, 401));
    const { router } = renderApp('merchant', routes, '/', { as: buildAccount('merchant') });
    await screen.findByText('Home');
    Cookies.remove('merchant_token');
    await router.navigate('/coupons');
    expect(await screen.findByText('Sign in')).toBeVisible();
  });

  it('show a forbidden page to staff without the permission', async () => {
    renderApp('merchant', routes, '/coupons', { as: buildAccount('staff') });
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
  });
});
