import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const checkoutRoutes: RouteObject[] = [
  {
    path: paths.checkout.pattern,
    lazy: {
      Component: async () => (await import('./checkout.page')).CheckoutPage,
      loader: async () => (await import('./checkout.loader')).checkoutLoader,
      ErrorBoundary: async () => (await import('./checkout-frame')).CheckoutError,
    },
    children: [
      {
        path: paths.checkoutNewAddress.pattern,
        lazy: {
          Component: async () => (await import('./checkout-address.page')).CheckoutNewAddressPage,
        },
      },
      {
        path: paths.checkoutAddress.pattern,
        lazy: {
          Component: async () => (await import('./checkout-address.page')).CheckoutAddressPage,
        },
      },
    ],
  },
  {
    path: paths.checkoutReturn.pattern,
    lazy: { Component: async () => (await import('./return.page')).CheckoutReturnPage },
  },
];
