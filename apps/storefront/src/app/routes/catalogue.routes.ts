import type { RouteObject } from 'react-router-dom';
import { requireUser } from '@market/web-kit/router/guards';
import { paths } from '../paths';
import { loadProductLoader, loadProductPage } from './product/product-code';
import { helpRoutes } from './help/help.routes';
import { storeRoutes } from './store/store.routes';

export const catalogueRoutes: RouteObject[] = [
  {
    path: paths.home.pattern,
    lazy: {
      Component: () => import('./home/home.page').then((code) => code.HomePage),
      loader: () => import('./home/home.loader').then((code) => code.homeLoader),
    },
  },
  {
    path: paths.products.pattern,
    lazy: {
      Component: () => import('./listing/product-list.page').then((code) => code.ProductListPage),
      loader: () => import('./listing/listing.loader').then((code) => code.listingLoader),
    },
  },
  ...[paths.category, paths.subCategory, paths.childCategory].map(({ pattern }) => ({
    path: pattern,
    lazy: {
      Component: () => import('./listing/category.page').then((code) => code.CategoryPage),
      loader: () => import('./listing/listing.loader').then((code) => code.listingLoader),
    },
  })),
  {
    path: paths.categories.pattern,
    lazy: {
      Component: () =>
        import('./categories/category-list.page').then((code) => code.CategoryListPage),
      loader: () =>
        import('./categories/category-list.loader').then((code) => code.categoryListLoader),
    },
  },
  {
    path: paths.compare.pattern,
    lazy: {
      Component: () => import('./compare/compare.page').then((code) => code.ComparePage),
      loader: () => import('./compare/compare.loader').then((code) => code.compareLoader),
    },
  },
  {
    path: paths.system.pattern,
    lazy: {
      Component: () => import('./system/system.page').then((code) => code.SystemPage),
      loader: () => import('./system/system.loader').then((code) => code.systemLoader),
    },
    // The page itself requests a new system when the inputs change, after a pause in typing.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  },
  { path: paths.product.pattern, lazy: { Component: loadProductPage, loader: loadProductLoader } },
  {
    path: paths.stores.pattern,
    lazy: {
      Component: () => import('./stores/store-list.page').then((code) => code.StoreListPage),
      loader: () => import('./stores/store-list.loader').then((code) => code.storeListLoader),
    },
  },
  {
    path: paths.followedStores.pattern,
    middleware: [requireUser(paths.signIn.href())],
    lazy: {
      Component: () =>
        import('./stores/followed-stores.page').then((code) => code.FollowedStoresPage),
    },
  },
  ...storeRoutes,
  {
    path: paths.place.pattern,
    lazy: { Component: () => import('./place/place.page').then((code) => code.PlacePage) },
  },
  ...helpRoutes,
  {
    path: paths.stopStockAlerts.pattern,
    lazy: {
      Component: () => import('./stock-alerts/stop.page').then((code) => code.StopStockAlertsPage),
    },
  },
  {
    path: paths.saved.pattern,
    lazy: { Component: () => import('./saved/saved.page').then((code) => code.SavedPage) },
  },
  {
    path: paths.cart.pattern,
    lazy: { Component: () => import('./cart/cart.page').then((code) => code.CartPage) },
  },
];
