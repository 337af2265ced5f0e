import type { RouteObject } from 'react-router-dom';
import { platformCuration } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.categories.list.pattern,
    handle: { title: 'Categories' },
    middleware: [requireAccess(platformCuration)],
    lazy: {
      loader: async () => (await import('./categories.loaders')).categoryListLoader,
      Component: async () => (await import('./category-list.page')).CategoryListPage,
    },
    children: [
      {
        path: paths.categories.detail.pattern,
        lazy: {
          loader: async () => (await import('./categories.loaders')).categoryLoader,
          Component: async () => (await import('./category-detail.page')).CategoryDetailPage,
        },
        children: [
          {
            path: paths.categories.merge.pattern,
            handle: { title: 'Merge categories' },
            lazy: {
              Component: async () => (await import('./category-merge.page')).CategoryMergePage,
            },
          },
        ],
      },
    ],
  },
];
