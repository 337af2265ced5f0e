import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Tariff } from '@market/domain/shipping/tariff';
import { Field } from '@market/ui/field';
import { MoneyInput } from '@market/ui/money-input';
import { NativeSelect } from '@market/ui/native-select';
import { NumberInput } from '@market/ui/number-input';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { parcelFromProduct, type ParcelInput } from '../model/parcel';
import { statesQuery } from '../shipping.queries';
import { PlaceField } from './place-field';

// Loaded separately, because the product search imports the catalogue’s schemas.
const ProductField = lazy(async () => ({
  default: (await import('./product-field')).ProductField,
}));

const MAX_KG = 100_000;
const MAX_PIECES = 10_000;
const MAX_CM = 1_000;

interface ParcelFieldsProps {
  tariff: Tariff;
  parcel: ParcelInput;
  onChange: (changed: Partial<ParcelInput>) => void;
}

export function ParcelFields({ tariff, parcel, onChange }: ParcelFieldsProps) {
  const { api } = useServices();
  const { data } = useQuery(statesQuery(api));
  // Areas only help to find a state, so until they have loaded, only the zones’ states are offered.
  const states =
    data ?? tariff.zones.flatMap(({ states }) => states.map((name) => ({ name, lgas: [] })));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PlaceField
        label="From"
        states={states}
        place={parcel.from}
        onChange={(from) => onChange({ from })}
      />
      <PlaceField
        label="To"
        states={states}
        place={parcel.to}
        onChange={(to) => onChange({ to })}
      />
      <Suspense fallback={<Skeleton className="h-23 sm:col-span-2" />}>
        <ProductField
          product={parcel.product}
          onChange={(product) =>
            onChange(product ? parcelFromProduct(product, parcel.pieces || 1) : { product })
          }
        />
      </Suspense>
      <Field
        label="Weight of one piece"
        error={parcel.weight ? undefined : 'Enter a weight above zero'}
      >
        <NumberInput
          value={parcel.weight}
          onValueChange={(weight) => onChange({ weight })}
          decimals={2}
          max={MAX_KG}
          trailing="kg"
        />
      </Field>
      <Field label="Pieces" error={parcel.pieces ? undefined : 'Enter a number above zero'}>
        <NumberInput
          value={parcel.pieces}
          onValueChange={(pieces) =>
            onChange({
              pieces,
              ...(parcel.product && { subtotal: parcel.product.sellingPrice * (pieces || 0) }),
            })
          }
          max={MAX_PIECES}
        />
      </Field>
      <SizeFields parcel={parcel} onChange={onChange} />
      <Field label="Vehicle">
        <NativeSelect
          value={parcel.vehicleId}
          onChange={({ target }) => onChange({ vehicleId: target.value })}
        >
          <option value="">Smallest that fits</option>
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
        <MoneyInput value={parcel.subtotal} onValueChange={(subtotal) => onChange({ subtotal })} />
      </Field>
      <Field label="Partner’s share" hint="80% for new partners, 0% for the platform’s dispatchers">
        <NumberInput
          value={parcel.sharePercent}
          onValueChange={(sharePercent) => onChange({ sharePercent })}
          decimals={2}
          max={100}
          trailing="%"
        />
      </Field>
    </div>
  );
}

const sides = [
  { name: 'length', label: 'Length' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const;

function SizeFields({ parcel, onChange }: Omit<ParcelFieldsProps, 'tariff'>) {
  return (
    <fieldset className="grid min-w-0 gap-1.5 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">
        Size of one piece <span className="font-normal text-muted">Optional, in cm</span>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {sides.map(({ name, label }) => (
          <Field key={name} label={label} labelHidden>
            <NumberInput
              value={parcel[name]}
              onValueChange={(value) => onChange({ [name]: value })}
              decimals={1}
              max={MAX_CM}
              placeholder={label}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
