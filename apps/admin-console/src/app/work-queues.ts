import { useQuery } from '@tanstack/react-query';
import type { Data } from '@market/api-client/kernel';
import type { Queries } from '@market/api-client/queries';
import {
  platformOrders,
  platformPayouts,
  platformProducts,
  storeApprovers,
} from '@market/api-client/access';
import type * as productApprovals from '@market/api-client/contract/main/product-approvals';
import type * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { lazyEndpoints } from '@market/api-client/lazy-endpoint';
import { MAX_PAGE_SIZE } from '@market/domain/page-limits';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { isApprovedBy } from '../features/stores/model/approvals';

// Every page loads this file: the schemas of the queues come with their requests.
const orders = lazyEndpoints(
  'adminOrders',
  () => import('@market/api-client/contract/main/admin-orders'),
);
const payouts = lazyEndpoints('payouts', () => import('@market/api-client/contract/main/payouts'));
const products = lazyEndpoints(
  'productApprovals',
  () => import('@market/api-client/contract/main/product-approvals'),
);
const stores = lazyEndpoints(
  'storeApprovals',
  () => import('@market/api-client/contract/main/store-approvals'),
);

/** The work queues that the user may see. The sidebar shows their lengths, the overview their first items. */
export function useWorkQueues() {
  const { api } = useServices();
  const can = useCan();
  const user = useUser();
  return {
    stores: useQuery({
      ...storesToApproveQuery(api, user?.id ?? ''),
      enabled: can(storeApprovers),
    }),
    products: useQuery({ ...productsToApproveQuery(api), enabled: can(platformProducts) }),
    orders: useQuery({ ...ordersToAssignQuery(api), enabled: can(platformOrders) }),
    payouts: useQuery({ ...payoutsToApproveQuery(api), enabled: can(platformPayouts) }),
  };
}

/** The stores that this approver can approve. Excludes those whose first approval they gave. */
export const storesToApproveQuery = (api: Queries, approverId: string) => ({
  ...api.query(stores('list'), { query: { limit: MAX_PAGE_SIZE, status: 'pending' } }),
  select: ({ rows, count }: Data<typeof storeApprovals.list>) => {
    const own = rows.filter((store) => !isApprovedBy(store, approverId));
    return { rows: own, count: count - (rows.length - own.length) };
  },
});

/** The newest pending products and their count. */
const productsToApproveQuery = (api: Queries) => ({
  ...api.query(products('list'), { query: { limit: 5, approvalStatus: 'pending' } }),
  select: ({ rows, statusCounts }: Data<typeof productApprovals.list>) => ({
    rows,
    count: statusCounts.pending,
  }),
});

/** The newest unassigned orders and their count. */
const ordersToAssignQuery = (api: Queries) =>
  api.query(orders('list'), { query: { limit: 5, assignment: 'unassigned' } });

/** The newest pending payouts and their count. */
const payoutsToApproveQuery = (api: Queries) =>
  api.query(payouts('list'), { query: { limit: 5, status: 'pending' } });
