import { pluralise } from '@market/domain/pluralise';
import type { FeeBreakdown } from '@market/domain/shipping/shipping-fee';
import { DescriptionList } from '@market/ui/description-list';
import { moneyText } from '@market/ui/money';

const formatWeight = (weight: number) =>
  `${weight.toLocaleString('en-NG', { maximumFractionDigits: 2 })} kg`;

/** The parts of a parcel's delivery fee. */
export function FeeLines({ fee }: { fee: FeeBreakdown }) {
  const { from, to, vehicle, rate, trips, extraWeight, baseFee, extraFee, discount, shippingFee } =
    fee;
  const days =
    rate.minDays === rate.maxDays
      ? pluralise(rate.minDays, 'working day')
      : `${rate.minDays} to ${rate.maxDays} working days`;
  return (
    <div className="grid gap-4">
      <p className="text-sm wrap-anywhere">
        {`${from.name} to ${to.name} by ${vehicle.name}, which carries up to ${formatWeight(vehicle.maxWeight)}. Arrives in ${days}.`}
      </p>
      <DescriptionList
        amounts
        items={[
          {
            term: `Base fee, including ${formatWeight(rate.includedWeight)}${trips > 1 ? `, ${trips} trips at ${moneyText(rate.base)}` : ''}`,
            value: moneyText(baseFee),
          },
          {
            term: `${formatWeight(extraWeight)} more at ${moneyText(rate.perKg)}`,
            value: moneyText(extraFee),
          },
          ...(discount
            ? [
                {
                  term: `Discount “${discount.name}”, paid by the platform`,
                  value: moneyText(-discount.amount),
                },
              ]
            : []),
          { term: 'Customer pays', value: moneyText(shippingFee), total: true },
        ]}
      />
    </div>
  );
}
