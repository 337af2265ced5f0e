import type { RouteObject } from 'react-router-dom';
import { merchantCoupons } from '@market/api-client/access';
import { copyLoader, detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.coupons.list.pattern,
    handle: { title: 'Coupons' },
    middleware: [requireAccess(merchantCoupons)],
    lazy: {
      Component: async () => (await import('./coupon-list.page')).CouponListPage,
      loader: urlListLoader(
        async () => (await import('../../../features/coupons/coupons.queries')).couponList,
      ),
    },
    children: [
      {
        path: paths.coupons.create.pattern,
        handle: { title: 'Create coupon' },
        lazy: {
          Component: async () => (await import('./coupon-create.page')).CouponCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Create coupon',
              listHref: paths.coupons.list.href(),
            }),
          loader: copyLoader(
            async () => (await import('../../../features/coupons/coupons.queries')).couponQuery,
          ),
        },
      },
      {
        path: paths.coupons.edit.pattern,
        handle: { title: 'Edit coupon' },
        lazy: {
          Component: async () => (await import('./coupon-edit.page')).CouponEditPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Edit coupon',
              listHref: paths.coupons.list.href(),
            }),
          loader: detailLoader(
            async () => (await import('../../../features/coupons/coupons.queries')).couponQuery,
          ),
        },
      },
    ],
  },
];
