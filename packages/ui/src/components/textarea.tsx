import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlBox, controlStates } from '../lib/control-classes';
import { useFieldControl } from '../lib/field-control';

/** A multi-line text field. It grows with its text in browsers that support this. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      {...rest}
      {...field}
      className={clsx(
        controlBox,
        controlStates,
        'field-sizing-content min-h-22 py-2.5 leading-normal',
        className,
      )}
    />
  );
}
