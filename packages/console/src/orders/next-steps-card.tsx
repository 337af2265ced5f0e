import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Card } from '@market/ui/card';
import { nextSteps } from './next-steps';

interface NextStepsCardProps {
  statuses: readonly OrderStatus[];
  status: OrderStatusCode;
}

export function NextStepsCard({ statuses, status }: NextStepsCardProps) {
  const steps = nextSteps(statuses, status);
  if (steps.length === 0) return null;
  return (
    <Card title="Next steps">
      <ul aria-label="Next steps" className="grid gap-2.5 text-sm">
        {steps.map(({ code, label, how }) => (
          <li key={code} className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-5">
            <span className="font-medium">{label}</span>
            <span className="text-muted">{how}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
