import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { orderCancellation } from '../orders.mutations';

const ConfirmDialog = lazy(async () => ({ default: (await import('@market/ui/confirm-dialog')).ConfirmDialog }));

/** Calls an order off. `cancelledId`: the status of the server's list that does it. */
export function CancelOrder({ order, cancelledId }: { order: Order; cancelledId: number }) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(orderCancellation(api));
  return (
    <>
      <Button variant="danger-outline" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Cancel ${order.orderName}?`}
            confirmLabel="Cancel order"
            busyLabel="Cancelling…"
            cancelLabel="Keep order"
            onConfirm={() => cancel.mutateAsync({ params: { id: order.id }, body: { orderStatusId: cancelledId } })}
          >
            {`${order.customerName} gets ${moneyText(order.total)} back and the goods return to the stock of ${order.storeName}. This cannot be undone.`}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
