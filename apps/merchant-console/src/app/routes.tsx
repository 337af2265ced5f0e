import type { RouteObject } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { requireUser } from '@market/web-kit/router/guards';
import { NotFound, RouteError } from '@market/web-kit/route-error';
import { Opening } from './layouts/opening';
import { RootLayout } from './layouts/root-layout';
import { paths } from './paths';
import { authRoutes } from './routes/auth/auth.routes';
import { couponsRoutes } from './routes/coupons/coupons.routes';
import { dashboardRoutes } from './routes/dashboard/dashboard.routes';
import { ordersRoutes } from './routes/orders/orders.routes';
import { payoutsRoutes } from './routes/payouts/payouts.routes';
import { productsRoutes } from './routes/products/products.routes';
import { storeRoutes } from './routes/store/store.routes';
import { accountRoutes } from './routes/account/account.routes';

function NotFoundPage() {
  return (
    <NotFound
      action={
        <Button variant="ink" render={<Link to={paths.dashboard.href()} />}>
          Back to the dashboard
        </Button>
      }
    />
  );
}

const PageError = () => <RouteError homePath={paths.dashboard.href()} homeLabel="Back to the dashboard" />;

/** The whole app. Each area lists its own routes; guards stand where they guard. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: Opening,
    ErrorBoundary: PageError,
    children: [
      ...authRoutes,
      {
        middleware: [requireUser(paths.signIn.href())],
        lazy: { Component: async () => (await import('./layouts/console-layout')).ConsoleLayout },
        children: [{ ErrorBoundary: PageError, children: [...dashboardRoutes, ...ordersRoutes, ...productsRoutes, ...couponsRoutes, ...payoutsRoutes, ...storeRoutes, ...accountRoutes] }],
      },
      { path: '*', handle: { title: 'Not found' }, Component: NotFoundPage },
    ],
  },
];
