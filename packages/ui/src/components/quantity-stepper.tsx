import { Minus, Plus } from 'lucide-react';
import { useId, useState, type FocusEvent } from 'react';
import { parseNumber } from '../lib/parse-number';
import { useFieldControl } from '../lib/field-control';

export type QuantityStepperProps = {
  value: number;
  onValueChange: (value: number) => void;
  max?: number | undefined;
  /** What is being counted: "Quantity of Axora H5". */
  label: string;
  disabled?: boolean | undefined;
};

const clamp = (value: number, max: number) => Math.min(max, Math.max(1, value));
const stepButtonClass =
  'grid w-9 place-items-center hover:bg-sunken disabled:cursor-not-allowed disabled:text-line-strong disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent pointer-coarse:w-11';

/**
 * A quantity with minus and plus. Arrow keys step. A typed number applies on blur or Enter. An
 * invalid value is announced and ignored.
 */
export function QuantityStepper({
  value,
  onValueChange,
  max = 9999,
  label,
  disabled,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const messageId = useId();
  const field = useFieldControl({ 'aria-describedby': problem && messageId });
  // At a limit the buttons are not `disabled`, because the pressed one would lose the focus.
  const step = (by: number) => {
    setDraft(null);
    setProblem(undefined);
    const next = clamp(value + by, max);
    if (next !== value) onValueChange(next);
  };
  const take = () => {
    const typed = parseNumber(draft ?? '', { decimals: 0, min: 1, max });
    setProblem(typed.problem);
    if (typed.value !== null && typed.problem === undefined) onValueChange(typed.value);
    setDraft(null);
  };
  return (
    <span className="relative inline-flex">
      <span
        role="group"
        aria-label={label}
        className="inline-flex h-10 overflow-clip rounded-2 border border-control bg-surface has-[input:focus-visible]:focus-ring pointer-coarse:h-touch"
      >
        <button
          type="button"
          aria-label="Decrease quantity"
          disabled={disabled}
          aria-disabled={value <= 1}
          onClick={() => step(-1)}
          className={stepButtonClass}
        >
          <Minus size={16} />
        </button>
        <input
          {...field}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={max}
          disabled={disabled}
          className="w-10 bg-transparent text-center text-base font-semibold outline-none! shadow-none! nums"
          value={draft ?? value}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(undefined);
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button
          type="button"
          aria-label="Increase quantity"
          disabled={disabled}
          aria-disabled={value >= max}
          onClick={() => step(1)}
          className={stepButtonClass}
        >
          <Plus size={16} />
        </button>
      </span>
      {/* Out of the flow, so that nothing below moves. */}
      <span
        id={messageId}
        role="alert"
        className={
          problem
            ? 'absolute top-full left-0 z-(--z-sticky) mt-1 w-max max-w-56 rounded-2 border border-line bg-surface px-2.5 py-1.5 text-xs font-medium text-danger shadow-2'
            : 'sr-only'
        }
      >
        {problem && `${problem}. The quantity is still ${value}.`}
      </span>
    </span>
  );
}
