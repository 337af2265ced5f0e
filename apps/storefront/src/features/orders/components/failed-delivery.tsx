import { imageUrl } from '@market/domain/image';
import { lagosDate } from '@market/domain/lagos-time';
import { failureNote, nextAttemptText } from '@market/domain/orders/next-attempt';
import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';

/** Why an order could not be delivered, and what happens next. */
export function FailedDelivery({ order, now }: { order: Order; now: Date }) {
  if (order.orderStatus !== 'delivery_failed') return null;
  return (
    <Alert tone="warning" className="mt-6">
      <p className="font-semibold">
        {failureNote(order) ?? 'The rider could not deliver your order'}
      </p>
      <p>
        {nextAttemptText(order, lagosDate(now)) ??
          'We choose another day for the delivery, or return the order to the store and refund you.'}
      </p>
      {order.shippingEvidence && (
        <a
          href={imageUrl(order.shippingEvidence, 1280)}
          target="_blank"
          rel="noreferrer"
          className="link mt-1 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          See the rider’s photo
        </a>
      )}
    </Alert>
  );
}
