import type { RouteObject } from 'react-router-dom';
import * as products from '@market/api-client/contract/main/products';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const productsRoutes: RouteObject[] = [
  {
    middleware: [requireAccess(products.list)],
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
        lazy: { Component: async () => (await import('./product-create.page')).ProductCreatePage },
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
