import type { FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { Select, type SelectOption } from '@market/ui/select';
import { useBound, type Bound } from './bound';

// Apart from the other fields, and from the one with a search: floating lists weigh more than a whole sign-in form.

export interface Choosing {
  options: readonly SelectOption[];
  placeholder?: string;
  loading?: boolean;
}

export function SelectField<Values extends FieldValues>({
  options,
  placeholder,
  loading,
  ...bound
}: Bound<Values> & Choosing) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <Select
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        disabled={bound.disabled}
        {...{ options, placeholder, loading }}
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}
