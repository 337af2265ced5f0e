import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '@market/domain/orders/order';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { useNow } from '@market/web-kit/use-now';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { orderHeadline } from '../../../features/orders/model/headline';
import { orderListQuery } from '../../../features/orders/order-list.queries';
import { orderStatusesQuery } from '../../../features/orders/orders.queries';

const recentSearch = { page: 1, size: 10, search: undefined, status: undefined };

export interface RecentOrder {
  order: OrderSummary;
  /** `Arriving today` */
  headline: string;
}

/**
 * The newest orders. Empty for visitors who are not signed in, and undefined while the orders load.
 */
export function useRecentOrders(): RecentOrder[] | undefined {
  const { api } = useServices();
  const isSignedIn = useUser() !== undefined;
  const list = useQuery({ ...orderListQuery(api, recentSearch), enabled: isSignedIn });
  const statuses = useQuery({ ...orderStatusesQuery(api), enabled: isSignedIn });
  const now = useNow();
  if (!isSignedIn) return [];
  if (list.isPending || statuses.isPending) return undefined;
  return (list.data?.rows ?? []).map((order) => ({
    order,
    headline: orderHeadline(
      order,
      statuses.data?.find(({ code_name: code }) => code === order.orderStatus)?.label ??
        UNKNOWN_STATUS,
      now,
    ),
  }));
}
