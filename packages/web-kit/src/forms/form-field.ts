import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  action?: ReactNode;
  disabled?: boolean;
}

/**
 * A form's value, and the label, hint and error around its control. Empty values are `null`,
 * because React Hook Form treats `undefined` as unchanged.
 */
export function useFormField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  optional,
  action,
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Values>({ control, name });
  return { field, frame: { label, hint, optional, action, error: fieldState.error?.message } };
}
