import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../lib/field-control';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The label. The whole row is the target. Without it, set `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
};

/** On or off, with immediate effect. For a choice that waits for Save, use a checkbox. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const field = useFieldControl(rest);
  const control = (
    <span className="relative inline-flex h-5 w-9 flex-none">
      <input
        {...rest}
        {...field}
        type="checkbox"
        role="switch"
        className="peer m-0 size-full cursor-pointer appearance-none rounded-full bg-control transition-colors duration-(--dur-2) checked:bg-success-fill disabled:cursor-not-allowed disabled:bg-line-strong"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-knob transition-transform duration-(--dur-2) ease-out peer-checked:translate-x-4"
      />
    </span>
  );
  if (!label) return control;
  return (
    <label
      className={clsx(
        'flex min-h-6 items-start justify-between gap-4 text-sm pointer-coarse:min-h-touch',
        className,
      )}
    >
      <span>
        <span className="font-medium">{label}</span>
        {description && <span className="block text-xs text-muted">{description}</span>}
      </span>
      {control}
    </label>
  );
}
