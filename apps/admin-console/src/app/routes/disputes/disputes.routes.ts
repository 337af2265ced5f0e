import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.disputes.list.pattern,
    handle: { title: 'Disputes' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: async () => (await import('./disputes.loaders')).disputeListLoader,
      Component: async () => (await import('./dispute-list.page')).DisputeListPage,
    },
    children: [
      {
        path: paths.disputes.detail.pattern,
        handle: { title: 'Dispute' },
        lazy: {
          loader: async () => (await import('./disputes.loaders')).disputeDetailLoader,
          Component: async () => (await import('./dispute-detail.page')).DisputeDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Dispute',
              listHref: paths.disputes.list.href(),
            }),
        },
      },
    ],
  },
];
