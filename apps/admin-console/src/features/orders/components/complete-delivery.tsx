import { lazy, Suspense, useState } from 'react';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import type { Order } from '@market/domain/orders/order';
import { statusesBefore } from '@market/domain/orders/order-lifecycle';
import { Button } from '@market/ui/button';
import { useCan } from '@market/web-kit/use-session';

const completableStatuses = statusesBefore('delivered', 'override');

const CompleteDeliveryDialog = lazy(async () => ({
  default: (await import('./complete-delivery-dialog')).CompleteDeliveryDialog,
}));

/** Completes a delivery to a customer who cannot read out the code. */
export function CompleteDelivery({ order }: { order: Order }) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!completableStatuses.includes(order.orderStatus) || !can(adminOrders.completeDelivery))
    return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Complete without code</Button>
      {open && (
        <Suspense>
          <CompleteDeliveryDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
