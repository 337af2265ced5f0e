import type { ReactNode } from 'react';
import type { StoreQuote } from '@market/domain/checkout/checkout';
import { arrivesText } from '@market/domain/shipping/promise-text';
import { Money, moneyText } from '@market/ui/money';
import { DeliveryDiscount } from '../../../shared/delivery-discount';

interface StoreSumProps {
  store: StoreQuote;
  /** Replaces the fee while the place is not known. */
  deliveryPending: string | undefined;
  /** Older figures are shown while newer ones load. */
  isOld: boolean;
}

/** The total of one store's part of a checkout, with its delivery fee separately. */
export function StoreSum({
  store: { subtotal, discount, shippingFee, delivery },
  deliveryPending,
  isOld,
}: StoreSumProps) {
  return (
    <div
      aria-busy={isOld || undefined}
      className="flex flex-wrap items-baseline justify-between gap-x-7 gap-y-1 border-t border-line px-4 py-3.5 text-sm transition-opacity aria-busy:opacity-60 md:px-5"
    >
      <p className="text-xs text-muted">{!deliveryPending && delivery && arrivesText(delivery)}</p>
      <dl className="flex flex-wrap gap-x-7 gap-y-1 max-sm:w-full max-sm:flex-col">
        <Part term="Subtotal">
          <Money kobo={subtotal} className="font-medium" />
        </Part>
        {discount > 0 && (
          <Part term="Coupon">
            <span className="font-medium text-success nums">{`−${moneyText(discount)}`}</span>
          </Part>
        )}
        <Part term="Delivery">
          {deliveryPending ? (
            <span className="text-muted">{deliveryPending}</span>
          ) : (
            <>
              <Money kobo={shippingFee} className="font-medium" />
              <DeliveryDiscount discount={delivery?.shippingDiscount} />
            </>
          )}
        </Part>
      </dl>
    </div>
  );
}

function Part({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2 max-sm:justify-between">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
