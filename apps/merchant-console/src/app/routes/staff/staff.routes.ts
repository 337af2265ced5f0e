import type { RouteObject } from 'react-router-dom';
import { staffAccounts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { plainListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.staff.list.pattern,
    handle: { title: 'Staff' },
    middleware: [requireAccess(staffAccounts)],
    lazy: {
      Component: async () => (await import('./staff-list.page')).StaffListPage,
      loader: plainListLoader(
        async () => (await import('@market/api-client/contract/main/staff')).list,
      ),
    },
    children: [
      {
        path: paths.staff.create.pattern,
        handle: { title: 'Invite staff' },
        lazy: {
          Component: async () => (await import('./staff-create.page')).StaffCreatePage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Invite staff',
              listHref: paths.staff.list.href(),
            }),
          loader: async () => (await import('./staff.loaders')).staffCreateLoader,
        },
      },
      {
        path: paths.staff.edit.pattern,
        handle: { title: 'Edit staff' },
        lazy: {
          Component: async () => (await import('./staff-edit.page')).StaffEditPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Edit staff',
              listHref: paths.staff.list.href(),
            }),
          loader: async () => (await import('./staff.loaders')).staffEditLoader,
        },
      },
    ],
  },
];
