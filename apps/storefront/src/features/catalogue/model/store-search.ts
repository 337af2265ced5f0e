import * as z from 'zod/mini';
import { storeSorts, type StoreSort } from '@market/domain/stores/store-card';
import { listSearchFields } from '@market/web-kit/router/list-search';

const PAGE_SIZE = 24;

/** What the address of the store directory says. */
export const storeSearchSchema = z.object({
  page: listSearchFields.page,
  size: z.catch(z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(100)), PAGE_SIZE),
  search: listSearchFields.search,
  sort: z.catch(z.optional(z.enum(storeSorts)), undefined),
});
export type StoreSearch = z.infer<typeof storeSearchSchema>;

export const storeSortNames: Readonly<Record<StoreSort, string>> = {
  followers: 'Most followed',
  rating: 'Best rated',
  newest: 'Newest',
  name: 'Name, A to Z',
};

export const parseStoreSort = (value: string): StoreSort | undefined =>
  storeSorts.find((sort) => sort === value);
