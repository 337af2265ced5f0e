import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';

interface DirtyState {
  readonly isDirty: boolean;
  readonly markSaved: () => void;
}

/**
 * Whether saving the form would change anything. Compares the current and the initial values, as
 * `toSave` returns them. React Hook Form's `isDirty` treats an absent field and an undefined one as
 * different, and misses an item that was removed from a list.
 */
export function useIsDirty<Values extends FieldValues>(
  control: Control<Values, unknown, Values>,
  toSave: (values: Values) => unknown = (values) => values,
): DirtyState {
  const values = useWatch({ control, compute: (all: Values) => all });
  const current = hashKey([toSave(values)]);
  const [saved, setSaved] = useState(current);
  return { isDirty: current !== saved, markSaved: () => setSaved(current) };
}
