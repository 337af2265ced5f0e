import type { RouteObject } from 'react-router-dom';
import { superAdmins } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.audit.pattern,
    handle: { title: 'Audit log' },
    middleware: [requireAccess(superAdmins)],
    lazy: {
      loader: urlListLoader(
        async () => (await import('../../../features/audit/audit.queries')).auditList,
      ),
      Component: async () => (await import('./audit.page')).AuditPage,
    },
  },
];
