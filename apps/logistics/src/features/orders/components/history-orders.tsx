import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import type { OrderSummary } from '@market/domain/orders/order';
import { OrderCard } from './order-card';
import { OrderGrid } from './order-list';

interface HistoryOrdersProps {
  rows: readonly OrderSummary[];
  hrefOf: (order: OrderSummary) => string;
}

/** A separate chunk, so that it loads in parallel with the orders. */
export const HistoryOrders = ({ rows, hrefOf }: HistoryOrdersProps) => (
  <OrderGrid
    rows={rows}
    renderOrder={(order) => (
      <OrderCard
        order={order}
        href={hrefOf(order)}
        tag={<OrderStatusTag status={order.orderStatus} />}
      />
    )}
  />
);
