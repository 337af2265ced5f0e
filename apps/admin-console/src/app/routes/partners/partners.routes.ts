import type { RouteObject } from 'react-router-dom';
import { platformPartners } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.partners.list.pattern,
    handle: { title: 'Shipping partners' },
    middleware: [requireAccess(platformPartners)],
    lazy: {
      loader: async () => (await import('./partners.loaders')).partnerListLoader,
      Component: async () => (await import('./partner-list.page')).PartnerListPage,
    },
    children: [
      {
        path: paths.partners.create.pattern,
        handle: { title: 'Add shipping partner' },
        lazy: {
          Component: async () => (await import('./partner-list.page')).PartnerCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Add shipping partner',
              listHref: paths.partners.list.href(),
            }),
        },
      },
    ],
  },
  {
    path: paths.partners.detail.pattern,
    middleware: [requireAccess(platformPartners)],
    lazy: {
      loader: async () => (await import('./partners.loaders')).partnerLoader,
      Component: async () => (await import('./partner-detail.page')).PartnerDetailPage,
    },
  },
];
