import { formatRecent } from '@market/domain/lagos-time';
import { answerByText } from '@market/domain/orders/offer-deadline';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { useNow } from '@market/web-kit/use-now';
import { OrderCard } from './order-card';

export function DispatchCard({
  order,
  href,
  assignHref,
  selected,
  onSelect,
}: {
  order: OrderSummary;
  href: string;
  assignHref: string;
  selected: boolean;
  onSelect: (selected: boolean) => void;
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
        <p className="mt-3 text-sm wrap-anywhere text-muted">
          <b className="font-medium text-text">{assignment.assigneeName}</b>
          {assignment.accepted
            ? ', accepted'
            : `, offered ${formatRecent(assignment.assignedAt, now).toLowerCase()}. ${answerByText(assignment.assignedAt, now)}.`}
        </p>
      ) : (
        <div className="relative z-1 mt-3.5 flex items-center gap-3">
          <Checkbox
            label="Select"
            aria-label={`Select ${order.orderName}`}
            className="min-h-12 items-center px-1"
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
          <Button
            size="lg"
            variant="ink"
            className="flex-1"
            aria-label={`Assign ${order.orderName}`}
            render={<Link to={assignHref} />}
          >
            Assign
          </Button>
        </div>
      )}
    </OrderCard>
  );
}
