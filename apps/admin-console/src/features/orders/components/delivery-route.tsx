import { ArrowRight } from 'lucide-react';
import type { Order } from '@market/domain/orders/order';

/** From where to where, and how heavy. */
export function DeliveryRoute({ order: { storeName, pickUpAddress, deliveryAddress, weight } }: { order: Order }) {
  return (
    <dl className="flex items-center gap-3 border-y border-line py-3 text-sm">
      <div className="min-w-0">
        <dt className="text-xs text-muted">From</dt>
        <dd className="font-semibold">{pickUpAddress ? `${storeName}, ${pickUpAddress.city}` : storeName}</dd>
      </div>
      <ArrowRight size={16} aria-hidden="true" className="flex-none" />
      <div className="min-w-0">
        <dt className="text-xs text-muted">To</dt>
        <dd className="font-semibold">{`${deliveryAddress.lga}, ${deliveryAddress.stateOrRegion}`}</dd>
      </div>
      <div className="ml-auto flex-none">
        <dt className="text-xs text-muted">Weight</dt>
        <dd className="font-semibold nums">{`${weight}\u00a0kg`}</dd>
      </div>
    </dl>
  );
}
