import { useQueryClient } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as partners from '@market/api-client/contract/main/partners';
import { groupKey, type Queries } from '@market/api-client/queries';
import { useRole } from '../../shared/role';
import { listEndpoint } from './orders.queries';

/** The order lists of all roles. */
const invalidates = [partners.orders, dispatch.list, adminOrders.list];

export const orderAcceptance = (api: Queries) =>
  api.mutation(orders.update, { invalidates, success: 'Order accepted' });

export const orderStatusUpdate = (api: Queries) => api.mutation(orders.update, { invalidates });

/** `quiet`: the delivery form shows the error. */
export const deliveryConfirmation = (api: Queries) =>
  api.mutation(orders.update, { invalidates, quiet: true, success: 'Delivery confirmed' });

/** `quiet`: the dialog shows the error. */
export const deliveryFailure = (api: Queries) =>
  api.mutation(partners.failDelivery, {
    invalidates,
    quiet: true,
    success: 'Failed delivery reported',
  });

/** `quiet`: the dialog shows the error. Invalidates nothing: `useDecline` removes the order from the cache. */
export const orderDecline = (api: Queries) =>
  api.mutation(partners.decline, { invalidates: [], quiet: true });

export const dispatchPhoneChange = (api: Queries) =>
  api.mutation(merchantOrders.dispatchPhone, {
    invalidates,
    quiet: true,
    success: 'Phone number saved',
  });

/** Refetches the role's orders, for use after a failed mutation: the screen was probably out of date. */
export function useRefreshOrders(): () => Promise<void> {
  const queryClient = useQueryClient();
  const role = useRole();
  return () => queryClient.invalidateQueries({ queryKey: groupKey(listEndpoint(role)) });
}
