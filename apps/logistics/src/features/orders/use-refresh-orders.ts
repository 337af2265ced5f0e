import { useQueryClient } from '@tanstack/react-query';
import { groupKey } from '@market/api-client/queries';
import { useRole } from '../../shared/use-role';
import { listRow } from './orders.queries';

/** Looks again at what this role sees: after a refusal the screen was out of date, or a try was used up. */
export function useRefreshOrders(): () => Promise<void> {
  const queryClient = useQueryClient();
  const role = useRole();
  return () => queryClient.invalidateQueries({ queryKey: groupKey(listRow(role)) });
}
