import type { FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import type { SelectOption } from '@market/ui/select';
import { useBound, type Bound } from './bound';

/** One of a short plain list, in the browser's own select: a form pays nothing for it. */
export function NativeSelectField<Values extends FieldValues>({
  options,
  ...bound
}: Bound<Values> & { options: readonly Pick<SelectOption, 'value' | 'label'>[] }) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <NativeSelect {...field} disabled={bound.disabled} value={field.value ?? ''}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
