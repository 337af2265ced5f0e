import { lazy } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { platformOrders } from '@market/api-client/access';
import { consoleRoutes } from '@market/console/shell/console-routes';
import { LoadingShell } from '@market/console/shell/loading-shell';
import { PageError } from '@market/console/shell/page-error';
import { servicesContext } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import { paths } from './paths';
import { accountRoutes } from './routes/account/account.routes';
import { authRoutes } from './routes/auth/auth.routes';
import { deliveriesRoutes } from './routes/deliveries/deliveries.routes';
import { boardRoutes } from './routes/board/board.routes';
import { dispatchingRoutes } from './routes/dispatching/dispatching.routes';
import { earningsRoutes } from './routes/earnings/earnings.routes';
import { onboardingRoutes } from './routes/onboarding/onboarding.routes';
import { ordersRoutes } from './routes/orders/orders.routes';
import { ridersRoutes } from './routes/riders/riders.routes';

const home = { path: paths.home.href(), label: 'Back to your orders' };
const TabPageError = () => <PageError homePath={home.path} homeLabel={home.label} />;

const Layout = lazy(async () => ({
  default: (await import('./layouts/logistics-layout')).LogisticsLayout,
}));

/** Shows the error of a guard, or of a page with its own layout, inside the layout with tabs. */
const PageErrorWithTabs = () => (
  <Layout>
    <TabPageError />
  </Layout>
);

const homeLoader = ({ context }: LoaderFunctionArgs) =>
  redirect(
    can(context.get(servicesContext).session.user(), platformOrders)
      ? paths.board.href()
      : paths.offers.href(),
  );

/**
 * Order, application and board pages render their own layout. All others share the layout with
 * tabs.
 */
export const routes = consoleRoutes({
  name: 'logistics',
  home,
  signInPath: paths.signIn.href(),
  open: authRoutes,
  layout: async () => (await import('./layouts/logistics-layout')).SignedInLayout,
  errorPage: PageErrorWithTabs,
  pages: [
    { path: paths.home.pattern, loader: homeLoader, Component: LoadingShell },
    ...ordersRoutes,
    ...onboardingRoutes,
    { ErrorBoundary: PageErrorWithTabs, children: boardRoutes },
    {
      lazy: { Component: async () => (await import('./layouts/logistics-layout')).TabsLayout },
      children: [
        {
          ErrorBoundary: TabPageError,
          children: [
            ...deliveriesRoutes,
            ...earningsRoutes,
            ...dispatchingRoutes,
            ...ridersRoutes,
            ...accountRoutes,
          ],
        },
      ],
    },
  ],
});
