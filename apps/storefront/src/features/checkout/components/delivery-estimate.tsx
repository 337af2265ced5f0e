import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, Truck } from 'lucide-react';
import type { CheckoutInput } from '@market/domain/checkout/checkout';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { Arrival } from '../../../shared/arrival';
import { shippingFeeQuery } from '../checkout.queries';

interface DeliveryEstimateProps {
  /** The delivery address. Undefined while unknown. */
  place: { label: string; fees: Pick<CheckoutInput, 'addressId' | 'stateOrRegion'> } | undefined;
  item: { productId: string; variantId: string | undefined; quantity: number };
  placePath: string;
  /** Whether the rider asks for a delivery code. */
  hasCode: boolean;
  /** Additional facts to know before buying. */
  children: ReactNode;
}

export function DeliveryEstimate({
  place,
  item,
  placePath,
  hasCode,
  children,
}: DeliveryEstimateProps) {
  const { api } = useServices();
  const { data, error } = useQuery({
    ...shippingFeeQuery(api, { items: [item], ...place?.fees }),
    enabled: place !== undefined,
  });
  const fee = data?.shippingFees[0];
  return (
    <section
      aria-label="Delivery and returns"
      className="mt-5 rounded-3 border border-line bg-surface p-4.5"
    >
      <div className="flex gap-3.5 border-b border-line pb-4">
        <Truck size={19} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{place ? `Delivery to ${place.label}` : 'Delivery'}</p>
          {place && error && !data && <p className="text-sm text-muted">{error.message}</p>}
          {place && !data && !error && <Skeleton className="mt-1.5 h-4 w-48" />}
          {fee && (
            <p className="text-sm text-muted">
              <Arrival days={fee} fee={fee.shippingFee} />
              {`, ${fee.weight}\u00a0kg by ${fee.vehicle.toLowerCase()}.`}
            </p>
          )}
          {!place && <p className="text-sm text-muted">Choose your place to see the day and fee</p>}
          <Link to={placePath} className="link touch-area text-sm">
            {place ? 'Change place' : 'Choose your place'}
          </Link>
        </div>
      </div>
      {hasCode && (
        <div className="flex gap-3.5 border-b border-line py-4">
          <LockKeyhole size={19} className="mt-0.5" />
          <p className="min-w-0">
            <b className="block font-semibold">Handed over with your code</b>
            <span className="text-sm text-muted">
              Check the goods first, then read the 6-digit code to the rider.
            </span>
          </p>
        </div>
      )}
      {children}
    </section>
  );
}
