import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as payouts from '@market/api-client/contract/main/payouts';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { PayoutSearch } from './payout-search.schema';

export const payoutListQuery = (api: Queries, { page, size, search, status }: PayoutSearch) => ({
  ...api.query(payouts.mine, { query: { ...pageWindow({ page, size }), search, status } }),
  placeholderData: keepPreviousData,
});

/** The store's money, for the dashboard. */
export const moneyQuery = (api: Queries) => api.query(payouts.mine, { query: { limit: 1 } });
