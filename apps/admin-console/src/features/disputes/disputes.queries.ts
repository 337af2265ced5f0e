import * as disputes from '@market/api-client/contract/main/disputes';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { disputeStatuses } from '@market/domain/disputes/dispute';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const disputeSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...disputeStatuses, 'all']), 'open'),
});
export type DisputeSearch = z.output<typeof disputeSearchSchema>;

export const disputeList = urlList(disputeSearchSchema, (api, { page, size, search, status }) =>
  api.query(disputes.list, {
    query: { ...pageWindow({ page, size }), search, status: status === 'all' ? undefined : status },
  }),
);

export const disputeQuery = (api: Queries, id: string) =>
  api.query(disputes.byId, { params: { id } });

export const answerDispute = (api: Queries) =>
  api.mutation(disputes.answer, { quiet: true, success: 'Response submitted' });
