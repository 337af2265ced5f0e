import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldMessage } from './field';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  trailing?: ReactNode;
  leading?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  /** "cards" shows each option as a box that is one target. */
  look?: 'plain' | 'cards' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The layout of the options, for example `sm:grid-cols-2`. */
  className?: string | undefined;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    legend,
    legendHidden,
    options,
    value,
    onValueChange,
    look = 'plain',
    hint,
    error,
    disabled,
    name,
    onBlur,
    className,
  } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={error || hint ? `${id}-message` : undefined}
      disabled={disabled}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className={clsx('mb-2 text-sm font-semibold', legendHidden && 'sr-only')}>
        {legend}
      </legend>
      <div className={clsx('grid grid-cols-1 gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted',
              look === 'cards'
                ? 'items-center rounded-3 border border-line-strong bg-surface p-4 hover:border-control has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:focus-ring has-disabled:bg-sunken'
                : 'min-h-6 items-start pointer-coarse:min-h-touch pointer-coarse:items-center',
            )}
          >
            <span className="flex h-[1.4em] items-center">
              <input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
                onBlur={onBlur}
                className={clsx(
                  'radio-glyph m-0 size-[18px] flex-none appearance-none rounded-full',
                  look === 'cards' && 'outline-none! shadow-none!',
                )}
              />
            </span>
            {option.leading}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className={clsx(look === 'cards' && 'font-semibold')}>{option.label}</span>
              {option.description && (
                <span className="block text-xs text-muted">{option.description}</span>
              )}
            </span>
            {option.trailing && <span className="text-right nums">{option.trailing}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
    </fieldset>
  );
}
