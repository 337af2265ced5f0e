import type { FieldValues } from 'react-hook-form';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import type { Choosing } from './choice-fields';
import { useBound, type Bound } from './bound';

/** A select with a search, for long lists: states, LGAs, banks, categories. */
export function ComboboxField<Values extends FieldValues>({
  options,
  placeholder,
  loading,
  ...bound
}: Bound<Values> & Choosing) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <Combobox
        ref={field.ref}
        onBlur={field.onBlur}
        disabled={bound.disabled}
        {...{ options, placeholder, loading }}
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}
