import type { RouteObject } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { requireUser } from '@market/web-kit/router/guards';
import { NotFound, RouteError } from '@market/web-kit/route-error';
import { Opening } from './layouts/opening';
import { RootLayout } from './layouts/root-layout';
import { paths } from './paths';
import { accountRoutes } from './routes/account/account.routes';
import { authRoutes } from './routes/auth/auth.routes';
import { ordersRoutes } from './routes/orders/orders.routes';
import { overviewRoutes } from './routes/overview/overview.routes';
import { payoutsRoutes } from './routes/payouts/payouts.routes';
import { productsRoutes } from './routes/products/products.routes';
import { storesRoutes } from './routes/stores/stores.routes';

function NotFoundPage() {
  return (
    <NotFound
      action={
        <Button variant="ink" render={<Link to={paths.overview.href()} />}>
          Back to the overview
        </Button>
      }
    />
  );
}

const PageError = () => <RouteError homePath={paths.overview.href()} homeLabel="Back to the overview" />;

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
        children: [{ ErrorBoundary: PageError, children: [...overviewRoutes, ...storesRoutes, ...productsRoutes, ...ordersRoutes, ...payoutsRoutes, ...accountRoutes] }],
      },
      { path: '*', handle: { title: 'Not found' }, Component: NotFoundPage },
    ],
  },
];
