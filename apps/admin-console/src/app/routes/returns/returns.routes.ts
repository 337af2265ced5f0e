import type { RouteObject } from 'react-router-dom';
import { platformReturns } from '@market/api-client/access';
import { returnsRoute } from '@market/console/returns/returns-route';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  returnsRoute({
    ...paths.returns,
    listPage: async () => (await import('./return-list.page')).ReturnListPage,
    detailPage: async () => (await import('./return-detail.page')).ReturnDetailPage,
  }),
  {
    path: paths.refunds.pattern,
    handle: { title: 'Refunds' },
    middleware: [requireAccess(platformReturns)],
    lazy: {
      Component: async () => (await import('./refund-list.page')).RefundListPage,
      loader: urlListLoader(
        async () => (await import('../../../features/returns/returns.queries')).refundList,
      ),
    },
  },
];
