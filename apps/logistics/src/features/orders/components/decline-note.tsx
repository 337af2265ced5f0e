import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { lastDecline } from '../model/delivery';

/** Why the order came back, until it is assigned again. */
export function DeclineNote({ order }: { order: Order }) {
  const decline = lastDecline(order);
  if (!decline) return null;
  return (
    <Alert tone="warning" className="mb-3">
      <b className="font-semibold">{`${decline.actor ?? 'The rider'} declined`}</b>
      {decline.note && `: ${decline.note}`}
    </Alert>
  );
}
