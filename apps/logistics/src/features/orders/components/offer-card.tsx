import { answerByText, isOfferOverdue } from '@market/domain/orders/offer-deadline';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { StatusTag } from '@market/ui/status-tag';
import { useNow } from '@market/web-kit/use-now';
import { pressedClass, usePress } from '../../../shared/use-press';
import { useStepQueue } from '../queue/use-steps';
import { DeclineOrder } from './decline-order';
import { OrderCard } from './order-card';

export function OfferCard({ order, href }: { order: OrderSummary; href: string }) {
  const { take } = useStepQueue();
  const now = useNow();
  const offeredAt = order.assignment?.assignedAt;
  const { isPressed, press } = usePress(() => take(order, { step: 'accepted', offeredAt }));
  return (
    <OrderCard
      order={order}
      href={href}
      detailed
      tag={
        offeredAt !== undefined && (
          <StatusTag tone={isOfferOverdue(offeredAt, now) ? 'problem' : 'pending'}>
            {answerByText(offeredAt, now)}
          </StatusTag>
        )
      }
    >
      <div className="relative z-1 mt-3.5 grid grid-cols-[1fr_1.6fr] gap-2.5">
        <DeclineOrder order={order} />
        <Button
          size="lg"
          variant="ink"
          aria-label={`Accept ${order.orderName}`}
          className={`h-14! ${isPressed ? pressedClass.ink : ''}`}
          onClick={press}
        >
          Accept
        </Button>
      </div>
    </OrderCard>
  );
}
