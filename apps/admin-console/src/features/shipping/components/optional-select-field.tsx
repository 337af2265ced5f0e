import type { FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { useFormField, type FormFieldProps } from '@market/web-kit/forms/form-field';

interface OptionalSelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** The label of the choice without a condition, such as "Any zone". */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** An optional choice. The form's value is `null` when nothing is chosen. */
export function OptionalSelectField<Values extends FieldValues>({
  any,
  options,
  ...props
}: OptionalSelectFieldProps<Values>) {
  const { field, frame } = useFormField(props);
  const value: string = field.value ?? '';
  return (
    <Field {...frame}>
      <NativeSelect
        {...field}
        value={value}
        onChange={(event) => field.onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{any}</option>
        {value !== '' && options.every((option) => option.value !== value) && (
          <option value={value}>A zone that was removed</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
