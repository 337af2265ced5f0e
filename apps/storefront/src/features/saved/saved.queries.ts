import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import type { SavedItemInput } from '@market/domain/saved-items/saved-item';
import { savedItems } from '../../shared/endpoints';

export const savedProductIdsQuery = (api: Queries) => api.query(savedItems('ids'));

/** Pages are numbered from 0. */
export const savedItemsQuery = (api: Queries, size: number, page: number) =>
  api.query(savedItems('list'), { query: { limit: size, offset: page * size } });

export const guestSavedItemsQuery = (api: Queries, items: SavedItemInput[]) => ({
  ...api.query(savedItems('preview'), { body: { items } }),
  placeholderData: keepPreviousData,
});
