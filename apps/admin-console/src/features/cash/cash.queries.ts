import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as cash from '@market/api-client/contract/main/cash';
import * as reconciliation from '@market/api-client/contract/main/reconciliation';
import type { Queries } from '@market/api-client/queries';
import { remittanceStatuses } from '@market/domain/cash/cash';
import { pageWindow } from '@market/web-kit/router/list-search';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const cashSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z._default(z.enum([...remittanceStatuses, 'all']), 'waiting'), 'waiting'),
});
export type CashSearch = z.output<typeof cashSearchSchema>;

/** The holders with the largest balances. The search finds others by name. */
export const cashHoldersQuery = (api: Queries, { search }: CashSearch) => ({
  ...api.query(cash.holders, { query: { search, limit: 100 } }),
  placeholderData: keepPreviousData,
});

export const remittancesQuery = (api: Queries, { page, size, search, status }: CashSearch) => ({
  ...api.query(cash.remittances, {
    query: {
      ...pageWindow({ page, size }),
      search,
      status: status === 'all' ? undefined : status,
    },
  }),
  placeholderData: keepPreviousData,
});

export const recordRemittance = (api: Queries) =>
  api.mutation(cash.record, { quiet: true, success: 'Remittance recorded' });
export const decideOnRemittance = (api: Queries) =>
  api.mutation(cash.decide, {
    invalidates: [cash.remittances, reconciliation.list],
    quiet: true,
    success: 'Decision saved',
  });
