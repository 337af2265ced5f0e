import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { Link, Outlet, useParams } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import * as coupons from '@market/api-client/contract/main/coupons';
import type { Queries } from '@market/api-client/queries';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCoupon } from '@market/testing/factories/coupons';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { ConsoleShell } from '@market/ui/console-shell';
import { Drawer } from '@market/ui/drawer';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { useServices } from '@market/web-kit/services';
import { renderApp } from '@market/web-kit/testing/render-app';
import { consoleRoutes } from './console-routes';
import { StaleNotice } from './stale-notice';

const server = mockServer();
const code = 'SOLAR5';
const coupon = buildCoupon({ code });
const detailQuery = (api: Queries, id: string) => api.query(coupons.byId, { params: { id } });

function CouponList() {
  const { api } = useServices();
  const { data } = useQuery(api.query(coupons.list));
  return (
    <>
      {data?.rows.map((row) => (
        <Link key={row.id} to={`/coupons/${row.id}`}>
          {row.code}
        </Link>
      ))}
      <Outlet />
    </>
  );
}

function CouponDrawer() {
  const { api } = useServices();
  const { data } = useSuspenseQuery(detailQuery(api, useParams()['id'] ?? ''));
  return (
    <Drawer open title="Coupon">
      {`Code ${data.percentageCoupons[0]?.code}`}
      <Link to="/coupons">Back</Link>
    </Drawer>
  );
}

const routes = consoleRoutes({
  name: 'merchant',
  home: { path: '/', label: 'Back to the dashboard' },
  signInPath: '/sign-in',
  open: [],
  layout: async () => () => (
    <ConsoleShell
      role="merchant"
      brand={{ name: 'Voltmart' }}
      roleLabel="Merchant"
      homeTo="/"
      groups={[]}
      currentPath="/coupons"
      banner={<StaleNotice />}
    >
      <Outlet />
    </ConsoleShell>
  ),
  pages: [
    {
      path: '/coupons',
      element: <CouponList />,
      children: [
        {
          path: ':id',
          element: <CouponDrawer />,
          lazy: { loader: detailLoader(async () => detailQuery) },
        },
      ],
    },
  ],
});

const serve = () =>
  server.use(
    mock.ok(coupons.list, { rows: [coupon], count: 1 }),
    mock.ok(coupons.byId, { percentageCoupons: [coupon], fixedCoupons: [], buyXGetYCoupons: [] }),
  );
const stop = () => server.use(mock.offline(coupons.list), mock.offline(coupons.byId));
const open = (path: string) =>
  renderApp('merchant', routes, path, { as: buildAccount('merchant') });
/** Refetches as a browser tab does when the user returns to it after `minutes`. */
const returnAfter = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const stale = 'Could not refresh. Showing data from 3 minutes ago.';

afterEach(() => {
  vi.useRealTimers();
});

it('a list that could not be refreshed keeps its rows below its age, until a retry succeeds', async () => {
  serve();
  const { user } = open('/coupons');
  await screen.findByText(code);
  stop();
  returnAfter(3);
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(stale));
  expect(screen.getByText(code)).toBeVisible();

  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('a record that was opened before opens with its age when the server fails, and says so in its drawer', async () => {
  serve();
  const { user } = open('/coupons');
  await user.click(await screen.findByText(code));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  stop();
  returnAfter(3);
  await user.click(screen.getByText(code));
  expect(await screen.findByRole('dialog')).toHaveTextContent(`Code ${code}`);
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(stale));
});
