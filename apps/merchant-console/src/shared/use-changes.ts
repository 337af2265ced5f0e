import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';

interface Changes {
  readonly changed: boolean;
  /** What the form holds now is saved: changes count from here. */
  readonly accept: () => void;
}

/**
 * Whether a form would save something else than it began with. The form's own `isDirty` counts a field that is absent
 * and one that is undefined as different, and does not see an item that leaves a list.
 */
export function useChanges<Values extends FieldValues>(
  control: Control<Values, unknown, Values>,
  toSave: (values: Values) => unknown,
): Changes {
  const values = useWatch({ control, compute: (all: Values) => all });
  const now = hashKey([toSave(values)]);
  const [start, setStart] = useState(now);
  return { changed: now !== start, accept: () => setStart(now) };
}
