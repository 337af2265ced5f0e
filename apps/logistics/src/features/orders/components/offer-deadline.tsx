import { Timer } from 'lucide-react';
import { answerByText, isOfferOverdue, findOpenOffer } from '@market/domain/orders/offer-deadline';
import type { Order } from '@market/domain/orders/order';
import { useNow } from '@market/web-kit/use-now';

export function OfferDeadline({ order }: { order: Order }) {
  const now = useNow();
  const offeredAt = findOpenOffer(order);
  if (offeredAt === undefined) return null;
  const isOverdue = isOfferOverdue(offeredAt, now);
  return (
    <p
      className={`flex min-h-12 items-center gap-3 border-b border-line px-4 py-2 text-sm font-semibold nums lg:px-5 ${isOverdue ? 'bg-danger-soft text-on-danger-soft' : 'bg-warning-soft text-on-warning-soft'}`}
    >
      <Timer size={20} aria-hidden="true" className="flex-none" />
      <span>
        {isOverdue
          ? 'Answer overdue. Another rider may get the order.'
          : answerByText(offeredAt, now)}
      </span>
    </p>
  );
}
