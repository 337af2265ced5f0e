import { pluralise } from '@market/domain/pluralise';
import { formatRecent } from '@market/domain/lagos-time';
import type { OrderSummary } from '@market/domain/orders/order';
import type { Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { ProductThumb } from '@market/console/catalogue/product-thumb';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { PromiseNote } from '@market/console/orders/promise-note';
import { HandOverNote } from './hand-over-note';

const placeOf = ({ city, state }: OrderSummary): string => `${city}, ${state}`;

/** `Axora H5 hybrid inverter`, and what else is in the order. */
function OrderItems({ firstItem, productCount }: OrderSummary) {
  return (
    <span className="flex items-center gap-2.5 max-md:text-right">
      <span className="max-md:hidden">
        <ProductThumb image={firstItem.image} />
      </span>
      <span className="min-w-0">
        <span className="block md:max-w-40 md:truncate" title={firstItem.productName}>
          {firstItem.productName}
        </span>
        <span className="block text-xs text-muted">
          {pluralise(firstItem.quantity, 'unit')}
          {productCount > 1 &&
            ` and ${pluralise(productCount - 1, 'more product', 'more products')}`}
        </span>
      </span>
    </span>
  );
}

function DeliveryCell({ order, now }: { order: OrderSummary; now: Date }) {
  return (
    <>
      {order.withinLagos ? 'Lagos' : 'Interstate'}
      <PromiseNote order={order} now={now} />
    </>
  );
}

export const orderColumns = (
  hrefOf: (order: OrderSummary) => string,
  now: Date,
): Column<OrderSummary>[] => [
  {
    id: 'order',
    header: 'Order',
    cell: (order) => (
      <Link to={hrefOf(order)} className="nums hover:underline">
        {order.orderName}
      </Link>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: (order) => (
      <span className="block max-md:text-right">
        <span title={order.customerName} className="block font-medium md:max-w-32 md:truncate">
          {order.customerName}
        </span>
        <span title={placeOf(order)} className="block text-xs text-muted md:max-w-32 md:truncate">
          {placeOf(order)}
        </span>
      </span>
    ),
  },
  { id: 'items', header: 'Items', cell: (order) => <OrderItems {...order} /> },
  {
    id: 'delivery',
    header: 'Delivery',
    card: 'hidden',
    className: 'text-text-2',
    cell: (order) => <DeliveryCell order={order} now={now} />,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => <Money kobo={total} className="font-semibold" />,
  },
  {
    id: 'payout',
    header: 'Payout',
    card: 'hidden',
    cell: ({ approvePayout }) =>
      approvePayout ? 'Approved' : <span className="text-muted">Not yet</span>,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ orderStatus, handOverBy }) => (
      <span className="flex flex-col items-start gap-0.5 max-md:items-end">
        <OrderStatusTag status={orderStatus} />
        {handOverBy && <HandOverNote handOverBy={handOverBy} now={now} />}
      </span>
    ),
  },
  {
    id: 'placed',
    header: 'Placed',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ createdAt }) => formatRecent(createdAt, now),
  },
];
