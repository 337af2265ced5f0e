import type { ReactNode } from 'react';
import { formatRecent } from '@market/domain/lagos-time';
import type { OrderSummary } from '@market/domain/orders/order';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { PromiseNote } from '@market/console/orders/promise-note';
import { useNow } from '@market/web-kit/use-now';

interface OrderTableProps {
  /** `undefined` while the first page loads. */
  rows: readonly OrderSummary[] | undefined;
  refetching: boolean;
  filtered: boolean;
  hrefOf: (order: OrderSummary) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const orderColumns = (hrefOf: OrderTableProps['hrefOf'], now: Date): Column<OrderSummary>[] => [
  {
    id: 'order',
    header: 'Order',
    cell: (order) => (
      <>
        <Link to={hrefOf(order)} className="nums hover:underline">
          {order.orderName}
        </Link>
        <span className="block text-xs font-normal text-muted nums">
          {formatRecent(order.createdAt, now)}
        </span>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customerName, city, state }) => (
      <span className="block max-md:text-right">
        <span title={customerName} className="block font-medium md:max-w-44 md:truncate">
          {customerName}
        </span>
        <span className="block text-xs text-muted md:max-w-44 md:truncate">{`${city}, ${state}`}</span>
      </span>
    ),
  },
  {
    id: 'store',
    header: 'Store',
    cell: ({ storeName }) => (
      <span title={storeName} className="block md:max-w-40 md:truncate">
        {storeName}
      </span>
    ),
  },
  { id: 'delivery', header: 'Delivery', cell: (order) => <DeliveryCell order={order} now={now} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => <Money kobo={total} className="font-semibold" />,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ orderStatus }) => <OrderStatusTag status={orderStatus} />,
  },
];

function DeliveryCell({ order, now }: { order: OrderSummary; now: Date }) {
  const { assignment, withinLagos } = order;
  return (
    <span className="block max-md:text-right">
      {assignment ? (
        <span className="block md:max-w-40 md:truncate">{assignment.assigneeName}</span>
      ) : (
        <span className="text-muted">Not assigned</span>
      )}
      <span className="block text-xs text-muted">
        {withinLagos ? 'Within Lagos' : 'Interstate'}
      </span>
      <PromiseNote order={order} now={now} />
    </span>
  );
}

export function OrderTable({ hrefOf, ...table }: OrderTableProps) {
  return (
    <DataTable
      caption="Orders"
      columns={orderColumns(hrefOf, useNow())}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
