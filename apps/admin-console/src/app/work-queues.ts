import { useQuery } from '@tanstack/react-query';
import * as orders from '@market/api-client/contract/main/admin-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { ordersToAssignQuery } from '../features/orders/orders.queries';
import { payoutsToApproveQuery } from '../features/payouts/payouts.queries';
import { productsToApproveQuery } from '../features/products/products.queries';
import { storesToApproveQuery } from '../features/stores/stores.queries';

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
