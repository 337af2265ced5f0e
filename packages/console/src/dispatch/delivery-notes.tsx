import { lagosDate } from '@market/domain/lagos-time';
import { failureNote, nextAttemptText } from '@market/domain/orders/next-attempt';
import { findLastDecline } from '@market/domain/orders/assigning';
import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { useNow } from '@market/web-kit/use-now';

/**
 * Shows why the last rider declined an order that is ready for pick-up, until the order is assigned
 * again.
 */
export function DeclineNote({ order, className }: { order: Order; className?: string }) {
  const decline = findLastDecline(order);
  if (!decline) return null;
  return (
    <Alert tone="warning" className={className}>
      <b className="font-semibold">{`${decline.actor ?? 'The rider'} declined`}</b>
      {decline.note && `: ${decline.note}`}
    </Alert>
  );
}

/** Shows why the last delivery attempt failed, and the day of the next one until it begins. */
export function FailureNote({ order, className }: { order: Order; className?: string }) {
  const nextAttempt = nextAttemptText(order, lagosDate(useNow()));
  if (order.orderStatus !== 'delivery_failed')
    return (
      nextAttempt && (
        <Alert tone="info" className={className}>
          {nextAttempt}
        </Alert>
      )
    );
  const note = failureNote(order);
  return (
    <Alert tone="warning" className={className}>
      <b className="font-semibold">{order.currentOrderStatus}</b>
      {note && `: ${note}`}
      {nextAttempt && <span className="block">{nextAttempt}</span>}
    </Alert>
  );
}
