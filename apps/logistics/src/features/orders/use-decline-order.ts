import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import type { Input } from '@market/api-client/endpoint';
import type { decline } from '@market/api-client/contract/main/partners';
import { createQueryKey } from '@market/api-client/queries';
import { useServices } from '@market/web-kit/services';
import { useRole } from '../../shared/role';
import { declineOrder } from './orders.mutations';
import { listEndpoint, orderQuery } from './orders.queries';

/**
 * Declines an order. The rider loses access to the order, so `onDeclined` leaves its page before
 * the order is removed from the cache.
 */
export function useDeclineOrder(
  { id }: Pick<Order, 'id'>,
  onDeclined: () => unknown,
): (reason: Input<typeof decline>['body']) => Promise<void> {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const role = useRole();
  const { mutateAsync } = useMutation(declineOrder(api));
  return async (body) => {
    await mutateAsync({ params: { id }, body });
    await onDeclined();
    await queryClient.invalidateQueries({ queryKey: createQueryKey(listEndpoint(role)) });
    queryClient.removeQueries({ queryKey: orderQuery(api, role, id).queryKey });
  };
}
