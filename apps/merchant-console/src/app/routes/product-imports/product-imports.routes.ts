import type { RouteObject } from 'react-router-dom';
import { merchantProducts } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(merchantProducts)],
    children: [
      {
        path: paths.products.imports.pattern,
        handle: {
          title: 'Import products',
          parent: { label: 'Products', to: paths.products.list.href() },
        },
        lazy: {
          Component: async () => (await import('./import-list.page')).ImportListPage,
          loader: urlListLoader(
            async () =>
              (await import('../../../features/product-imports/product-imports.queries'))
                .importList,
          ),
        },
      },
      {
        path: paths.products.import.pattern,
        handle: {
          title: 'Import',
          parent: { label: 'Import products', to: paths.products.imports.href() },
        },
        lazy: {
          Component: async () => (await import('./import-detail.page')).ImportDetailPage,
          loader: detailLoader(
            async () =>
              (await import('../../../features/product-imports/product-imports.queries'))
                .importQuery,
            { title: ({ fileName }) => fileName },
          ),
        },
      },
    ],
  },
];
