import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { ViewsService } from './views.service';

export const viewsRoutes = ({ views }: { views: ViewsService }): Routes =>
  endpoints(contract.views, {
    list: ({ principal, query }) => views.list(principal, query.list),
    create: ({ principal, body }) => views.create(principal, body),
    rename: ({ principal, params, body }) =>
      views.rename(principal, params.id, body.name).then(() => null),
    remove: ({ principal, params }) => views.remove(principal, params.id).then(() => null),
  });
