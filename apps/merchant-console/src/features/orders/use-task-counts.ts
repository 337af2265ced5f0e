import { useQuery } from '@tanstack/react-query';
import { merchantOrders } from '@market/api-client/access';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { latestOrdersQuery, newestOrdersQuery } from './newest-orders.queries';

/** The number of open tasks. Undefined while it loads, and for users without access. */
export interface TaskCounts {
  readonly toConfirm?: number | undefined;
  readonly returnsToDecide?: number | undefined;
}

export function useTaskCounts(): TaskCounts {
  const { api } = useServices();
  const { data: latest } = useQuery({
    ...latestOrdersQuery(api),
    enabled: useCan()(merchantOrders),
  });
  const { data: newest } = useQuery(newestOrdersQuery(api, latest));
  return newest ?? {};
}
