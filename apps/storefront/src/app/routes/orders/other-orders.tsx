import { useQuery } from '@tanstack/react-query';
import { readOpenPromise } from '@market/domain/orders/open-promise';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import {
  openStatuses,
  orderStatusDetails,
  customerStageStatuses,
} from '@market/domain/orders/order-lifecycle';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { ordersOfDayQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

/** `arrives Wed 25 to Fri 27 Nov.` */
function deliveryText(order: OrderSummary, today: string): string {
  const { orderStatus } = order;
  if (orderStatus === 'cancelled') return 'cancelled.';
  if (orderStatusDetails[orderStatus].stage === 'ended') return 'returned.';
  if (customerStageStatuses.includes(orderStatus)) return 'delivered.';
  const promise = readOpenPromise(order, today);
  if (!promise) return 'ships separately.';
  return promise.isLate ? `late, promised for ${promise.days}.` : `arrives ${promise.days}.`;
}

/** The checkout's orders from other stores are delivered separately. */
export function OtherOrders({ order, today }: { order: Order; today: string }) {
  const { api } = useServices();
  const { data } = useQuery(ordersOfDayQuery(api, order));
  const others =
    data?.rows.filter(
      ({ id, checkoutReference }) =>
        id !== order.id && checkoutReference === order.checkoutReference,
    ) ?? [];
  if (others.length === 0)
    return <p className="text-text-2">{`Sold and packed by ${order.storeName}.`}</p>;
  return others.map((other) => (
    <p key={other.id} className="not-first:mt-2">
      <b className="font-semibold">Also in this payment:</b>{' '}
      {`${other.storeName}, ${deliveryText(other, today)}`}{' '}
      <Link to={paths.order.href({ orderId: other.id })} className="link whitespace-nowrap">
        {`${openStatuses.includes(other.orderStatus) ? 'Track' : 'View'} ${other.orderName}`}
      </Link>
    </p>
  ));
}
