import { formatRecent } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Stepper } from '@market/ui/stepper';
import { useNow } from '@market/web-kit/use-now';
import { PageSection } from '../../../shared/page-section';
import { useRole } from '../../../shared/role';
import { deliverySteps, nextStatus } from '../model/delivery';

/** The steps of a delivery: accepted, then the statuses that the role can set. */
export function DeliveryProgress({
  order,
  statuses,
}: {
  order: Order;
  statuses: readonly OrderStatus[];
}) {
  const now = useNow();
  const steps = deliverySteps(statuses, useRole());
  const next = nextStatus(order, statuses);
  const current = next ? steps.indexOf(next) + 1 : steps.length + 1;
  return (
    <PageSection>
      <Stepper
        label="Progress"
        steps={[
          'Accepted',
          ...steps.map((step) => (step === next ? `Next: ${step.label}` : step.label)),
        ]}
        current={current}
      />
      <p className="mt-2 text-xs text-muted nums">{`Updated ${formatRecent(order.updatedAt, now).toLowerCase()}`}</p>
    </PageSection>
  );
}
