import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlBox, controlHeight, type ControlSize } from '../lib/control-classes';
import { useFieldControl } from '../lib/field-control';

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  size?: ControlSize | undefined;
};

/** A native select, for short lists and for pages with a small bundle. Children are `<option>`s. */
export function NativeSelect({ size = 'md', className, children, ...rest }: NativeSelectProps) {
  const field = useFieldControl(rest);
  return (
    <span className={clsx('control relative inline-flex min-w-0', className)}>
      <select
        {...rest}
        {...field}
        className={clsx(
          controlBox,
          controlHeight[size],
          'cursor-pointer appearance-none truncate pr-9 aria-invalid:invalid-edge disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
        )}
      >
        {children}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
