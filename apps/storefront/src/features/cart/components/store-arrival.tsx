import { Truck } from 'lucide-react';
import type { StoreQuote } from '@market/domain/checkout/checkout';
import { Link } from '@market/ui/link';
import { Arrival } from '../../../shared/arrival';
import { DeliveryDiscount } from '../../../shared/delivery-discount';

interface StoreArrivalProps {
  /** Undefined while the quote loads. */
  store: StoreQuote | undefined;
  /** The URL for choosing a place. Undefined when a place is already known. */
  placeTo: string | undefined;
  /** Whether older figures are shown while newer ones load. */
  isOld: boolean;
}

export function StoreArrival({ store, placeTo, isOld }: StoreArrivalProps) {
  if (placeTo !== undefined)
    return (
      <Link to={placeTo} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
        Choose your place to see the day and fee
      </Link>
    );
  if (!store?.delivery) return null;
  return (
    <>
      <Truck size={16} className="mt-0.5 flex-none" />
      <span aria-busy={isOld || undefined} className="transition-opacity aria-busy:opacity-60">
        <Arrival short days={store.delivery} fee={store.shippingFee} />
        <DeliveryDiscount discount={store.delivery.shippingDiscount} />
      </span>
    </>
  );
}
