import { useQuery } from '@tanstack/react-query';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { latestOrdersQuery, newestOrdersQuery } from './orders.queries';

/** What waits for the merchant; undefined where it is not known, or not this person's to see. */
export interface Waiting {
  /** Orders that wait for the store's first move. */
  readonly toConfirm?: number | undefined;
  readonly returnsToDecide?: number | undefined;
}

/** How much waits for the store, kept up to date; nothing for those who may not see orders. */
export function useWaiting(): Waiting {
  const { api } = useServices();
  const { data: latest } = useQuery({
    ...latestOrdersQuery(api),
    enabled: useCan()(merchantOrders.list),
  });
  const { data: newest } = useQuery(newestOrdersQuery(api, latest));
  return newest ?? {};
}
