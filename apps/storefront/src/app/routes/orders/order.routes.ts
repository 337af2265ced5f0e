import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const orderRoutes: RouteObject[] = [
  {
    path: paths.orders.pattern,
    lazy: {
      Component: () => import('./order-list.page').then((code) => code.OrderListPage),
      loader: () => import('./order-list.loader').then((code) => code.orderListLoader),
    },
  },
  {
    path: paths.order.pattern,
    lazy: {
      Component: () => import('./order-detail.page').then((code) => code.OrderDetailPage),
      loader: () => import('./order-detail.loader').then((code) => code.orderDetailLoader),
    },
  },
  {
    path: paths.orderReviews.pattern,
    lazy: {
      Component: () => import('./order-reviews.page').then((code) => code.OrderReviewsPage),
      loader: () => import('./order-reviews.page').then((code) => code.orderReviewsLoader),
    },
  },
];

/** Outside the shop's frame, because the page is printed. */
export const invoiceRoute: RouteObject = {
  path: paths.invoice.pattern,
  lazy: {
    Component: () => import('./invoice.page').then((code) => code.InvoicePage),
    loader: () => import('./order-detail.loader').then((code) => code.orderDetailLoader),
  },
};
