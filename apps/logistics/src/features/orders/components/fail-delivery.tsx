import { useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { openedPart } from '@market/ui/opened-part';

const FailDeliveryDialog = openedPart(
  async () => (await import('./fail-delivery-dialog')).FailDeliveryDialog,
);

/** The button that reports a failed delivery, and its dialog. */
export function FailDelivery({ order }: { order: Pick<OrderSummary, 'id' | 'orderName'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" className="h-14!" onClick={() => setOpen(true)}>
        Could not deliver
      </Button>
      <FailDeliveryDialog when={open} order={order} onClose={() => setOpen(false)} />
    </>
  );
}
