import type { RouteObject } from 'react-router-dom';
import { merchantCoupons } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.coupons.list.pattern,
    handle: { title: 'Coupons' },
    middleware: [requireAccess(merchantCoupons)],
    lazy: {
      Component: async () => (await import('./coupon-list.page')).CouponListPage,
      loader: async () => (await import('./coupons.loaders')).couponListLoader,
    },
    children: [
      {
        path: paths.coupons.create.pattern,
        handle: { title: 'Create coupon' },
        lazy: {
          Component: async () => (await import('./coupon-create.page')).CouponCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Create coupon',
              listHref: paths.coupons.list.href(),
            }),
          loader: async () => (await import('./coupons.loaders')).couponCreateLoader,
        },
      },
      {
        path: paths.coupons.edit.pattern,
        handle: { title: 'Edit coupon' },
        lazy: {
          Component: async () => (await import('./coupon-edit.page')).CouponEditPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Edit coupon',
              listHref: paths.coupons.list.href(),
            }),
          loader: async () => (await import('./coupons.loaders')).couponEditLoader,
        },
      },
    ],
  },
];
