import type { Queries } from '@market/api-client/queries';
import * as payouts from '@market/api-client/contract/main/payouts';
import {
  type MerchantPayments,
  payoutSorts,
  payoutStatusSchema,
} from '@market/domain/payouts/payout';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const payoutSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(payoutStatusSchema), undefined),
  sort: z.catch(z.optional(z.enum(payoutSorts)), undefined),
  payout: z.catch(z.optional(z.string()), undefined),
});

export const payoutList = urlList(payoutSearchSchema, (api, { page, size, search, status, sort }) =>
  api.query(payouts.mine, { query: { ...pageWindow({ page, size }), search, status, sort } }),
);

/** When the hold on payouts after a change to the bank account ends, if there is a hold. */
export const payoutHoldQuery = (api: Queries) => ({
  ...api.query(payouts.mine, { query: { limit: 1 } }),
  select: ({ bank }: Pick<MerchantPayments, 'bank'>) => bank?.payoutsHeldUntil,
});

export const requestPayout = (api: Queries) =>
  api.mutation(payouts.createOrApprove, { quiet: true, success: 'Payout requested' });
