import { lazy, Suspense, useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';

// The form and its schema load on the first click.
const DeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog')).DeclineDialog,
}));

interface DeclineOrderProps {
  order: Pick<OrderSummary, 'id' | 'orderName'>;
  /** Called after the order was declined, for example to leave its page. */
  onDeclined?: () => unknown;
}

/** The button that declines an order, and its dialog. */
export function DeclineOrder({ order, onDeclined }: DeclineOrderProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="lg"
        className="h-14!"
        aria-label={`Decline ${order.orderName}`}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      {asking && (
        <Suspense>
          <DeclineDialog
            order={order}
            onClose={() => setAsking(false)}
            onDeclined={() => onDeclined?.()}
          />
        </Suspense>
      )}
    </>
  );
}
