import type { RouteObject } from 'react-router-dom';
import * as policies from '@market/api-client/contract/main/policies';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

const formLoader = async () => (await import('./policies.loader')).policyFormLoader;

export const policiesRoutes: RouteObject[] = [
  {
    path: paths.policies.list.pattern,
    handle: { title: 'Policies' },
    middleware: [requireAccess(policies.list)],
    lazy: {
      Component: async () => (await import('./policy-list.page')).PolicyListPage,
      loader: async () => (await import('./policies.loader')).policyListLoader,
    },
    children: [
      {
        path: paths.policies.create.pattern,
        handle: { title: 'Add policy' },
        lazy: {
          Component: async () => (await import('./policy-create.page')).PolicyCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/web-kit/console/drawer-error')).drawerError({
              title: 'Add policy',
              listHref: paths.policies.list.href(),
            }),
          loader: formLoader,
        },
      },
      {
        path: paths.policies.edit.pattern,
        handle: { title: 'Edit policy' },
        lazy: {
          Component: async () => (await import('./policy-edit.page')).PolicyEditPage,
          ErrorBoundary: async () =>
            (await import('@market/web-kit/console/drawer-error')).drawerError({
              title: 'Edit policy',
              listHref: paths.policies.list.href(),
            }),
          loader: formLoader,
        },
      },
    ],
  },
];
