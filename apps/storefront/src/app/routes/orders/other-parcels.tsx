import { useQuery } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { ordersOfDayQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

/** Other stores' parcels of the same checkout travel apart. */
export function OtherParcels({ order }: { order: Order }) {
  const { api } = useServices();
  const { data } = useQuery(ordersOfDayQuery(api, order));
  const others = data?.rows.filter(({ id, checkoutReference }) => id !== order.id && checkoutReference === order.checkoutReference) ?? [];
  if (others.length === 0) return <p className="text-text-2">{`Sold and packed by ${order.storeName}.`}</p>;
  return others.map(({ id, orderName, storeName }) => (
    <p key={id}>
      <b className="font-semibold">{storeName}</b> ships separately.{' '}
      <Link to={paths.order.href({ orderId: id })} className="link whitespace-nowrap">
        {`Track ${orderName}`}
      </Link>
    </p>
  ));
}
