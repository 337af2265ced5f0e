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
import { deliveriesRoutes } from './routes/deliveries/deliveries.routes';
import { dispatchingRoutes } from './routes/dispatching/dispatching.routes';
import { homeRoutes } from './routes/home.routes';
import { ordersRoutes } from './routes/orders/orders.routes';

function NotFoundPage() {
  return (
    <NotFound
      action={
        <Button variant="ink" render={<Link to={paths.home.href()} />}>
          Back to your orders
        </Button>
      }
    />
  );
}

const PageError = () => <RouteError homePath={paths.home.href()} homeLabel="Back to your orders" />;

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
        lazy: { Component: async () => (await import('./layouts/signed-in-layout')).SignedInLayout },
        children: [
          ...homeRoutes,
          ...ordersRoutes,
          {
            lazy: { Component: async () => (await import('./layouts/tabs-layout')).TabsLayout },
            children: [{ ErrorBoundary: PageError, children: [...deliveriesRoutes, ...dispatchingRoutes, ...accountRoutes] }],
          },
        ],
      },
      { path: '*', handle: { title: 'Not found' }, Component: NotFoundPage },
    ],
  },
];
