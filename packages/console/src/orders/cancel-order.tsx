import { lazy, Suspense, useState } from 'react';
import type { Cancellation } from '@market/domain/orders/cancellation';
import { sellerCancelReasons } from '@market/domain/orders/cancel-reasons';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { moneyText } from '@market/ui/money';
import type { OrderAudience } from './order-texts';

const CancelOrderDialog = lazy(async () => ({
  default: (await import('./cancel-order-dialog')).CancelOrderDialog,
}));

const texts = {
  merchant: { stock: () => 'your stock', noteHint: 'For your team and the platform.' },
  platform: {
    stock: (storeName: string) => `the stock of ${storeName}`,
    noteHint: 'For the store and the platform.',
  },
} as const;

interface CancelOrderProps {
  order: Order;
  audience: OrderAudience;
  /** Resolves when the order is cancelled. If it rejects, the dialog shows the error. */
  onCancel: (cancellation: Cancellation) => Promise<unknown>;
}

export function CancelOrder({ order, audience, onCancel }: CancelOrderProps) {
  const [open, setOpen] = useState(false);
  const { stock, noteHint } = texts[audience];
  return (
    <>
      <Button variant="danger-outline" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      {open && (
        <Suspense>
          <CancelOrderDialog
            orderName={order.orderName}
            reasons={sellerCancelReasons}
            noteHint={`${noteHint} The customer does not see it.`}
            onCancel={onCancel}
            onClose={() => setOpen(false)}
          >
            {`${order.customerName} is refunded ${moneyText(order.total)} and sees the reason. The goods return to ${stock(order.storeName)}. This cannot be undone.`}
          </CancelOrderDialog>
        </Suspense>
      )}
    </>
  );
}
