import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DateInput } from '@market/ui/date-input';
import { Field } from '@market/ui/field';
import { MoneyInput } from '@market/ui/money-input';
import { NumberInput } from '@market/ui/number-input';
import { RadioGroup, type RadioOption } from '@market/ui/radio-group';
import { Switch } from '@market/ui/switch';
import { useFormField, type FormFieldProps } from './form-field';

export { SelectField } from './choice-fields';
export { ComboboxField } from './combobox-field';
export { NativeSelectField } from './native-select-field';
export { PasswordField, TextareaField, TextField } from './text-fields';

/**
 * A number with its unit (kg, percent, units). A whole number unless `decimals` are allowed. An
 * empty field has no value.
 */
export function NumberField<Values extends FieldValues>({
  unit,
  decimals,
  min,
  ...props
}: FormFieldProps<Values> & { unit?: string; decimals?: number; min?: number }) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <NumberInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        decimals={decimals}
        min={min}
        trailing={unit}
        disabled={props.disabled}
        inputClassName="nums"
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

/** An amount; the form's value is integer kobo. */
export function MoneyField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <MoneyInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        disabled={props.disabled}
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

/** YYYY-MM-DD. */
export function DateField<Values extends FieldValues>({
  min,
  max,
  ...props
}: FormFieldProps<Values> & { min?: string; max?: string }) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <DateInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        min={min}
        max={max}
        value={field.value ?? ''}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

export function SwitchField<Values extends FieldValues>({
  description,
  ...props
}: FormFieldProps<Values> & { description?: ReactNode }) {
  const { field } = useFormField(props);
  return (
    <Switch
      ref={field.ref}
      name={field.name}
      onBlur={field.onBlur}
      label={props.label}
      description={description}
      checked={Boolean(field.value)}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  );
}

export function RadioField<Values extends FieldValues>({
  options,
  look,
  className,
  ...props
}: FormFieldProps<Values> & {
  options: readonly RadioOption<string>[];
  look?: 'plain' | 'cards';
  className?: string;
}) {
  const { field, frame } = useFormField(props);
  return (
    <RadioGroup
      legend={frame.label}
      hint={frame.hint}
      error={frame.error}
      {...{ options, look, className }}
      name={field.name}
      onBlur={field.onBlur}
      value={field.value ?? null}
      onValueChange={field.onChange}
    />
  );
}
