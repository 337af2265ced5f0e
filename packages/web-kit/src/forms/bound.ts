import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

/** What every bound field takes: which value of which form, and how it is labelled. */
export interface Bound<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  action?: ReactNode;
  disabled?: boolean;
}

/** A form's value, and what the frame around its control shows. An empty value is `null`: the form takes `undefined` for "as it was". */
export function useBound<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  optional,
  action,
}: Bound<Values>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Values>({ control, name });
  return { field, frame: { label, hint, optional, action, error: fieldState.error?.message } };
}
