import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DateInput } from '@market/ui/date-input';
import { Field } from '@market/ui/field';
import { Input, type InputProps } from '@market/ui/input';
import { MoneyInput } from '@market/ui/money-input';
import { NumberInput } from '@market/ui/number-input';
import { PasswordInput } from '@market/ui/password-input';
import { RadioGroup, type RadioOption } from '@market/ui/radio-group';
import { Switch } from '@market/ui/switch';
import { Textarea } from '@market/ui/textarea';
import { useBound, type Bound } from './bound';

export { SelectField } from './choice-fields';
export { ComboboxField } from './combobox-field';
export { NativeSelectField } from './native-select-field';

type TextFieldProps<Values extends FieldValues> = Bound<Values> &
  Pick<
    InputProps,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'placeholder'
    | 'leading'
    | 'trailing'
    | 'maxLength'
    | 'autoFocus'
    | 'list'
  >;

export function TextField<Values extends FieldValues>({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  leading,
  trailing,
  maxLength,
  autoFocus,
  list,
  ...bound
}: TextFieldProps<Values>) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <Input
        {...field}
        {...{
          type,
          autoComplete,
          inputMode,
          placeholder,
          leading,
          trailing,
          maxLength,
          autoFocus,
          list,
        }}
        disabled={bound.disabled}
        value={field.value ?? ''}
        onChange={(event) =>
          field.onChange(event.target.value === '' && bound.optional ? null : event.target.value)
        }
      />
    </Field>
  );
}

/** A number in its own unit (kg, percent, units), whole unless `decimals` are allowed; empty is absent. */
export function NumberField<Values extends FieldValues>({
  unit,
  decimals,
  min,
  ...bound
}: Bound<Values> & { unit?: string; decimals?: number; min?: number }) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <NumberInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        decimals={decimals}
        min={min}
        trailing={unit}
        disabled={bound.disabled}
        inputClassName="nums"
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

/** An amount; the form's value is integer kobo. */
export function MoneyField<Values extends FieldValues>(bound: Bound<Values>) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <MoneyInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        disabled={bound.disabled}
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

export function PasswordField<Values extends FieldValues>({
  autoComplete = 'current-password',
  ...bound
}: Bound<Values> & { autoComplete?: 'current-password' | 'new-password' }) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <PasswordInput {...field} value={field.value ?? ''} autoComplete={autoComplete} />
    </Field>
  );
}

export function TextareaField<Values extends FieldValues>({
  rows,
  ...bound
}: Bound<Values> & { rows?: number }) {
  const { field, frame } = useBound(bound);
  return (
    <Field {...frame}>
      <Textarea
        {...field}
        rows={rows}
        value={field.value ?? ''}
        onChange={(event) =>
          field.onChange(event.target.value === '' && bound.optional ? null : event.target.value)
        }
      />
    </Field>
  );
}

/** YYYY-MM-DD. */
export function DateField<Values extends FieldValues>({
  min,
  max,
  ...bound
}: Bound<Values> & { min?: string; max?: string }) {
  const { field, frame } = useBound(bound);
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
  ...bound
}: Bound<Values> & { description?: ReactNode }) {
  const { field } = useBound(bound);
  return (
    <Switch
      ref={field.ref}
      name={field.name}
      onBlur={field.onBlur}
      label={bound.label}
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
  ...bound
}: Bound<Values> & {
  options: readonly RadioOption<string>[];
  look?: 'plain' | 'cards';
  className?: string;
}) {
  const { field, frame } = useBound(bound);
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
