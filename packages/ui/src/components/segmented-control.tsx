import { clsx } from 'clsx';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode };

export type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  block?: boolean | undefined;
};

/**
 * Switches between two to four views of the same data. Native radios shown as boxes: the arrow
 * keys, Home and End move between them.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  block,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const jump = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const target = event.key === 'Home' ? options[0] : options.at(-1);
    if (!target) return;
    onValueChange(target.value);
    event.currentTarget
      .querySelector<HTMLInputElement>(`input[value="${CSS.escape(target.value)}"]`)
      ?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the radios inside
    <fieldset
      onKeyDown={jump}
      aria-label={label}
      className={clsx(
        'gap-0.5 rounded-2 border border-line-strong bg-surface p-0.5',
        block ? 'flex w-full' : 'inline-flex',
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-[30px] flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-[3px] px-3 text-sm font-medium whitespace-nowrap text-text-2 hover:bg-sunken has-checked:bg-text has-checked:text-bg has-focus-visible:focus-ring pointer-coarse:h-[calc(var(--target-touch)-4px)]"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0 pointer-coarse:-inset-y-0.5"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
