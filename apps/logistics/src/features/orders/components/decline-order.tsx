import { lazy, Suspense, useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';

// A form and its rules: loaded with the first press.
const DeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog')).DeclineDialog,
}));

interface DeclineOrderProps {
  order: Pick<OrderSummary, 'id' | 'orderName'>;
  /** Leaves the order's page, where there is one. */
  onDeclined?: () => unknown;
}

/** The button that gives an order back, and the dialog that asks why. */
export function DeclineOrder({ order, onDeclined }: DeclineOrderProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="lg" aria-label={`Decline ${order.orderName}`} onClick={() => setAsking(true)}>
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
