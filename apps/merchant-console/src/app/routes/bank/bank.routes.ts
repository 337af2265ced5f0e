import type { RouteObject } from 'react-router-dom';
import { storeOwner } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.bank.details.pattern,
    handle: { title: 'Bank details' },
    middleware: [requireAccess(storeOwner)],
    lazy: {
      Component: async () => (await import('./bank.page')).BankPage,
      loader: async () => (await import('./bank.loaders')).bankLoader,
    },
    children: [
      {
        path: paths.bank.change.pattern,
        handle: { title: 'Change bank account' },
        lazy: {
          Component: async () => (await import('./bank-change.page')).BankChangePage,
          loader: async () => (await import('./bank.loaders')).bankChangeLoader,
        },
      },
    ],
  },
];
