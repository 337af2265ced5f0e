import type { RouteObject } from 'react-router-dom';
import { merchantProducts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const productsRoutes: RouteObject[] = [
  {
    // Imports have the same access rule.
    middleware: [requireAccess(merchantProducts)],
    children: [
      {
        path: paths.products.list.pattern,
        handle: { title: 'Products' },
        lazy: {
          Component: async () => (await import('./product-list.page')).ProductListPage,
          loader: async () => (await import('./product-list.loader')).productListLoader,
        },
      },
      {
        path: paths.products.create.pattern,
        handle: { title: 'New product' },
        lazy: {
          Component: async () => (await import('./product-create.page')).ProductCreatePage,
          loader: async () => (await import('./product-create.loader')).productCreateLoader,
        },
      },
      {
        path: paths.products.imports.pattern,
        handle: { title: 'Import products' },
        lazy: {
          Component: async () => (await import('./import-list.page')).ImportListPage,
          loader: async () => (await import('./import-list.loader')).importListLoader,
        },
      },
      {
        path: paths.products.import.pattern,
        handle: { title: 'Import' },
        lazy: {
          Component: async () => (await import('./import-detail.page')).ImportDetailPage,
          loader: async () => (await import('./import-detail.loader')).importDetailLoader,
        },
      },
      {
        path: paths.products.edit.pattern,
        handle: { title: 'Product' },
        lazy: {
          Component: async () => (await import('./product-edit.page')).ProductEditPage,
          loader: async () => (await import('./product-edit.loader')).productEditLoader,
        },
      },
    ],
  },
];
