import { useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { openedPart } from '@market/ui/opened-part';

const DeclineDialog = openedPart(async () => (await import('./decline-dialog')).DeclineDialog);

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
      <DeclineDialog
        when={asking}
        order={order}
        onClose={() => setAsking(false)}
        onDeclined={() => onDeclined?.()}
      />
    </>
  );
}
