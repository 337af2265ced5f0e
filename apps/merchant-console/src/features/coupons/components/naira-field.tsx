import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { MoneyInput } from '@market/ui/money-input';

interface NairaFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
}

/** An amount that the coupon carries as a number of naira, because its unit depends on the kind of discount or minimum. */
export function NairaField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: NairaFieldProps<Values>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Values>({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <MoneyInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        value={field.value == null ? null : Math.round(field.value * 100)}
        onValueChange={(kobo) => field.onChange(kobo === null ? null : kobo / 100)}
      />
    </Field>
  );
}
