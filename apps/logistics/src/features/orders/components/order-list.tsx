import type { ReactNode } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { StaleNote, type RefreshedQuery } from '../../../shared/stale-note';

interface OrderListProps {
  query: RefreshedQuery & { error: Error | null; isFetching: boolean; refetch: () => unknown };
  rows: readonly OrderSummary[] | undefined;
  empty: ReactNode;
  /**
   * The cards. Also rendered without rows, so that their code loads in parallel with the orders.
   */
  children: ReactNode;
}

export function OrderList({ query, rows, empty, children }: OrderListProps) {
  const error = queryError(query);
  if (error) return error;
  return (
    <>
      {rows ? <StaleNote query={query} className="mb-4" /> : <OrderListSkeleton />}
      {rows?.length === 0 && empty}
      {children}
    </>
  );
}

interface OrderGridProps {
  rows: readonly OrderSummary[];
  renderOrder: (order: OrderSummary) => ReactNode;
}

export const OrderGrid = ({ rows, renderOrder }: OrderGridProps) =>
  rows.length > 0 && (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map((order) => (
        <li key={order.id} className="grid">
          {renderOrder(order)}
        </li>
      ))}
    </ul>
  );

export function OrderListSkeleton() {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <p role="status" className="sr-only">
        Loading
      </p>
      {[0, 1].map((card) => (
        <Skeleton key={card} className="h-58 rounded-3!" />
      ))}
    </div>
  );
}
