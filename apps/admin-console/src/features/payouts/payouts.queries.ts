import { keepPreviousData } from '@tanstack/react-query';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { Data } from '@market/api-client/endpoint';
import type { Queries } from '@market/api-client/queries';
import { type Payout, payoutSorts, payoutStatusSchema } from '@market/domain/payouts/payout';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const payoutSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(payoutStatusSchema), undefined),
  storeId: z.catch(z.optional(z.uuid()), undefined),
  sort: z.catch(z.optional(z.enum(payoutSorts)), undefined),
});
export type PayoutSearch = z.output<typeof payoutSearchSchema>;

export const isFiltered = ({ search, status, storeId }: PayoutSearch): boolean =>
  Boolean(search ?? status ?? storeId);

/** Payees beyond this number are found by searching for their names. */
export const MAX_PAYABLE_ROWS = 20;

export const payoutListQuery = (api: Queries, { page, size, ...filters }: PayoutSearch) => ({
  ...api.query(payouts.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const payoutExportQuery = (api: Queries, { search, status, storeId }: PayoutSearch) =>
  api.query(payouts.exportLink, { query: { search, status, storeId } });

/** Stores and shipping partners that a payment report can be created for, largest amount first. */
export const payableQuery = (api: Queries, search: string) => ({
  ...api.query(payouts.payable, { query: { search, limit: MAX_PAYABLE_ROWS } }),
  placeholderData: keepPreviousData,
});

export const payoutStatsQuery = (api: Queries) => api.query(payouts.stats);

/**
 * The API has no endpoint for one payout, so this searches the list for its reference. Throws a 404
 * when there is none.
 */
export const payoutQuery = (api: Queries, reference: string) => ({
  ...api.query(payouts.list, { query: { search: reference } }),
  select: ({ rows }: Data<typeof payouts.list>): Payout => {
    const payout = rows.find((row) => row.reference === reference);
    if (!payout) throw new Response('No such payout', { status: 404 });
    return payout;
  },
});

export const approvePayout = (api: Queries) =>
  api.mutation(payouts.createOrApprove, { quiet: true, success: 'Payout approved' });

export const sendPayoutBack = (api: Queries) =>
  api.mutation(payouts.createOrApprove, { quiet: true, success: 'Payout sent back' });

export const requestPayout = (api: Queries) =>
  api.mutation(payouts.createOrApprove, { quiet: true, success: 'Payment report created' });
