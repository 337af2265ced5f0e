import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sellerCancelReasons } from '@market/domain/orders/cancellation';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { orderCancellation } from '../orders.mutations';

const CancelOrderDialog = lazy(async () => ({
  default: (await import('@market/console/orders/cancel-order-dialog')).CancelOrderDialog,
}));

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
          <CancelOrderDialog
            orderName={order.orderName}
            reasons={sellerCancelReasons}
            noteHint="For the store and the platform. The customer does not see it."
            onCancel={(cancellation) =>
              cancel.mutateAsync({
                params: { id: order.id },
                body: { orderStatusId: cancelledId, ...cancellation },
              })
            }
            onClose={() => setAsking(false)}
          >
            {`${order.customerName} gets ${moneyText(order.total)} back and is told the reason. The goods return to the stock of ${order.storeName}. This cannot be undone.`}
          </CancelOrderDialog>
        </Suspense>
      )}
    </>
  );
}
