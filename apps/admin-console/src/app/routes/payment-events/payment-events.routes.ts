import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.paymentEvents.list.pattern,
    handle: { title: 'Payment events' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: async () => (await import('./payment-events.loaders')).paymentEventListLoader,
      Component: async () => (await import('./payment-event-list.page')).PaymentEventListPage,
    },
    children: [
      {
        path: paths.paymentEvents.detail.pattern,
        handle: { title: 'Payment event' },
        lazy: {
          loader: async () => (await import('./payment-events.loaders')).paymentEventDetailLoader,
          Component: async () =>
            (await import('./payment-event-detail.page')).PaymentEventDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Payment event',
              listHref: paths.paymentEvents.list.href(),
            }),
        },
      },
    ],
  },
];
