import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

/** A store's pages in its merchant's theme. */
export const storeRoutes: RouteObject[] = [
  {
    path: paths.storePreview.pattern,
    lazy: { Component: async () => (await import('./store-preview.page')).StorePreviewPage },
  },
  {
    path: paths.store.pattern,
    lazy: {
      Component: async () => (await import('./store.layout')).StoreLayout,
      loader: async () => (await import('./store.loader')).storeLoader,
    },
    children: [
      {
        index: true,
        lazy: {
          Component: async () => (await import('./store-products.page')).StoreProductsPage,
          loader: async () => (await import('./store.loader')).storeProductsLoader,
        },
      },
      {
        path: paths.storeReviews.pattern,
        lazy: { Component: async () => (await import('./store-reviews.page')).StoreReviewsPage },
      },
      {
        path: paths.storePolicies.pattern,
        lazy: {
          Component: async () => (await import('./store-policies.page')).StorePoliciesPage,
          loader: async () => (await import('./store.loader')).storePoliciesLoader,
        },
      },
    ],
  },
];
