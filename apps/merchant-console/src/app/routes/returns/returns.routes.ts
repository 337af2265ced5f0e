import type { RouteObject } from 'react-router-dom';
import { returnsRoute } from '@market/console/returns/returns-route';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  returnsRoute({
    ...paths.returns,
    listPage: async () => (await import('./return-list.page')).ReturnListPage,
    detailPage: async () => (await import('./return-detail.page')).ReturnDetailPage,
  }),
];
