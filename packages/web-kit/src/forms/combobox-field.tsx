import type { FieldValues } from 'react-hook-form';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import type { ChoiceProps } from './choice-fields';
import { useFormField, type FormFieldProps } from './form-field';

/** A select with a search, for long lists: states, LGAs, banks, categories. */
export function ComboboxField<Values extends FieldValues>({
  options,
  placeholder,
  loading,
  ...props
}: FormFieldProps<Values> & ChoiceProps) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <Combobox
        ref={field.ref}
        onBlur={field.onBlur}
        disabled={props.disabled}
        {...{ options, placeholder, loading }}
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}
