import { useState } from 'react';
import { feeBreakdown } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';
import { Card } from '@market/ui/card';
import { useNow } from '@market/web-kit/use-now';
import { initialParcel, parcelWeights } from '../model/parcel';
import { FeeLines } from './fee-lines';
import { FeeSplit } from './fee-split';
import { ParcelFields } from './parcel-fields';

/**
 * Calculates a parcel's fee and its split in the same way as for orders, and explains the result.
 */
export function FeeCalculator({ tariff }: { tariff: Tariff }) {
  const [parcel, setParcel] = useState(initialParcel);
  const { from, to, vehicleId, subtotal, sharePercent } = parcel;
  const now = useNow();
  const weights = parcelWeights(parcel);
  const fee =
    weights &&
    from &&
    to &&
    feeBreakdown({
      ...tariff,
      weight: weights.charged,
      storeState: from.state,
      destinationState: to.state,
      vehicleId: vehicleId === '' ? undefined : vehicleId,
      subtotal: subtotal || 0,
      at: now,
    });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title="Parcel">
        <ParcelFields
          tariff={tariff}
          parcel={parcel}
          onChange={(changed) => setParcel((before) => ({ ...before, ...changed }))}
        />
      </Card>
      <Card title="Fee">
        {fee ? (
          <div className="grid gap-5">
            <FeeLines fee={fee} weights={weights} />
            <FeeSplit fee={fee} sharePercent={sharePercent || 0} />
          </div>
        ) : (
          <p className="text-sm text-muted">
            Enter both places, a weight and the number of pieces.
          </p>
        )}
      </Card>
    </div>
  );
}
