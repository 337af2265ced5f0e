import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { pressedClass, usePress } from '../../../shared/use-press';
import { countKnownFailures } from '../model/orders-with-steps';
import { useStepQueue, useSteps } from '../queue/use-steps';

interface NextStepProps {
  order: Order;
  next: OrderStatus;
  label: string;
}

/**
 * The button for the next step of an order. The screen changes at once, and the queue sends the
 * step.
 */
export function NextStep({ order, next, label }: NextStepProps) {
  const { take } = useStepQueue();
  const failedAttempts = countKnownFailures(order, useSteps());
  const step = next.code_name;
  const { isPressed, press } = usePress(() => {
    if (step === 'in_transit') return take(order, { step, failedAttempts });
    return step === 'picked_up' && take(order, { step });
  });
  if (step !== 'picked_up' && step !== 'in_transit') return null;
  return (
    <Button
      size="lg"
      variant="primary"
      className={`h-14! ${isPressed ? pressedClass.primary : ''}`}
      block
      onClick={press}
    >
      {order.orderStatus === 'delivery_failed' ? 'Try again' : label}
    </Button>
  );
}
