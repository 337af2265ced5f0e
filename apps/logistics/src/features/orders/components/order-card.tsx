import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay, lagosDate } from '@market/domain/lagos-time';
import { readOpenPromise } from '@market/domain/orders/open-promise';
import type { OrderSummary } from '@market/domain/orders/order';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { RouteList } from '@market/console/dispatch/route-list';
import { deliveryAreaLabel } from '@market/console/orders/order-texts';
import { PromiseNote } from '@market/console/orders/promise-note';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useRole } from '../../../shared/role';
import {
  contentsText,
  feeLabel,
  formatPickUpAddress,
  formatDeliveryAddress,
} from '../model/order-texts';
import { orderQuery } from '../orders.queries';
import { CashToCollect } from './cash-to-collect';

interface OrderCardProps {
  order: OrderSummary;
  href: string;
  /** The status, at the end of the header. */
  tag: ReactNode;
  /**
   * Also shows the streets, the weight and the area. Needs the full order, which is then cached for
   * its page.
   */
  detailed?: boolean;
  children?: ReactNode;
}

const edgeClass = (promise: ReturnType<typeof readOpenPromise>): string => {
  if (promise?.isLate) return 'border-l-4 border-l-danger';
  return promise?.isDueToday ? 'border-l-4 border-l-warning' : '';
};

export function OrderCard({ order, href, tag, detailed = false, children }: OrderCardProps) {
  const { api } = useServices();
  const role = useRole();
  const now = useNow();
  // An empty line, so that the card does not grow when the street arrives.
  const waiting = detailed ? '\u00a0' : undefined;
  const promise = readOpenPromise(order, lagosDate(now));
  const { data: whole } = useQuery({
    ...orderQuery(api, role, order.id),
    enabled: detailed,
    refetchInterval: false,
  });
  return (
    <article
      className={`relative flex flex-col rounded-3 border border-line bg-surface p-4 hover:border-control ${edgeClass(promise)}`}
    >
      <div className="mb-3.5 flex items-center justify-between gap-3">
        <h2 className="font-semibold nums">
          <Link to={href} className="stretched">
            {order.orderName}
          </Link>
        </h2>
        {tag}
      </div>
      <RouteList
        pickUp={{ name: order.storeName, place: whole ? formatPickUpAddress(whole) : waiting }}
        drop={{
          name: whole?.deliveryAddress.fullName ?? order.customerName,
          place: whole ? formatDeliveryAddress(whole) : `${order.city}, ${order.state}`,
        }}
      />
      {order.orderStatus === 'assigned' && order.assignment?.pickUpOn && (
        <p className="mt-2.5 text-sm font-medium">
          {`Pick up on ${formatDay(order.assignment.pickUpOn)}`}
        </p>
      )}
      <div className="mt-2.5 empty:hidden">
        <PromiseNote order={order} now={now} />
      </div>
      <CashToCollect order={order} className="mt-3" />
      <p className="mt-3.5 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-sm">
        <span className="text-muted nums">
          {contentsText(order.itemCount, detailed ? order.weight : undefined)}
          {detailed && <span className="block">{deliveryAreaLabel(order)}</span>}
        </span>
        <span className="text-right">
          <span className="text-muted">{`${feeLabel(order)} `}</span>
          <Money
            kobo={order.partnerEarns ?? order.shippingFee}
            className="text-lg font-semibold whitespace-nowrap"
          />
        </span>
      </p>
      {children}
    </article>
  );
}
