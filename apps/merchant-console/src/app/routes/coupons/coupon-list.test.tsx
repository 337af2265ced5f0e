import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCoupon } from '@market/testing/factories/coupons';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: { pending: 2 } }),
  mock.ok(orders.newest, { ids: [], toConfirm: 2 }),
);

const merchant = buildAccount('merchant');
const open = (address: string, as = merchant) => renderApp('merchant', routes, address, { as });

const solar = buildCoupon({
  description: '5% off all panels',
  code: 'SOLAR5',
  usageLimit: 50,
  used: 3,
});
const cable = buildCoupon({
  description: 'Cable week',
  code: 'CABLE',
  discountType: 'Fixed',
  discountValue: 200_000,
  state: 'paused',
  paused: true,
});

describe('the coupon list', () => {
  it('shows each coupon’s discount, usage and status', async () => {
    server.use(mock.ok(coupons.list, { rows: [solar, cable], count: 2 }));
    open('/coupons');
    const row = (await screen.findByRole('link', { name: '5% off all panels' })).closest('tr');
    expect(row).toHaveTextContent(/SOLAR5.*5% off.*All products.*1.*30 Nov 2026.*3 of 50.*Active/);
    expect(screen.getByRole('row', { name: /Cable week/ })).toHaveTextContent(
      /₦2,000.00 off.*Paused/,
    );
  });

  it('keeps search, filters and page in the URL and sends them to the server', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(coupons.list, ({ query }) => {
        requests.push(query);
        return { rows: [solar], count: 90 };
      }),
    );
    const { user, router } = open('/coupons?state=active&sort=ending&page=2&size=10');
    await screen.findByText('11 to 20 of 90');
    expect(requests).toEqual([{ limit: 10, offset: 10, state: 'active', sort: 'ending' }]);

    await user.type(screen.getByRole('searchbox', { name: 'Search description or code' }), 'solar');
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        limit: 10,
        offset: 0,
        state: 'active',
        sort: 'ending',
        search: 'solar',
      }),
    );
    expect(router.state.location.search).toBe('?state=active&sort=ending&size=10&search=solar');
  });

  it('shows an empty state with a link to create the first coupon', async () => {
    server.use(mock.ok(coupons.list, { rows: [], count: 0 }));
    open('/coupons');
    await screen.findByRole('heading', { name: 'No coupons yet' });
    expect(screen.getByRole('link', { name: 'Create coupon' })).toHaveAttribute(
      'href',
      '/coupons/new',
    );
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('shows a no-match state with a button that clears the filters', async () => {
    server.use(
      mock.ok(coupons.list, ({ query }) =>
        query.search === undefined ? { rows: [solar], count: 1 } : { rows: [], count: 0 },
      ),
    );
    const { user, router } = open('/coupons?search=wind');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: '5% off all panels' });
    expect(router.state.location.search).toBe('');
  });

  it('shows an error state with a retry button', async () => {
    server.use(mock.fail(coupons.list, 503));
    const { user } = open('/coupons');
    expect(await screen.findByRole('alert')).toHaveTextContent(coupons.list.failure);
    server.use(mock.ok(coupons.list, { rows: [solar], count: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '5% off all panels' })).toBeVisible();
  });

  it('shows a skeleton while the first page loads', async () => {
    server.use(mock.pending(coupons.list));
    open('/coupons');
    expect(await screen.findByText('Loading')).toHaveAttribute('role', 'status');
  });

  it('pauses a coupon from its menu and refetches the list', async () => {
    let stored = solar;
    server.use(
      mock.ok(coupons.list, () => ({ rows: [stored], count: 1 })),
      mock.ok(coupons.update, ({ params, body }) => {
        expect(params.id).toBe(solar.id);
        expect(body).toEqual({ paused: true });
        stored = buildCoupon({ ...solar, paused: true, state: 'paused' });
        return stored;
      }),
    );
    const { user } = open('/coupons');
    await user.click(await screen.findByRole('button', { name: 'Actions for 5% off all panels' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText('Paused')).toBeVisible();
  });
});

describe('the guard of the coupon pages', () => {
  it('redirects signed-out users to sign-in, with the URL to return to', async () => {
    const { router } = renderApp('merchant', routes, '/coupons?state=active');
    await screen.findByRole('heading', { name: 'Sign in to your store' });
    expect(router.state.location.search).toBe(
      `?${new URLSearchParams({ redirectTo: '/coupons?state=active' })}`,
    );
  });

  it('denies access to staff without the permission, whose sidebar does not link to the page', async () => {
    const staff = buildAccount('staff', { resources: ['orders'] });
    open('/coupons', staff);
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    cleanup();
    open('/account', staff);
    expect(await screen.findByRole('link', { name: /Orders/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Coupons' })).not.toBeInTheDocument();
  });
});
