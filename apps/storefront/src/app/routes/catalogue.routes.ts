import type { RouteObject } from 'react-router-dom';
import { requireUser } from '@market/web-kit/router/guards';
import { paths } from '../paths';
import { productLoader, productPage } from '../product-code';
import { helpRoutes } from './help/help.routes';
import { storeRoutes } from './store/store.routes';

/** All pages that need no account. */
export const catalogueRoutes: RouteObject[] = [
  {
    path: paths.home.pattern,
    lazy: {
      Component: async () => (await import('./home/home.page')).HomePage,
      loader: async () => (await import('./home/home.loader')).homeLoader,
    },
  },
  {
    path: paths.products.pattern,
    lazy: {
      Component: async () => (await import('./listing/product-list.page')).ProductListPage,
      loader: async () => (await import('./listing/listing.loader')).listingLoader,
    },
  },
  ...[paths.category, paths.subCategory, paths.childCategory].map(({ pattern }) => ({
    path: pattern,
    lazy: {
      Component: async () => (await import('./listing/category.page')).CategoryPage,
      loader: async () => (await import('./listing/listing.loader')).listingLoader,
    },
  })),
  {
    path: paths.categories.pattern,
    lazy: {
      Component: async () => (await import('./categories/category-list.page')).CategoryListPage,
      loader: async () => (await import('./categories/category-list.loader')).categoryListLoader,
    },
  },
  {
    path: paths.compare.pattern,
    lazy: {
      Component: async () => (await import('./compare/compare.page')).ComparePage,
      loader: async () => (await import('./compare/compare.loader')).compareLoader,
    },
  },
  { path: paths.product.pattern, lazy: { Component: productPage, loader: productLoader } },
  {
    path: paths.stores.pattern,
    lazy: {
      Component: async () => (await import('./stores/store-list.page')).StoreListPage,
      loader: async () => (await import('./stores/store-list.loader')).storeListLoader,
    },
  },
  {
    path: paths.followedStores.pattern,
    middleware: [requireUser(paths.signIn.href())],
    lazy: {
      Component: async () => (await import('./stores/followed-stores.page')).FollowedStoresPage,
    },
  },
  ...storeRoutes,
  {
    path: paths.place.pattern,
    lazy: { Component: async () => (await import('./place/place.page')).PlacePage },
  },
  ...helpRoutes,
  {
    path: paths.stopStockAlerts.pattern,
    lazy: {
      Component: async () => (await import('./stock-alerts/stop.page')).StopStockAlertsPage,
    },
  },
  {
    path: paths.saved.pattern,
    lazy: { Component: async () => (await import('./saved/saved.page')).SavedPage },
  },
  {
    path: paths.cart.pattern,
    lazy: { Component: async () => (await import('./cart/cart.page')).CartPage },
  },
];
