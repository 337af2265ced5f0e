import type { RouteObject } from 'react-router-dom';
import { platformCuration } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.curation.promotions.pattern,
    handle: { title: 'Home page' },
    middleware: [requireAccess(platformCuration)],
    lazy: {
      loader: async () => (await import('./curation.loaders')).promotionsLoader,
      Component: async () => (await import('./promotions.page')).PromotionsPage,
    },
  },
  {
    path: paths.curation.outlets.pattern,
    handle: { title: 'Official outlets' },
    middleware: [requireAccess(platformCuration)],
    lazy: {
      loader: async () => (await import('./curation.loaders')).outletsLoader,
      Component: async () => (await import('./outlets.page')).OutletsPage,
    },
  },
  {
    path: paths.curation.system.pattern,
    handle: { title: 'System on the home page' },
    middleware: [requireAccess(platformCuration)],
    lazy: {
      loader: async () => (await import('./curation.loaders')).systemLoader,
      Component: async () => (await import('./system.page')).SystemPage,
    },
  },
];
