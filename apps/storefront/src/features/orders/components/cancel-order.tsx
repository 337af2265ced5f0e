import { Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { customerCancelReasons } from '@market/domain/orders/cancel-reasons';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { orders } from '../../../shared/endpoints';
import { browserPart } from '../../../shared/lazy-part';

const CancelOrderDialog = browserPart(
  async () => (await import('@market/console/orders/cancel-order-dialog')).CancelOrderDialog,
);

/** Cancels an order, while the server allows it. */
export function CancelOrder({ order, cancelledId }: { order: Order; cancelledId: number }) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(
    api.mutation(orders('update'), { quiet: true, success: `${order.orderName} is cancelled` }),
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel order</Button>
      {asking && (
        <Suspense>
          <CancelOrderDialog
            orderName={order.orderName}
            reasons={customerCancelReasons}
            noteHint={`${order.storeName} reads it.`}
            onCancel={(cancellation) =>
              cancel.mutateAsync({
                params: { id: order.id },
                body: { orderStatusId: cancelledId, ...cancellation },
              })
            }
            onClose={() => setAsking(false)}
          >
            {`${order.storeName} stops preparing it, and ${moneyText(order.total)} goes back to your card.`}
          </CancelOrderDialog>
        </Suspense>
      )}
    </>
  );
}
