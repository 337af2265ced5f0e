import * as cash from '@market/api-client/contract/main/cash';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as inbox from '@market/api-client/contract/main/inbox';
import * as partners from '@market/api-client/contract/main/platform-partners';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import * as reconciliation from '@market/api-client/contract/main/reconciliation';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { Queries } from '@market/api-client/queries';
import {
  type InboxItem,
  inboxGroups,
  inboxKindSchema,
  inboxSorts,
} from '@market/domain/inbox/inbox';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const inboxSearchSchema = z.object({
  page: listSearchFields.page,
  size: listSearchFields.size,
  group: z.catch(z.optional(z.enum(inboxGroups)), undefined),
  kind: z.catch(z.optional(inboxKindSchema), undefined),
  sort: z.catch(z._default(z.enum(inboxSorts), 'due'), 'due'),
});
export type InboxSearch = z.output<typeof inboxSearchSchema>;

export const inboxList = urlList(inboxSearchSchema, (api, { page, size, ...filters }) =>
  api.query(inbox.list, { query: { ...pageWindow({ page, size }), ...filters } }),
);

const RECHECK_MS = 30_000;

/** The checks of one item. Refetched while it is open, because someone else may decide on it. */
export const inboxDetailQuery = (api: Queries, { kind, id }: Pick<InboxItem, 'kind' | 'id'>) => ({
  ...api.query(inbox.detail, { query: { kind, id } }),
  refetchInterval: RECHECK_MS,
});

export const recentDecisionsQuery = (api: Queries) => api.query(inbox.recent);

// `quiet`: the row shows the error. `keepalive`: a decision that is sent while the page closes must
// still arrive.
const decisionOptions = { quiet: true, keepalive: true } as const;

export const decideOnStore = (api: Queries) =>
  api.mutation(storeApprovals.decide, {
    ...decisionOptions,
    invalidates: [inbox.list, storeApprovals.list],
  });
export const decideOnProduct = (api: Queries) =>
  api.mutation(productApprovals.decide, {
    ...decisionOptions,
    invalidates: [inbox.list, productApprovals.list],
  });
export const decideOnPayout = (api: Queries) =>
  api.mutation(payouts.createOrApprove, {
    ...decisionOptions,
    invalidates: [inbox.list, payouts.list],
  });
export const decideOnRefund = (api: Queries) =>
  api.mutation(returns.decideRefund, {
    ...decisionOptions,
    success: undefined,
    invalidates: [inbox.list, returns.list],
  });
export const decideOnRemittance = (api: Queries) =>
  api.mutation(cash.decide, {
    ...decisionOptions,
    invalidates: [inbox.list, cash.remittances, reconciliation.list],
  });
export const retryRefund = (api: Queries) =>
  api.mutation(refunds.retry, {
    ...decisionOptions,
    invalidates: [inbox.list, refunds.list, returns.list],
  });
const eventOptions = {
  ...decisionOptions,
  invalidates: [inbox.list, paymentEvents.list],
} as const;
export const retryPaymentEvent = (api: Queries) => api.mutation(paymentEvents.retry, eventOptions);
export const handlePaymentEvent = (api: Queries) =>
  api.mutation(paymentEvents.handle, eventOptions);
export const approveHub = (api: Queries) =>
  api.mutation(hubs.approve, { ...decisionOptions, invalidates: [inbox.list, hubs.applications] });
export const declineHub = (api: Queries) =>
  api.mutation(hubs.decline, { ...decisionOptions, invalidates: [inbox.list, hubs.applications] });
export const decideOnPartner = (api: Queries) =>
  api.mutation(partners.decide, { ...decisionOptions, invalidates: [inbox.list, partners.list] });
