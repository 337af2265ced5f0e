import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.paymentEvents.list.pattern,
    handle: { title: 'Payment events' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: urlListLoader(
        async () =>
          (await import('../../../features/payment-events/payment-events.queries')).eventList,
      ),
      Component: async () => (await import('./payment-event-list.page')).PaymentEventListPage,
    },
    children: [
      {
        path: paths.paymentEvents.detail.pattern,
        handle: { title: 'Payment event' },
        lazy: {
          loader: detailLoader(
            async () =>
              (await import('../../../features/payment-events/payment-events.queries')).eventQuery,
          ),
          Component: async () =>
            (await import('./payment-event-detail.page')).PaymentEventDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Payment event',
              listHref: paths.paymentEvents.list.href(),
            }),
        },
      },
    ],
  },
];
