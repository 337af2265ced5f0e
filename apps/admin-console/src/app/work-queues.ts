import { useQuery } from '@tanstack/react-query';
import type { Data } from '@market/api-client/kernel';
import type { Queries } from '@market/api-client/queries';
import * as orders from '@market/api-client/contract/main/admin-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { MAX_PAGE_SIZE } from '@market/domain/page-limits';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { isApprovedBy } from '../features/stores/model/approvals';

/** The work queues that the user may see. The sidebar shows their lengths, the overview their first items. */
export function useWorkQueues() {
  const { api } = useServices();
  const can = useCan();
  const user = useUser();
  return {
    stores: useQuery({ ...storesToApproveQuery(api, user?.id ?? ''), enabled: can(stores.list) }),
    products: useQuery({ ...productsToApproveQuery(api), enabled: can(products.list) }),
    orders: useQuery({ ...ordersToAssignQuery(api), enabled: can(orders.list) }),
    payouts: useQuery({ ...payoutsToApproveQuery(api), enabled: can(payouts.list) }),
  };
}

/** The stores that this approver can approve. Excludes those whose first approval they gave. */
export const storesToApproveQuery = (api: Queries, approverId: string) => ({
  ...api.query(stores.list, { query: { limit: MAX_PAGE_SIZE, status: 'pending' } }),
  select: ({ rows, count }: Data<typeof stores.list>) => {
    const own = rows.filter((store) => !isApprovedBy(store, approverId));
    return { rows: own, count: count - (rows.length - own.length) };
  },
});

/** The newest pending products and their count. */
const productsToApproveQuery = (api: Queries) => ({
  ...api.query(products.list, { query: { limit: 5, approvalStatus: 'pending' } }),
  select: ({ rows, statusCounts }: Data<typeof products.list>) => ({
    rows,
    count: statusCounts.pending,
  }),
});

/** The newest unassigned orders and their count. */
const ordersToAssignQuery = (api: Queries) =>
  api.query(orders.list, { query: { limit: 5, assignment: 'unassigned' } });

/** The newest pending payouts and their count. */
const payoutsToApproveQuery = (api: Queries) =>
  api.query(payouts.list, { query: { limit: 5, status: 'pending' } });
