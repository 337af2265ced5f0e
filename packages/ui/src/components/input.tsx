import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import {
  bareInput,
  controlBox,
  controlHeight,
  wrapperStates,
  type ControlSize,
} from '../lib/control-classes';
import { useFieldControl } from '../lib/field-control';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
  inputClassName?: string | undefined;
};

/** A one-line text field. A `Field` around it provides its label and description. */
export function Input({
  size = 'md',
  leading,
  trailing,
  className,
  inputClassName,
  ...rest
}: InputProps) {
  const field = useFieldControl(rest);
  return (
    <span className={clsx(controlBox, controlHeight[size], wrapperStates, className)}>
      {leading && <span className="flex flex-none text-muted">{leading}</span>}
      <input type="text" {...rest} {...field} className={clsx(bareInput, inputClassName)} />
      {trailing && <span className="flex flex-none text-sm text-muted">{trailing}</span>}
    </span>
  );
}
