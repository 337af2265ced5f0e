import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import {
  canReportFailure,
  isDeclinable,
  isCodeNeeded,
  type DeliveryStage,
} from '../model/delivery';
import { statusActionLabel } from '../model/order-texts';
import { useStepQueue } from '../queue/use-steps';
import { DeclineOrder } from './decline-order';
import { FailDelivery } from './fail-delivery';
import { NextStep } from './next-step';

interface RiderActionsProps {
  order: Order;
  stage: DeliveryStage;
  next: OrderStatus | undefined;
  /** The id of the delivery form, which the button submits. */
  formId: string;
  onDeclined: () => unknown;
}

export function RiderActions({ order, stage, next, formId, onDeclined }: RiderActionsProps) {
  const { take } = useStepQueue();
  const canDecline = isDeclinable(order);
  const canFail = stage === 'active' && canReportFailure(order);

  return (
    <div className={canDecline || canFail ? 'grid grid-cols-[1fr_1.6fr] gap-2.5' : 'grid'}>
      {canDecline && <DeclineOrder order={order} onDeclined={onDeclined} />}
      <FailDelivery order={order} />
      {stage === 'offer' && (
        <Button
          size="lg"
          variant="primary"
          className="h-14!"
          onClick={() =>
            void take(order, { step: 'accepted', offeredAt: order.assignment?.assignedAt })
          }
        >
          Accept order
        </Button>
      )}
      {next && !isCodeNeeded(next) && (
        <NextStep order={order} next={next} label={statusActionLabel(next)} />
      )}
      {next && isCodeNeeded(next) && (
        <Button
          size="lg"
          variant="primary"
          type="submit"
          className="h-14!"
          form={formId}
          disabled={order.deliveryCodeTriesLeft === 0}
        >
          Confirm delivery
        </Button>
      )}
    </div>
  );
}
