import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';

/** Why the last delivery failed, until the next attempt. */
export function FailureNote({ order, className }: { order: Order; className?: string }) {
  if (order.orderStatus !== 'delivery_failed') return null;
  const failure = order.orderActivities.findLast(
    ({ orderStatus }) => orderStatus === 'delivery_failed',
  );
  return (
    <Alert tone="warning" className={className}>
      <b className="font-semibold">Delivery failed</b>
      {failure?.note && `: ${failure.note}`}
    </Alert>
  );
}
