import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const storeRoutes: RouteObject[] = [
  {
    path: paths.storePreview.pattern,
    lazy: { Component: () => import('./store-preview.page').then((code) => code.StorePreviewPage) },
  },
  {
    path: paths.store.pattern,
    lazy: {
      Component: () => import('./store.layout').then((code) => code.StoreLayout),
      loader: () => import('./store.loader').then((code) => code.storeLoader),
    },
    children: [
      {
        index: true,
        lazy: {
          Component: () => import('./store-products.page').then((code) => code.StoreProductsPage),
          loader: () => import('./store.loader').then((code) => code.storeProductsLoader),
        },
      },
      {
        path: paths.storeReviews.pattern,
        lazy: {
          Component: () => import('./store-reviews.page').then((code) => code.StoreReviewsPage),
        },
      },
      {
        path: paths.storePolicies.pattern,
        lazy: {
          Component: () => import('./store-policies.page').then((code) => code.StorePoliciesPage),
          loader: () => import('./store.loader').then((code) => code.storePoliciesLoader),
        },
      },
    ],
  },
];
