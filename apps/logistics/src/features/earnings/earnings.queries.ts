import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as partnerEarnings from '@market/api-client/contract/main/partner-earnings';
import * as partnerPayouts from '@market/api-client/contract/main/partner-payouts';
import type { Queries } from '@market/api-client/queries';
import { startOfWeek } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { pageWindow } from '@market/web-kit/router/list-search';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const PAYOUTS_SHOWN = 5;

export const earningsSearchSchema = z.object({
  page: listSearchFields.page,
  size: listSearchFields.size,
  week: z.catch(z.optional(z.iso.date()), undefined),
});
export type EarningsSearch = z.output<typeof earningsSearchSchema>;

/** The Monday of the chosen week in Lagos. Defaults to the current week. */
export const selectedWeek = ({ week }: EarningsSearch, now: Date): string =>
  startOfWeek(week ?? lagosDate(now));

export const earningsSummaryQuery = (api: Queries) => api.query(partnerEarnings.summary);

export const payoutsQuery = (api: Queries, page: number) => ({
  ...api.query(partnerPayouts.list, { query: pageWindow({ page, size: PAYOUTS_SHOWN }) }),
  placeholderData: keepPreviousData,
});

export const requestPayout = (api: Queries) =>
  api.mutation(partnerPayouts.request, { quiet: true, success: 'Payout requested' });

export const earningsQuery = (api: Queries, search: EarningsSearch, now: Date) => ({
  ...api.query(partnerEarnings.list, {
    query: { ...pageWindow(search), week: selectedWeek(search, now) },
  }),
  placeholderData: keepPreviousData,
});
