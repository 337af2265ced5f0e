import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { SavedViewsService } from './saved-views.service';

export const savedViewsRoutes = ({ savedViews }: { savedViews: SavedViewsService }): Routes =>
  endpoints(contract.views, {
    list: ({ principal, query }) => savedViews.list(principal, query.list),
    create: ({ principal, body }) => savedViews.create(principal, body),
    rename: ({ principal, params, body }) =>
      savedViews.rename(principal, params.id, body.name).then(() => null),
    remove: ({ principal, params }) => savedViews.remove(principal, params.id).then(() => null),
  });
