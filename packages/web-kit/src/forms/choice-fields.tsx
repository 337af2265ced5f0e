import type { FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { Select, type SelectOption } from '@market/ui/select';
import { useFormField, type FormFieldProps } from './form-field';

// A separate file, because floating lists need more code than all other fields together.

export interface ChoiceProps {
  options: readonly SelectOption[];
  placeholder?: string;
  loading?: boolean;
}

export function SelectField<Values extends FieldValues>({
  options,
  placeholder,
  loading,
  ...props
}: FormFieldProps<Values> & ChoiceProps) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <Select
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        disabled={props.disabled}
        {...{ options, placeholder, loading }}
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}
