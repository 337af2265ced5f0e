import { useQuery } from '@tanstack/react-query';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { latestOrdersQuery, newestOrdersQuery } from './orders.queries';

/** How many orders wait for the store's first move, kept up to date; nothing for those who may not see orders. */
export function useOrdersToConfirm(): number | undefined {
  const { api } = useServices();
  const { data: latest } = useQuery({ ...latestOrdersQuery(api), enabled: useCan()(merchantOrders.list) });
  const { data: newest } = useQuery(newestOrdersQuery(api, latest));
  return newest?.toConfirm;
}
