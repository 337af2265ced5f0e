import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
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
  if (step !== 'picked_up' && step !== 'in_transit') return null;
  return (
    <Button
      size="lg"
      variant="primary"
      className="h-14!"
      block
      onClick={() => void take(order, step === 'in_transit' ? { step, failedAttempts } : { step })}
    >
      {order.orderStatus === 'delivery_failed' ? 'Try again' : label}
    </Button>
  );
}
