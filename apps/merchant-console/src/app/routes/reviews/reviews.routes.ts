import type { RouteObject } from 'react-router-dom';
import { merchantStore } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.reviews.pattern,
    handle: { title: 'Reviews' },
    middleware: [requireAccess(merchantStore)],
    lazy: {
      Component: async () => (await import('./review-list.page')).ReviewListPage,
      loader: async () => (await import('./reviews.loaders')).reviewListLoader,
    },
  },
];
