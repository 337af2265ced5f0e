import type { RouteObject } from 'react-router-dom';
import { superAdmins } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

const drawerError = (title: string) => async () =>
  (await import('@market/console/shell/drawer-error')).createDrawerError({
    title,
    listHref: paths.people.list.href(),
  });

export const routes: RouteObject[] = [
  {
    path: paths.people.storeStaff.pattern,
    handle: { title: 'Store staff' },
    middleware: [requireAccess(superAdmins)],
    lazy: {
      loader: async () => (await import('./people.loaders')).storeStaffLoader,
      Component: async () => (await import('./store-staff.page')).StoreStaffPage,
    },
  },
  {
    path: paths.people.list.pattern,
    handle: { title: 'People' },
    middleware: [requireAccess(superAdmins)],
    lazy: {
      loader: async () => (await import('./people.loaders')).peopleListLoader,
      Component: async () => (await import('./people-list.page')).PeopleListPage,
    },
    children: [
      {
        path: paths.people.create.pattern,
        handle: { title: 'Add person' },
        lazy: {
          Component: async () => (await import('./person-create.page')).PersonCreatePage,
          ErrorBoundary: drawerError('Add person'),
        },
      },
      {
        path: paths.people.createApprover.pattern,
        handle: { title: 'Add store approver' },
        lazy: {
          Component: async () => (await import('./person-create.page')).ApproverCreatePage,
          ErrorBoundary: drawerError('Add store approver'),
        },
      },
      {
        path: paths.people.detail.pattern,
        lazy: {
          loader: async () => (await import('./people.loaders')).personLoader,
          Component: async () => (await import('./person-detail.page')).PersonDetailPage,
          ErrorBoundary: drawerError('Person'),
        },
      },
      {
        path: paths.people.edit.pattern,
        lazy: {
          loader: async () => (await import('./people.loaders')).personLoader,
          Component: async () => (await import('./person-edit.page')).PersonEditPage,
          ErrorBoundary: drawerError('Edit person'),
        },
      },
    ],
  },
];
