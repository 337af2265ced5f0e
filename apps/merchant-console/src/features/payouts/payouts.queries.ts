import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as payouts from '@market/api-client/contract/main/payouts';
import { type MerchantPayments, payoutStatusSchema } from '@market/domain/payouts/payout';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state and the open payout in the URL: `/payouts?status=approved&payout=<id>`. */
export const payoutSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(payoutStatusSchema), undefined),
  payout: z.catch(z.optional(z.string()), undefined),
});
export type PayoutSearch = z.output<typeof payoutSearchSchema>;

export const payoutListQuery = (api: Queries, { page, size, search, status }: PayoutSearch) => ({
  ...api.query(payouts.mine, { query: { ...pageWindow({ page, size }), search, status } }),
  placeholderData: keepPreviousData,
});

/** The end of the hold on payouts after a change of the bank account, if there is one. */
export const payoutHoldQuery = (api: Queries) => ({
  ...api.query(payouts.mine, { query: { limit: 1 } }),
  select: ({ bank }: Pick<MerchantPayments, 'bank'>) => bank?.payoutsHeldUntil,
});

export const payoutRequest = (api: Queries) =>
  api.mutation(payouts.act, { quiet: true, success: 'Payout requested' });
