import { useState } from 'react';
import { useController, type FieldPathByValue } from 'react-hook-form';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { fromStored, toStored, type LengthUnit, type WeightUnit } from '../model/measures';
import type { ProductControl } from './product-control';

interface MeasureFieldProps {
  control: ProductControl;
  name: FieldPathByValue<ProductInput, number | undefined>;
  label: string;
  unit: WeightUnit | LengthUnit;
}

/** A weight or length, typed in `unit` and kept in kg or cm. */
export function MeasureField({ control, name, label, unit }: MeasureFieldProps) {
  const { field, fieldState } = useController({ control, name });
  // While somebody types, their own digits stand: 1.50 is not cut to 1.5 under the cursor.
  const [typed, setTyped] = useState<{ text: string; unit: string }>();
  const kept = typeof field.value === 'number' ? String(fromStored(field.value, unit)) : '';
  return (
    <Field label={label} error={fieldState.error?.message}>
      <Input
        ref={field.ref}
        name={field.name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        trailing={unit}
        inputClassName="nums"
        value={typed?.unit === unit ? typed.text : kept}
        onChange={({ target }) => {
          setTyped({ text: target.value, unit });
          field.onChange(target.value === '' ? null : toStored(target.valueAsNumber, unit));
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
    </Field>
  );
}
