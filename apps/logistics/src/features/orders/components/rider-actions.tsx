import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import {
  canReportFailure,
  isDeclinable,
  isCodeNeeded,
  type DeliveryStage,
} from '../model/delivery';
import { pressedClass, usePress } from '../../../shared/use-press';
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
  const offeredAt = order.assignment?.assignedAt;
  const accepting = usePress(() => take(order, { step: 'accepted', offeredAt }));
  const confirming = usePress(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
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
          className={`h-14! ${accepting.isPressed ? pressedClass.primary : ''}`}
          onClick={accepting.press}
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
          className={`h-14! ${confirming.isPressed ? pressedClass.primary : ''}`}
          disabled={order.deliveryCodeTriesLeft === 0}
          onClick={confirming.press}
        >
          Confirm delivery
        </Button>
      )}
    </div>
  );
}
