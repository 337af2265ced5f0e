import { pluralise } from '@market/domain/pluralise';
import { VOLUMETRIC_DIVISOR, type FeeBreakdown } from '@market/domain/shipping/shipping-fee';
import { DescriptionList } from '@market/ui/description-list';
import { moneyText } from '@market/ui/money';
import type { ParcelWeights } from '../model/parcel';

const formatWeight = (weight: number) =>
  `${weight.toLocaleString('en-NG', { maximumFractionDigits: 2 })} kg`;

interface FeeLinesProps {
  fee: FeeBreakdown;
  weights: ParcelWeights;
}

export function FeeLines({ fee, weights }: FeeLinesProps) {
  const { from, to, vehicle, rate, trips, extraWeight, baseFee, extraFee, discount, shippingFee } =
    fee;
  const days =
    rate.minDays === rate.maxDays
      ? pluralise(rate.minDays, 'working day')
      : `${rate.minDays} to ${rate.maxDays} working days`;
  // Weights have two decimals.
  const isRounded = (Math.round(extraWeight * 100) * rate.perKg) % 100 !== 0;
  return (
    <div className="grid gap-4">
      <p className="text-sm wrap-anywhere">
        {`${from.name} to ${to.name} by ${vehicle.name}, which carries up to ${formatWeight(vehicle.maxWeight)}. Arrives in ${days}.`}
      </p>
      <p className="text-sm">
        {`Chargeable weight ${formatWeight(weights.charged)}`}
        <span className="block text-xs text-muted nums">{weightRule(weights)}</span>
      </p>
      <DescriptionList
        amounts
        items={[
          {
            term: `Base fee, including ${formatWeight(rate.includedWeight)}${trips > 1 ? `, ${trips} trips at ${moneyText(rate.base)}` : ''}`,
            value: moneyText(baseFee),
          },
          {
            term: `${formatWeight(extraWeight)} more at ${moneyText(rate.perKg)}${isRounded ? ', rounded to a whole kobo' : ''}`,
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

function weightRule({ charged, onScale, dimension, pieces }: ParcelWeights): string {
  if (!dimension) return `The weight of ${pluralise(pieces, 'piece')}`;
  const { length, width, height } = dimension;
  const volume = `${pieces} × ${length} × ${width} × ${height} cm ÷ ${VOLUMETRIC_DIVISOR.toLocaleString('en-NG')}`;
  return charged > onScale
    ? `${volume} is more than the ${formatWeight(onScale)} on the scale`
    : `${formatWeight(onScale)} on the scale is at least as much as ${volume}`;
}
