import { deliveryFeeSplit, fullDeliveryFee } from '@market/domain/shipping/partner-share';
import type { FeeBreakdown } from '@market/domain/shipping/shipping-fee';
import { DescriptionList } from '@market/ui/description-list';
import { moneyText } from '@market/ui/money';

interface FeeSplitProps {
  fee: Pick<FeeBreakdown, 'shippingFee' | 'discount'>;
  /** The partner's share of the fee before the discount, in percent. */
  sharePercent: number;
}

export function FeeSplit({ fee: { shippingFee, discount }, sharePercent }: FeeSplitProps) {
  const delivery = { shippingFee, shippingDiscount: discount };
  const full = fullDeliveryFee(delivery);
  const shareBps = Math.round(sharePercent * 100);
  const { partner, platform } = deliveryFeeSplit(delivery, shareBps);
  const isRounded = (full * shareBps) % 10_000 !== 0;
  return (
    <section aria-labelledby="fee-split" className="grid gap-3 rounded-2 bg-sunken p-4">
      <h3 id="fee-split" className="text-sm font-semibold">
        Who gets what
      </h3>
      <DescriptionList
        amounts
        items={[
          {
            term: `Partner, ${sharePercent}% of ${moneyText(full)}${discount ? ' before the discount' : ''}${isRounded ? ', rounded to a whole kobo' : ''}`,
            value: moneyText(partner),
          },
          {
            term: discount
              ? `Platform, the rest of ${moneyText(full - partner)} less the discount`
              : 'Platform, the rest',
            value: moneyText(platform),
          },
        ]}
      />
      {platform < 0 && (
        <p className="text-sm text-muted">
          The discount exceeds the platform’s share, so the platform pays the difference.
        </p>
      )}
    </section>
  );
}
