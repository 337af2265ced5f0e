import type { RouteObject } from 'react-router-dom';
import { platformReports } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.finance.reports.pattern,
    handle: { title: 'Finance reports' },
    middleware: [requireAccess(platformReports)],
    lazy: {
      loader: async () => (await import('./finance.loaders')).financeReportsLoader,
      Component: async () => (await import('./finance-reports.page')).FinanceReportsPage,
    },
    children: [
      {
        path: paths.finance.order.pattern,
        lazy: {
          loader: detailLoader(
            async () =>
              (await import('../../../features/finance/finance.queries')).financeOrderQuery,
            { title: ({ orderName }) => `Finance details of ${orderName}` },
          ),
          Component: async () => (await import('./finance-order.page')).FinanceOrderPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Order',
              listHref: paths.finance.reports.href(),
            }),
        },
      },
    ],
  },
];
