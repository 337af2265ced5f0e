import { formatRecent } from '@market/domain/lagos-time';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { useNow } from '@market/web-kit/use-now';
import { OrderCard } from './order-card';

/** An order in the scheduler's list, with its rider or a button to assign one. */
export function DispatchCard({
  order,
  href,
  assignHref,
}: {
  order: OrderSummary;
  href: string;
  assignHref: string;
}) {
  const now = useNow();
  const { assignment } = order;
  const isAtHub = assignment?.kind === 'platform';
  const hasRider = assignment !== undefined && !isAtHub;
  // Orders at the hub have the status "Assigned" but still need a rider.
  const tag = isAtHub ? (
    <StatusTag tone="confirmed">At the hub</StatusTag>
  ) : (
    <OrderStatusTag status={order.orderStatus} />
  );
  return (
    <OrderCard order={order} href={href} tag={tag}>
      {hasRider ? (
        <p className="mt-3 text-sm text-muted">
          <b className="font-medium text-text">{assignment.assigneeName}</b>
          {assignment.accepted
            ? ', accepted'
            : `, offered ${formatRecent(assignment.assignedAt, now).toLowerCase()}`}
        </p>
      ) : (
        <Button
          size="lg"
          variant="ink"
          block
          className="relative z-1 mt-3.5"
          aria-label={`Assign ${order.orderName}`}
          render={<Link to={assignHref} />}
        >
          Assign
        </Button>
      )}
    </OrderCard>
  );
}
