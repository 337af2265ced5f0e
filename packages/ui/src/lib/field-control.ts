import { clsx } from 'clsx';
import { createContext, useContext } from 'react';

export type FieldControlProps = {
  id: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type SetNote = (note: string | undefined) => void;
type FieldContextValue = FieldControlProps & { labelId: string | undefined; note: SetNote };

const noField: FieldContextValue = {
  id: undefined,
  labelId: undefined,
  note: () => undefined,
  'aria-describedby': undefined,
  'aria-invalid': undefined,
};
/** Provided by `Field`. */
export const FieldContext = createContext<FieldContextValue>(noField);

/**
 * The ARIA props of a control inside a `Field`: its id, the ids of hint and error, and whether it
 * is invalid. The control's own props take precedence.
 */
export function useFieldControl(
  own: { id?: string | undefined; 'aria-describedby'?: string | undefined } = {},
): FieldControlProps {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-describedby': clsx(field['aria-describedby'], own['aria-describedby']) || undefined,
    'aria-invalid': field['aria-invalid'],
  };
}

/** The id of the field's label, for controls that are named with `aria-labelledby`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext).labelId;
}

/** How a control reports an error in its text. The field shows it unless it has its own error. */
export const useFieldNote = (): SetNote => useContext(FieldContext).note;
