import type { RouteObject } from 'react-router-dom';
import { superAdmins } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const auditRoutes: RouteObject[] = [
  {
    path: paths.audit.pattern,
    handle: { title: 'Audit log' },
    middleware: [requireAccess(superAdmins)],
    lazy: {
      loader: async () => (await import('./audit.loaders')).auditLoader,
      Component: async () => (await import('./audit.page')).AuditPage,
    },
  },
];
