import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as inbox from '@market/api-client/contract/main/inbox';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { mock } from '@market/testing/mock';

const none = { rows: [], count: 0 };

/** The inbox of a user for whom nothing waits. */
export const answerInbox = () =>
  mock.ok(inbox.list, { ...none, kindCounts: {}, total: { count: 0, value: 0, urgent: 0 } });

/** The requests of the sidebar for a super admin, with nothing to do. */
export const answerWorkQueues = () => [
  mock.ok(storeApprovals.list, none),
  mock.ok(productApprovals.list, {
    ...none,
    statusCounts: { pending: 0, approved: 0, rejected: 0 },
  }),
  mock.ok(adminOrders.list, { ...none, statusCounts: {} }),
  mock.ok(payouts.list, none),
  answerInbox(),
];
