import { useMutation } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { canFail, isDeclinable, needsCode, type Stage } from '../model/delivery';
import { statusActionLabel } from '../model/texts';
import { orderAcceptance, orderStatusUpdate, useRefreshOrders } from '../orders.mutations';
import { DeclineOrder } from './decline-order';
import { FailDelivery } from './fail-delivery';

interface RiderActionsProps {
  order: Order;
  stage: Stage;
  next: OrderStatus | undefined;
  /** The delivery form, which the button submits. */
  confirmation: { formId: string; isPending: boolean; isPaused: boolean };
  onDeclined: () => unknown;
}

/** The buttons for the next step, and to decline or report a failure. Offline, requests are queued. */
export function RiderActions({ order, stage, next, confirmation, onDeclined }: RiderActionsProps) {
  const { api } = useServices();
  const onError = useRefreshOrders();
  const accept = useMutation({ ...orderAcceptance(api), onError });
  const move = useMutation({ ...orderStatusUpdate(api), onError });
  const isQueued = accept.isPaused || move.isPaused || confirmation.isPaused;
  const canDecline = isDeclinable(order);
  const canReportFailure = stage === 'active' && canFail(order);

  return (
    <div>
      <div
        className={canDecline || canReportFailure ? 'grid grid-cols-[1fr_1.6fr] gap-2.5' : 'grid'}
      >
        {canDecline && <DeclineOrder order={order} onDeclined={onDeclined} />}
        {canReportFailure && <FailDelivery order={order} />}
        {stage === 'offer' && (
          <Button
            size="lg"
            variant="primary"
            busy={accept.isPending}
            busyLabel={accept.isPaused ? 'Queued' : 'Accepting…'}
            onClick={() => accept.mutate({ params: { id: order.id }, body: { accepted: true } })}
          >
            Accept order
          </Button>
        )}
        {next && !needsCode(next) && (
          <Button
            size="lg"
            variant="primary"
            busy={move.isPending}
            busyLabel={move.isPaused ? 'Queued' : 'Saving…'}
            onClick={() =>
              move.mutate({ params: { id: order.id }, body: { orderStatusId: next.id } })
            }
          >
            {order.orderStatus === 'delivery_failed' ? 'Try again' : statusActionLabel(next)}
          </Button>
        )}
        {next && needsCode(next) && (
          <Button
            size="lg"
            variant="primary"
            type="submit"
            form={confirmation.formId}
            disabled={order.deliveryCodeTriesLeft === 0}
            busy={confirmation.isPending}
            busyLabel={confirmation.isPaused ? 'Queued' : 'Confirming…'}
          >
            Confirm delivery
          </Button>
        )}
      </div>
      {isQueued && (
        <p role="status" className="mt-2 text-center text-xs text-muted">
          Queued. It will be sent when you are online. Keep this page open.
        </p>
      )}
    </div>
  );
}
