import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.disputes.list.pattern,
    handle: { title: 'Disputes' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: urlListLoader(
        async () => (await import('../../../features/disputes/disputes.queries')).disputeList,
      ),
      Component: async () => (await import('./dispute-list.page')).DisputeListPage,
    },
    children: [
      {
        path: paths.disputes.detail.pattern,
        handle: { title: 'Dispute' },
        lazy: {
          loader: detailLoader(
            async () => (await import('../../../features/disputes/disputes.queries')).disputeQuery,
          ),
          Component: async () => (await import('./dispute-detail.page')).DisputeDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Dispute',
              listHref: paths.disputes.list.href(),
            }),
        },
      },
    ],
  },
];
