import type { RouteObject } from 'react-router-dom';
import { platformReports } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.reconciliation.list.pattern,
    handle: { title: 'Reconciliation' },
    middleware: [requireAccess(platformReports)],
    lazy: {
      loader: async () => (await import('./reconciliation.loaders')).reconciliationLoader,
      Component: async () => (await import('./reconciliation.page')).ReconciliationPage,
    },
    children: [
      {
        path: paths.reconciliation.detail.pattern,
        handle: { title: 'Reconciliation' },
        lazy: {
          loader: detailLoader(
            async () =>
              (await import('../../../features/reconciliation/reconciliation.queries')).itemQuery,
            { param: 'reference' },
          ),
          Component: async () =>
            (await import('./reconciliation-item.page')).ReconciliationItemPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Payment, payout or remittance',
              listHref: paths.reconciliation.list.href(),
            }),
        },
      },
    ],
  },
];
