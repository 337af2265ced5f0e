import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sellerCancelReasons } from '@market/domain/orders/cancellation';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { isEnding, moveText } from '../model/order-status-texts';
import { orderMove } from '../orders.mutations';

const CancelOrderDialog = lazy(async () => ({
  default: (await import('@market/console/orders/cancel-order-dialog')).CancelOrderDialog,
}));

/** The statuses that the server lets this person set now, as buttons. */
export function OrderMoves({
  order,
  statuses,
}: {
  order: Order;
  statuses: readonly OrderStatus[];
}) {
  const { api, queryClient } = useServices();
  const move = useMutation(orderMove(api, queryClient));
  const end = useMutation(orderMove(api, queryClient, { quiet: true }));
  const [asked, setEnding] = useState<OrderStatus>();
  const allowed = statuses.filter(({ id }) => order.allowedStatusIds.includes(id));
  const ending = allowed.filter(isEnding);
  const onwards = allowed.filter((status) => !isEnding(status));
  const to = (status: OrderStatus) => ({
    params: { id: order.id },
    body: { orderStatusId: status.id },
  });
  const isMovingTo = (status: OrderStatus) =>
    move.isPending && move.variables.body.orderStatusId === status.id;

  return (
    <>
      {ending.map((status) => (
        <Button key={status.id} variant="danger-outline" onClick={() => setEnding(status)}>
          {moveText(status, 'order')}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <CancelOrderDialog
            orderName={order.orderName}
            reasons={sellerCancelReasons}
            noteHint="For your team and the platform. The customer does not see it."
            onCancel={(cancellation) =>
              end.mutateAsync({ ...to(asked), body: { ...to(asked).body, ...cancellation } })
            }
            onClose={() => setEnding(undefined)}
          >
            {order.customerName} gets the money back and is told the reason. The goods return to
            your stock. This cannot be undone.
          </CancelOrderDialog>
        </Suspense>
      )}
      {onwards.map((status, index) => (
        <Button
          key={status.id}
          variant={index === 0 ? 'primary' : 'outline'}
          busy={isMovingTo(status)}
          busyLabel="Saving…"
          onClick={() => move.mutate(to(status))}
        >
          {moveText(status, 'order')}
        </Button>
      ))}
    </>
  );
}
