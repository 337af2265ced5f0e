import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const checkoutRoutes: RouteObject[] = [
  {
    path: paths.checkout.pattern,
    lazy: {
      Component: () => import('./checkout.page').then((code) => code.CheckoutPage),
      loader: () => import('./checkout.loader').then((code) => code.checkoutLoader),
      ErrorBoundary: () => import('./checkout-layout').then((code) => code.CheckoutError),
    },
    children: [
      {
        path: paths.checkoutNewAddress.pattern,
        lazy: {
          Component: () =>
            import('./checkout-address.page').then((code) => code.CheckoutNewAddressPage),
        },
      },
      {
        path: paths.checkoutAddress.pattern,
        lazy: {
          Component: () =>
            import('./checkout-address.page').then((code) => code.CheckoutAddressPage),
        },
      },
    ],
  },
  {
    path: paths.checkoutReturn.pattern,
    lazy: { Component: () => import('./return.page').then((code) => code.CheckoutReturnPage) },
  },
];
