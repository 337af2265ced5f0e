import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.cash.pattern,
    handle: { title: 'Cash collected' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: async () => (await import('./cash.loaders')).cashLoader,
      Component: async () => (await import('./cash.page')).CashPage,
    },
  },
];
