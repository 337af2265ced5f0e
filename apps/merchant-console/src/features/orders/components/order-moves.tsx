import { useMutation } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { isEnding, moveText } from '../model/order-status-texts';
import { orderMove } from '../orders.mutations';

/** The statuses that the server lets this person set now, as buttons. */
export function OrderMoves({ order, statuses }: { order: Order; statuses: readonly OrderStatus[] }) {
  const { api, queryClient } = useServices();
  const move = useMutation(orderMove(api, queryClient));
  const end = useMutation(orderMove(api, queryClient, { quiet: true }));
  const allowed = statuses.filter(({ id }) => order.allowedStatusIds.includes(id));
  const ending = allowed.filter(isEnding);
  const onwards = allowed.filter((status) => !isEnding(status));
  const to = (status: OrderStatus) => ({ params: { id: order.id }, body: { orderStatusId: status.id } });
  const isMovingTo = (status: OrderStatus) => move.isPending && move.variables.body.orderStatusId === status.id;

  return (
    <>
      {ending.map((status) => (
        <ConfirmDialog
          key={status.id}
          trigger={<Button variant="danger-outline">{moveText(status, 'order')}</Button>}
          title={`${moveText(status, order.orderName)}?`}
          confirmLabel={moveText(status, 'order')}
          cancelLabel="Keep order"
          busyLabel="Working…"
          onConfirm={() => end.mutateAsync(to(status))}
        >
          {order.customerName} gets the money back and the goods return to your stock. This cannot be undone.
        </ConfirmDialog>
      ))}
      {onwards.map((status, index) => (
        <Button key={status.id} variant={index === 0 ? 'primary' : 'outline'} busy={isMovingTo(status)} busyLabel="Saving…" onClick={() => move.mutate(to(status))}>
          {moveText(status, 'order')}
        </Button>
      ))}
    </>
  );
}
