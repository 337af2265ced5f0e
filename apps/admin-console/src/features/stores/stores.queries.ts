import { keepPreviousData } from '@tanstack/react-query';
import * as categories from '@market/api-client/contract/main/categories';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { Data } from '@market/api-client/kernel';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { StoreSearch } from './store-search.schema';

export const storeListQuery = (api: Queries, { page, size, status, search }: StoreSearch) => ({
  ...api.query(storeApprovals.list, {
    query: { ...pageWindow({ page, size }), search, status: status === 'all' ? undefined : status },
  }),
  placeholderData: keepPreviousData,
});

export const storeQuery = (api: Queries, id: string) =>
  api.query(storeApprovals.byId, { params: { id } });

/** The name of the category that the store sells in. */
export const categoryNameQuery = (api: Queries, id: string) => ({
  ...api.query(categories.list),
  select: (all: Data<typeof categories.list>) => all.find((category) => category.id === id)?.name,
});

/** `quiet`: the decision bar and the dialog show the error. */
export const storeDecision = (api: Queries, success: string) =>
  api.mutation(storeApprovals.decide, { quiet: true, success });
