import { consoleRoutes } from '@market/console/shell/console-routes';
import { RouteError } from '@market/web-kit/route-error';
import { paths } from './paths';
import { accountRoutes } from './routes/account/account.routes';
import { authRoutes } from './routes/auth/auth.routes';
import { deliveriesRoutes } from './routes/deliveries/deliveries.routes';
import { dispatchingRoutes } from './routes/dispatching/dispatching.routes';
import { homeRoutes } from './routes/home.routes';
import { ordersRoutes } from './routes/orders/orders.routes';

const home = { path: paths.home.href(), label: 'Back to your orders' };
const PageError = () => <RouteError homePath={home.path} homeLabel={home.label} />;

/** Order pages bring their own layout. All others share the layout with tabs. */
export const routes = consoleRoutes({
  name: 'logistics',
  home,
  signInPath: paths.signIn.href(),
  open: authRoutes,
  layout: async () => (await import('./layouts/signed-in-layout')).SignedInLayout,
  pages: [
    ...homeRoutes,
    ...ordersRoutes,
    {
      lazy: { Component: async () => (await import('./layouts/tabs-layout')).TabsLayout },
      children: [
        {
          ErrorBoundary: PageError,
          children: [...deliveriesRoutes, ...dispatchingRoutes, ...accountRoutes],
        },
      ],
    },
  ],
});
