import * as views from '@market/api-client/contract/main/views';
import type { Queries } from '@market/api-client/queries';
import type { ViewList } from '@market/domain/views/saved-view';

export const savedViewsQuery = (api: Queries, list: ViewList) =>
  api.query(views.list, { query: { list } });

/** `quiet`: the form shows the error. */
export const createView = (api: Queries) => api.mutation(views.create, { quiet: true });

/** `quiet`: the form shows the error. */
export const renameView = (api: Queries) => api.mutation(views.rename, { quiet: true });

export const removeView = (api: Queries) => api.mutation(views.remove);

/**
 * Parameters that views do not store: the page, its size, and the record that is open over the
 * list.
 */
const ignoredParams = ['page', 'size', 'after', 'entry', 'payout'];

/** The parameters that a view stores: filters, sort order and columns, in a fixed order. */
export function savedViewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const key of ignoredParams) kept.delete(key);
  kept.sort();
  return kept.toString();
}
