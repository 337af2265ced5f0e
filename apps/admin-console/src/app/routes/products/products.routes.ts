import type { RouteObject } from 'react-router-dom';
import { platformProducts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.products.list.pattern,
    handle: { title: 'Product approvals' },
    middleware: [requireAccess(platformProducts)],
    lazy: {
      loader: async () => (await import('./products.loaders')).productListLoader,
      Component: async () => (await import('./product-list.page')).ProductListPage,
    },
    children: [
      {
        path: paths.products.add.pattern,
        handle: { title: 'Add product' },
        lazy: {
          loader: async () => (await import('./products.loaders')).productAddLoader,
          Component: async () => (await import('./product-add.page')).ProductAddPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Add product',
              listHref: paths.products.list.href(),
            }),
        },
      },
      {
        path: paths.products.detail.pattern,
        lazy: {
          loader: async () => (await import('./products.loaders')).productDetailLoader,
          Component: async () => (await import('./product-detail.page')).ProductDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Product',
              listHref: paths.products.list.href(),
            }),
        },
      },
    ],
  },
];
