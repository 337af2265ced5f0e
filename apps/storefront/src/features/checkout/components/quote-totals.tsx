import type { Quote } from '@market/domain/checkout/checkout';
import { Money, moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { DeliveryAmount } from '../../../shared/arrival';

interface QuoteTotalsProps {
  quote: Quote;
  /** `3 items (4 units)` in the cart, `Subtotal` at checkout. */
  goodsLabel: string;
  /** `Total to pay` */
  totalLabel: string;
  /** Shown instead of the fee while the place is unknown: `Choose your place`. */
  deliveryPending: string | undefined;
  /** Whether older figures are shown while newer ones load. */
  isOld: boolean;
}

const rowClass = 'flex justify-between gap-4 text-base';

export function QuoteTotals({
  quote,
  goodsLabel,
  totalLabel,
  deliveryPending,
  isOld,
}: QuoteTotalsProps) {
  const stores = quote.stores.length;
  return (
    <dl
      aria-busy={isOld || undefined}
      className="grid gap-2.5 transition-opacity aria-busy:opacity-60"
    >
      <div className={rowClass}>
        <dt className="text-text-2">{goodsLabel}</dt>
        <dd>
          <Money kobo={quote.subtotal} className="font-medium" />
        </dd>
      </div>
      {quote.appliedCoupons.map((coupon) => (
        <div key={coupon.couponId} className={rowClass}>
          <dt className="min-w-0 text-text-2">
            {coupon.code ? `Coupon ${coupon.code}` : coupon.description}
          </dt>
          <dd className="font-medium whitespace-nowrap text-success nums">{`−${moneyText(coupon.discount)}`}</dd>
        </div>
      ))}
      <div className={rowClass}>
        <dt className="text-text-2">{stores > 1 ? `Delivery, ${stores} stores` : 'Delivery'}</dt>
        <dd className="font-medium">
          {deliveryPending ? (
            <span className="text-sm font-normal text-muted">{deliveryPending}</span>
          ) : (
            <DeliveryAmount kobo={quote.shippingFeeTotal} />
          )}
        </dd>
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-text pt-4">
        <dt className="font-semibold">{totalLabel}</dt>
        <dd>
          <Price kobo={quote.total} size="lg" />
        </dd>
      </div>
    </dl>
  );
}

export function QuoteTotalsSkeleton() {
  return (
    <div role="status" aria-label="Pricing" className="grid gap-3">
      <span className="skeleton h-5 rounded-1" />
      <span className="skeleton h-5 w-4/5 rounded-1" />
      <span className="skeleton mt-3 h-9 rounded-1" />
    </div>
  );
}
