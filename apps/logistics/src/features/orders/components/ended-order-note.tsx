import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';

/**
 * Tells the rider what to do with an order that the platform cancelled or is returning to its
 * store.
 */
export function EndedOrderNote({
  order: { orderStatus, storeName },
  className,
}: {
  order: Pick<Order, 'orderStatus' | 'storeName'>;
  className?: string;
}) {
  if (orderStatus !== 'cancelled' && orderStatus !== 'returned_to_store') return null;
  const isCancelled = orderStatus === 'cancelled';
  return (
    <Alert tone="warning" className={className}>
      <b className="font-semibold">{isCancelled ? 'Cancelled' : 'Back to the store'}</b>
      {isCancelled
        ? ': do not pick it up.'
        : `: if you have the parcel, take it back to ${storeName}.`}
    </Alert>
  );
}
