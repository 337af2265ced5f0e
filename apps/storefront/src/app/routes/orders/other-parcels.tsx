import { useQuery } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import {
  orderStatusFacts,
  withCustomerStatuses,
  type OrderStatusCode,
} from '@market/domain/orders/order-lifecycle';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { ordersOfDayQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

const SHIPS_APART = 'ships separately.';

function newsOf(status: OrderStatusCode): string {
  if (status === 'cancelled') return 'was cancelled.';
  if (orderStatusFacts[status].stage === 'ended') return 'was returned.';
  return withCustomerStatuses.includes(status) ? 'was delivered separately.' : SHIPS_APART;
}

/** The checkout's orders from other stores are delivered separately. */
export function OtherParcels({ order }: { order: Order }) {
  const { api } = useServices();
  const { data } = useQuery(ordersOfDayQuery(api, order));
  const others =
    data?.rows.filter(
      ({ id, checkoutReference }) =>
        id !== order.id && checkoutReference === order.checkoutReference,
    ) ?? [];
  if (others.length === 0)
    return <p className="text-text-2">{`Sold and packed by ${order.storeName}.`}</p>;
  return others.map(({ id, orderName, orderStatus, storeName }) => (
    <p key={id}>
      <b className="font-semibold">{storeName}</b> {newsOf(orderStatus)}{' '}
      <Link to={paths.order.href({ orderId: id })} className="link whitespace-nowrap">
        {`${newsOf(orderStatus) === SHIPS_APART ? 'Track' : 'See'} ${orderName}`}
      </Link>
    </p>
  ));
}
