import type { RouteObject } from 'react-router-dom';
import { platformPartners } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.partners.list.pattern,
    handle: { title: 'Shipping partners' },
    middleware: [requireAccess(platformPartners)],
    lazy: {
      loader: urlListLoader(
        async () => (await import('../../../features/partners/partners.queries')).partnerList,
      ),
      Component: async () => (await import('./partner-list.page')).PartnerListPage,
    },
    children: [
      {
        path: paths.partners.create.pattern,
        handle: { title: 'Add shipping partner' },
        lazy: {
          Component: async () => (await import('./partner-list.page')).PartnerCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Add shipping partner',
              listHref: paths.partners.list.href(),
            }),
        },
      },
    ],
  },
  {
    path: paths.partners.detail.pattern,
    handle: {
      title: 'Shipping partner',
      parent: { label: 'Shipping partners', to: paths.partners.list.href() },
    },
    middleware: [requireAccess(platformPartners)],
    lazy: {
      loader: detailLoader(
        async () => (await import('../../../features/partners/partners.queries')).partnerQuery,
        { title: ({ companyName }) => companyName },
      ),
      Component: async () => (await import('./partner-detail.page')).PartnerDetailPage,
    },
  },
];
