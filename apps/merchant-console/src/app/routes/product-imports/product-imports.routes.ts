import type { RouteObject } from 'react-router-dom';
import { merchantProducts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(merchantProducts)],
    children: [
      {
        path: paths.products.imports.pattern,
        handle: { title: 'Import products' },
        lazy: {
          Component: async () => (await import('./import-list.page')).ImportListPage,
          loader: async () => (await import('./product-imports.loaders')).importListLoader,
        },
      },
      {
        path: paths.products.import.pattern,
        handle: { title: 'Import' },
        lazy: {
          Component: async () => (await import('./import-detail.page')).ImportDetailPage,
          loader: async () => (await import('./product-imports.loaders')).importDetailLoader,
        },
      },
    ],
  },
];
