import type { RouteObject } from 'react-router-dom';
import { merchantProducts } from '@market/api-client/access';
import { copyLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(merchantProducts)],
    children: [
      {
        path: paths.products.list.pattern,
        handle: { title: 'Products' },
        lazy: {
          Component: async () => (await import('./product-list.page')).ProductListPage,
          loader: async () => (await import('./products.loaders')).productListLoader,
        },
      },
      {
        path: paths.products.create.pattern,
        handle: {
          title: 'New product',
          parent: { label: 'Products', to: paths.products.list.href() },
        },
        lazy: {
          Component: async () => (await import('./product-create.page')).ProductCreatePage,
          loader: copyLoader(
            async () => (await import('../../../features/products/products.queries')).productQuery,
          ),
        },
      },
      {
        path: paths.products.edit.pattern,
        handle: { title: 'Product', parent: { label: 'Products', to: paths.products.list.href() } },
        lazy: {
          Component: async () => (await import('./product-edit.page')).ProductEditPage,
          loader: async () => (await import('./products.loaders')).productEditLoader,
        },
      },
    ],
  },
];
