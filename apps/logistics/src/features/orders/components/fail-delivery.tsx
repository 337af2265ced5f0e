import { lazy, Suspense, useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';

// The form and its schema load on the first click.
const FailDeliveryDialog = lazy(async () => ({
  default: (await import('./fail-delivery-dialog')).FailDeliveryDialog,
}));

/** The button that reports a failed delivery, and its dialog. */
export function FailDelivery({ order }: { order: Pick<OrderSummary, 'id' | 'orderName'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" className="h-14!" onClick={() => setOpen(true)}>
        Could not deliver
      </Button>
      {open && (
        <Suspense>
          <FailDeliveryDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
