import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const orderRoutes: RouteObject[] = [
  {
    path: paths.orders.pattern,
    lazy: {
      Component: async () => (await import('./order-list.page')).OrderListPage,
      loader: async () => (await import('./order-list.loader')).orderListLoader,
    },
  },
  {
    path: paths.order.pattern,
    lazy: {
      Component: async () => (await import('./order-detail.page')).OrderDetailPage,
      loader: async () => (await import('./order-detail.loader')).orderDetailLoader,
    },
  },
  {
    path: paths.orderReviews.pattern,
    lazy: {
      Component: async () => (await import('./order-reviews.page')).OrderReviewsPage,
      loader: async () => (await import('./order-reviews.page')).orderReviewsLoader,
    },
  },
];

/** Without the shop's frame around it: it is printed. */
export const invoiceRoute: RouteObject = {
  path: paths.invoice.pattern,
  lazy: {
    Component: async () => (await import('./invoice.page')).InvoicePage,
    loader: async () => (await import('./order-detail.loader')).orderDetailLoader,
  },
};
