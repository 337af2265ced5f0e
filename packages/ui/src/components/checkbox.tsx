import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from '../lib/field-control';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  /** Shown next to the box; the whole row is the target. Without it, set `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
  /** Whether only some of the items that it represents are selected. */
  mixed?: boolean | undefined;
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
};

export function Checkbox({
  label,
  description,
  mixed = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const field = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const box = (
    <input
      {...rest}
      {...field}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      type="checkbox"
      className={clsx(
        'check-glyph m-0 size-[18px] flex-none appearance-none rounded-[3px] border-[1.5px] border-control bg-surface checked:border-text checked:bg-text indeterminate:border-text indeterminate:bg-text',
        'aria-invalid:border-danger disabled:border-line-strong disabled:bg-sunken disabled:checked:bg-control',
        // Without a label there is no row to click.
        !label && [
          'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-[15px]',
          className,
        ],
      )}
    />
  );
  if (!label) return box;
  return (
    <label
      className={clsx(
        'relative flex min-h-6 gap-3 text-sm has-disabled:text-muted pointer-coarse:min-h-touch pointer-coarse:items-center',
        className,
      )}
    >
      <span className="flex h-[1.4em] items-center">{box}</span>
      <span>
        {label}
        {description && <span className="block text-xs text-muted">{description}</span>}
      </span>
    </label>
  );
}
