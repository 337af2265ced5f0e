import { useMutation } from '@tanstack/react-query';
import { CancelOrder } from '@market/console/orders/cancel-order';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { isUnsuccessfulEnd, statusActionText } from '../model/order-status-texts';
import { moveOrder } from '../orders.mutations';

export function OrderStatusChanges({
  order,
  statuses,
}: {
  order: Order;
  statuses: readonly OrderStatus[];
}) {
  const { api, queryClient } = useServices();
  const move = useMutation(moveOrder(api, queryClient));
  const end = useMutation(moveOrder(api, queryClient, { quiet: true }));
  const allowed = statuses.filter(({ id }) => order.allowedStatusIds.includes(id));
  const ending = allowed.filter(isUnsuccessfulEnd);
  const forward = allowed.filter((status) => !isUnsuccessfulEnd(status));
  const to = (status: OrderStatus) => ({
    params: { id: order.id },
    body: { orderStatusId: status.id },
  });
  const isMovingTo = (status: OrderStatus) =>
    move.isPending && move.variables.body.orderStatusId === status.id;

  return (
    <>
      {ending.map((status) => (
        <CancelOrder
          key={status.id}
          order={order}
          audience="merchant"
          onCancel={(cancellation) =>
            end.mutateAsync({ ...to(status), body: { ...to(status).body, ...cancellation } })
          }
        />
      ))}
      {forward.map((status, index) => (
        <Button
          key={status.id}
          variant={index === 0 ? 'primary' : 'outline'}
          busy={isMovingTo(status)}
          busyLabel="Saving…"
          onClick={() => move.mutate(to(status))}
        >
          {statusActionText(status, 'order')}
        </Button>
      ))}
    </>
  );
}
