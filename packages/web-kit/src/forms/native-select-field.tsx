import type { FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import type { SelectOption } from '@market/ui/select';
import { useFormField, type FormFieldProps } from './form-field';

/** The browser's own select, for short lists. It adds nothing to the bundle. */
export function NativeSelectField<Values extends FieldValues>({
  options,
  ...props
}: FormFieldProps<Values> & { options: readonly Pick<SelectOption, 'value' | 'label'>[] }) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <NativeSelect {...field} disabled={props.disabled} value={field.value ?? ''}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
