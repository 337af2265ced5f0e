import type { RouteObject } from 'react-router-dom';
import { merchantStore, storeOwner } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { queriesLoader } from '@market/web-kit/router/query-loaders';
import { paths } from '../../paths';

const loader = queriesLoader(async () => [
  (await import('../../../features/store/store.queries')).merchantProfileQuery,
]);

export const routes: RouteObject[] = [
  {
    path: paths.setUp.pattern,
    handle: { title: 'Set up your store' },
    middleware: [requireAccess(storeOwner)],
    lazy: { Component: async () => (await import('./set-up.page')).SetUpPage, loader },
  },
  {
    path: paths.storeProfile.pattern,
    handle: { title: 'Store profile' },
    middleware: [requireAccess(merchantStore)],
    lazy: {
      Component: async () => (await import('./store-profile.page')).StoreProfilePage,
      loader,
    },
  },
  {
    path: paths.storeHub.pattern,
    handle: { title: 'Hub' },
    middleware: [requireAccess(merchantStore)],
    lazy: {
      Component: async () => (await import('./store-hub.page')).StoreHubPage,
      loader: queriesLoader(async () => {
        const { hubApplicationQuery, hubsQuery, merchantProfileQuery } =
          await import('../../../features/store/store.queries');
        return [hubApplicationQuery, hubsQuery, merchantProfileQuery];
      }),
    },
  },
];
