import { formatRecent } from '@market/domain/lagos-time';
import type { OrderSummary } from '@market/domain/orders/order';
import { pluralise } from '@market/domain/pluralise';
import type { Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { ProductThumbnail } from '../catalogue/product-name';
import { type OrderAudience, deliveryAreaLabel } from './order-texts';
import { HandoverNote } from './handover-note';
import { OrderStatusTag } from './order-status-tag';
import { PromiseNote } from './promise-note';

interface OrderColumnsOptions {
  audience: OrderAudience;
  hrefOf: (order: OrderSummary) => string;
  now: Date;
}

const columnIds = {
  merchant: ['order', 'customer', 'items', 'delivery', 'total', 'status'],
  platform: ['order', 'customer', 'store', 'delivery', 'total', 'status'],
} as const satisfies Record<OrderAudience, readonly string[]>;

export function orderColumns({
  audience,
  hrefOf,
  now,
}: OrderColumnsOptions): Column<OrderSummary>[] {
  const shown: readonly string[] = columnIds[audience];
  const columns: Column<OrderSummary>[] = [
    {
      id: 'order',
      header: 'Order',
      cell: (order) => (
        <>
          <Link to={hrefOf(order)} className="nums hover:underline">
            {order.orderName}
          </Link>
          <span className="block text-xs font-normal text-muted nums md:whitespace-nowrap">
            {formatRecent(order.createdAt, now)}
          </span>
        </>
      ),
    },
    { id: 'customer', header: 'Customer', cell: (order) => <CustomerCell {...order} /> },
    {
      id: 'store',
      header: 'Store',
      cell: ({ storeName }) => (
        <span title={storeName} className="block md:max-w-40 md:truncate">
          {storeName}
        </span>
      ),
    },
    { id: 'items', header: 'Items', cell: (order) => <ItemsCell {...order} /> },
    {
      id: 'delivery',
      header: 'Delivery',
      ...(audience === 'merchant' && { card: 'hidden' }),
      cell: (order) => <DeliveryCell order={order} audience={audience} now={now} />,
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      cell: ({ total, approvePayout }) => (
        <>
          <Money kobo={total} className="font-semibold" />
          {audience === 'merchant' && approvePayout && (
            <span className="block text-xs text-muted">Payout approved</span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      card: 'status',
      cell: ({ orderStatus, handOverBy }) => (
        <span className="flex flex-col items-start gap-0.5 max-md:items-end">
          <OrderStatusTag status={orderStatus} />
          {handOverBy && <HandoverNote handOverBy={handOverBy} now={now} />}
        </span>
      ),
    },
  ];
  return columns.filter(({ id }) => shown.includes(id));
}

function CustomerCell({ customerName, city, state }: OrderSummary) {
  const place = `${city}, ${state}`;
  return (
    <span className="block max-md:text-right">
      <span title={customerName} className="block font-medium md:max-w-32 md:truncate">
        {customerName}
      </span>
      <span title={place} className="block text-xs text-muted md:max-w-32 md:truncate">
        {place}
      </span>
    </span>
  );
}

function ItemsCell({ firstItem, productCount }: OrderSummary) {
  return (
    <span className="flex items-center gap-2.5 max-md:text-right">
      <span className="max-md:hidden">
        <ProductThumbnail image={firstItem.image} />
      </span>
      <span className="min-w-0">
        <span className="block md:max-w-36 md:truncate" title={firstItem.productName}>
          {firstItem.productName}
        </span>
        <span className="block text-xs text-muted">
          {pluralise(firstItem.quantity, 'unit')}
          {productCount > 1 && ` and ${productCount - 1} more`}
        </span>
      </span>
    </span>
  );
}

interface DeliveryCellProps extends Pick<OrderColumnsOptions, 'audience' | 'now'> {
  order: OrderSummary;
}

function DeliveryCell({ order, audience, now }: DeliveryCellProps) {
  const { assignment } = order;
  return (
    <span className="block max-md:text-right">
      {audience === 'platform' &&
        (assignment ? (
          <span className="block md:max-w-40 md:truncate">{assignment.assigneeName}</span>
        ) : (
          <span className="block text-muted">Not assigned</span>
        ))}
      {audience === 'platform' ? (
        <span className="flex gap-x-2 text-xs text-muted max-md:flex-wrap max-md:justify-end">
          <span className="md:@max-5xl:hidden">{deliveryAreaLabel(order)}</span>
          <PromiseNote order={order} now={now} />
        </span>
      ) : (
        <>
          <span className="block text-text-2">{deliveryAreaLabel(order)}</span>
          <PromiseNote order={order} now={now} />
        </>
      )}
    </span>
  );
}
