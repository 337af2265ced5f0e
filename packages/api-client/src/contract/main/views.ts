import {
  newSavedViewSchema,
  savedViewListQuerySchema,
  savedViewSchema,
  viewNameSchema,
} from '@market/domain/views/saved-view';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { savedViewUsers } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Not in the spec: the caller's own views of a list, and those shared with the team. */
export const list = endpoint({
  ...savedViewUsers,
  name: 'views.list',
  method: 'GET',
  path: '/saved-views',
  query: savedViewListQuerySchema,
  data: wholeList(savedViewSchema),
  failure: 'Could not get your views. Try again later.',
});

/** Not in the spec. 422 on `name` when the caller has a view with this name. */
export const create = endpoint({
  ...savedViewUsers,
  name: 'views.create',
  method: 'POST',
  path: '/saved-views',
  body: newSavedViewSchema,
  data: savedViewSchema,
  failure: texts.wentWrong,
});

/** Not in the spec. 404 for a view that the caller may not change, 422 for a name that is taken. */
export const rename = endpoint({
  ...savedViewUsers,
  name: 'views.rename',
  method: 'PATCH',
  path: '/saved-views/:id',
  body: viewNameSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Not in the spec. 404 for a view that the caller may not change. */
export const remove = endpoint({
  ...savedViewUsers,
  name: 'views.remove',
  method: 'DELETE',
  path: '/saved-views/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
});
