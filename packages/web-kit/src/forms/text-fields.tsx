import type { FieldValues } from 'react-hook-form';
import { Field } from '@market/ui/field';
import { Input, type InputProps } from '@market/ui/input';
import { PasswordInput } from '@market/ui/password-input';
import { Textarea } from '@market/ui/textarea';
import { useFormField, type FormFieldProps } from './form-field';

// A separate file, because sign-in needs no numbers, dates or choices.

type TextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
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
  ...props
}: TextFieldProps<Values>) {
  const { field, frame } = useFormField(props);
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
        disabled={props.disabled}
        value={field.value ?? ''}
        onChange={(event) =>
          field.onChange(event.target.value === '' && props.optional ? null : event.target.value)
        }
      />
    </Field>
  );
}

export function PasswordField<Values extends FieldValues>({
  autoComplete = 'current-password',
  ...props
}: FormFieldProps<Values> & { autoComplete?: 'current-password' | 'new-password' }) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <PasswordInput {...field} value={field.value ?? ''} autoComplete={autoComplete} />
    </Field>
  );
}

export function TextareaField<Values extends FieldValues>({
  rows,
  ...props
}: FormFieldProps<Values> & { rows?: number }) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <Textarea
        {...field}
        rows={rows}
        value={field.value ?? ''}
        onChange={(event) =>
          field.onChange(event.target.value === '' && props.optional ? null : event.target.value)
        }
      />
    </Field>
  );
}
