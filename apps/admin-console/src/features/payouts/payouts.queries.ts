import { keepPreviousData } from '@tanstack/react-query';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { Data } from '@market/api-client/kernel';
import type { Queries } from '@market/api-client/queries';
import type { Payout } from '@market/domain/payouts/payout';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { PayoutSearch } from './payout-search.schema';

export const payoutListQuery = (api: Queries, { page, size, ...filters }: PayoutSearch) => ({
  ...api.query(payouts.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const payoutStatsQuery = (api: Queries) => api.query(payouts.stats);

/** The specification has no endpoint for one payout, so this searches the list for its reference. Throws a 404. */
export const payoutQuery = (api: Queries, reference: string) => ({
  ...api.query(payouts.list, { query: { search: reference } }),
  select: ({ rows }: Data<typeof payouts.list>): Payout => {
    const payout = rows.find((row) => row.reference === reference);
    if (!payout) throw new Response('No such payout', { status: 404 });
    return payout;
  },
});

/** `quiet`: the drawer shows the error, for example when the user requested the payout. */
export const payoutApproval = (api: Queries) =>
  api.mutation(payouts.act, { quiet: true, success: 'Payout approved' });
