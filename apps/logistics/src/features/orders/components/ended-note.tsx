import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';

/** What the rider does with an order that the platform cancelled or sends back to its store. */
export function EndedNote({
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
