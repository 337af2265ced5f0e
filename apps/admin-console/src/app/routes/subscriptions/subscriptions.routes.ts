import type { RouteObject } from 'react-router-dom';
import { platformReports } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.subscriptions.list.pattern,
    handle: { title: 'Subscription income' },
    middleware: [requireAccess(platformReports)],
    lazy: {
      loader: async () => (await import('./subscriptions.loaders')).incomeLoader,
      Component: async () => (await import('./subscription-income.page')).SubscriptionIncomePage,
    },
    children: [
      {
        path: paths.subscriptions.detail.pattern,
        lazy: {
          loader: detailLoader(
            async () =>
              (await import('../../../features/subscriptions/subscriptions.queries'))
                .storeSubscriptionQuery,
            { title: ({ storeName }) => `Subscription of ${storeName}` },
          ),
          Component: async () => (await import('./store-subscription.page')).StoreSubscriptionPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Subscription',
              listHref: paths.subscriptions.list.href(),
            }),
        },
      },
    ],
  },
];
