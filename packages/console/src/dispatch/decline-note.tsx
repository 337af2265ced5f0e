import { lastDecline } from '@market/domain/orders/assigning';
import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';

/** Why the last rider declined the order, until it is assigned again. */
export function DeclineNote({ order, className }: { order: Order; className?: string }) {
  const decline = lastDecline(order);
  if (!decline) return null;
  return (
    <Alert tone="warning" className={className}>
      <b className="font-semibold">{`${decline.actor ?? 'The rider'} declined`}</b>
      {decline.note && `: ${decline.note}`}
    </Alert>
  );
}
