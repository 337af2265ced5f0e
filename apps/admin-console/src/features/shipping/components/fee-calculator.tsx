import { useState } from 'react';
import { feeBreakdown } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';
import { Card } from '@market/ui/card';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { MoneyInput } from '@market/ui/money-input';
import { NumberInput } from '@market/ui/number-input';
import { useNow } from '@market/web-kit/use-now';
import { FeeLines } from './fee-lines';

const MAX_KG = 100_000;
const SMALLEST_VEHICLE = '';

/** Calculates a parcel's fee with the function that quotes use, and explains the result. */
export function FeeCalculator({ tariff }: { tariff: Tariff }) {
  const states = tariff.zones.flatMap((zone) => zone.states).toSorted();
  const [from, setFrom] = useState('Lagos');
  const [to, setTo] = useState('Kano');
  const [weight, setWeight] = useState<number | null>(10);
  const [vehicleId, setVehicleId] = useState(SMALLEST_VEHICLE);
  const [subtotal, setSubtotal] = useState<number | null>(5_000_000);
  const now = useNow();
  const isWeight = weight !== null && weight > 0;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title="Parcel">
        <div className="grid gap-4 sm:grid-cols-2">
          <StateField label="From" states={states} value={from} onChange={setFrom} />
          <StateField label="To" states={states} value={to} onChange={setTo} />
          <Field
            label="Chargeable weight"
            hint="Or the volumetric weight, where it is larger"
            error={isWeight ? undefined : 'Enter a weight above zero'}
          >
            <NumberInput
              value={weight}
              onValueChange={setWeight}
              decimals={2}
              max={MAX_KG}
              trailing="kg"
            />
          </Field>
          <Field label="Vehicle">
            <NativeSelect value={vehicleId} onChange={(event) => setVehicleId(event.target.value)}>
              <option value={SMALLEST_VEHICLE}>Smallest that fits</option>
              {tariff.vehicles
                .filter(({ active }) => active)
                .map(({ id, name, maxWeight }) => (
                  <option key={id} value={id}>
                    {`${name}, up to ${maxWeight.toLocaleString('en-NG')} kg`}
                  </option>
                ))}
            </NativeSelect>
          </Field>
          <Field label="Subtotal of goods" hint="For discounts with a minimum subtotal">
            <MoneyInput value={subtotal} onValueChange={setSubtotal} />
          </Field>
        </div>
      </Card>
      <Card title="Fee">
        {isWeight ? (
          <FeeLines
            fee={feeBreakdown({
              ...tariff,
              weight,
              storeState: from,
              destinationState: to,
              vehicleId: vehicleId === SMALLEST_VEHICLE ? undefined : vehicleId,
              subtotal: subtotal || 0,
              at: now,
            })}
          />
        ) : (
          <p className="text-sm text-muted">Enter a weight to see the fee.</p>
        )}
      </Card>
    </div>
  );
}

interface StateFieldProps {
  label: string;
  states: readonly string[];
  value: string;
  onChange: (state: string) => void;
}

function StateField({ label, states, value, onChange }: StateFieldProps) {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </NativeSelect>
    </Field>
  );
}
