import type { RouteObject } from 'react-router-dom';
import { merchantPolicies } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

const formLoader = async () => (await import('./policies.loaders')).policyFormLoader;

export const routes: RouteObject[] = [
  {
    path: paths.policies.list.pattern,
    handle: { title: 'Policies' },
    middleware: [requireAccess(merchantPolicies)],
    lazy: {
      Component: async () => (await import('./policy-list.page')).PolicyListPage,
      loader: async () => (await import('./policies.loaders')).policyListLoader,
    },
    children: [
      {
        path: paths.policies.create.pattern,
        handle: { title: 'Add policy' },
        lazy: {
          Component: async () => (await import('./policy-create.page')).PolicyCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
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
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Edit policy',
              listHref: paths.policies.list.href(),
            }),
          loader: formLoader,
        },
      },
    ],
  },
];
