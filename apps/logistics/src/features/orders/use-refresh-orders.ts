import { useQueryClient } from '@tanstack/react-query';
import { groupKey } from '@market/api-client/queries';
import { useRole } from '../../shared/use-role';
import { listEndpoint } from './orders.queries';

/** Refetches the role's orders, for use after a failed mutation: the screen was probably out of date. */
export function useRefreshOrders(): () => Promise<void> {
  const queryClient = useQueryClient();
  const role = useRole();
  return () => queryClient.invalidateQueries({ queryKey: groupKey(listEndpoint(role)) });
}
