import { useController, type FieldPathByValue } from 'react-hook-form';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { Field } from '@market/ui/field';
import { NumberInput } from '@market/ui/number-input';
import {
  unitDecimals,
  fromStoredUnit,
  toStoredUnit,
  type LengthUnit,
  type WeightUnit,
} from '../model/measures';
import type { ProductControl } from '../product-form.schema';

interface MeasureFieldProps {
  control: ProductControl;
  name: FieldPathByValue<ProductInput, number | undefined>;
  label: string;
  unit: WeightUnit | LengthUnit;
}

/** A weight or length that is entered in `unit` and stored in kg or cm. */
export function MeasureField({ control, name, label, unit }: MeasureFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      <NumberInput
        // Resets the text of the field when the unit changes.
        key={unit}
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        decimals={unitDecimals(unit)}
        trailing={unit}
        inputClassName="nums"
        value={typeof field.value === 'number' ? fromStoredUnit(field.value, unit) : null}
        onValueChange={(value) => field.onChange(value === null ? null : toStoredUnit(value, unit))}
      />
    </Field>
  );
}
