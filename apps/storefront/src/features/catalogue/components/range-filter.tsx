import { useEffect, useState, type ReactNode } from 'react';
import { Field } from '@market/ui/field';
import { NumberInput } from '@market/ui/number-input';
import { RangeSlider, type Range } from '@market/ui/range-slider';
import type { Limits } from '../model/attribute-filters';
import { nearestStepIndex } from '../model/price-steps';

interface RangeFilterProps {
  /** The noun in the labels: "price" gives "Lowest price". */
  label: string;
  /** The unit shown in the labels of the fields. */
  unit: string | undefined;
  /** Values of the slider from the lowest to the highest. */
  steps: readonly number[];
  /** The number of products between each step and the next. */
  counts: readonly number[];
  limits: Limits;
  onChange: (limits: Limits) => void;
  valueText: (value: number) => string;
  decimals?: number;
  leading?: ReactNode;
  trailing?: ReactNode;
}

const TYPING_PAUSE_MS = 350;
const MAX_AMOUNT = 999_999_999;

/**
 * The slider takes effect when a thumb is released. A thumb at an end of the slider sets no limit.
 */
export function RangeFilter({
  label,
  unit,
  steps,
  counts,
  limits: { from, to },
  onChange,
  valueText,
  ...field
}: RangeFilterProps) {
  const last = steps.length - 1;
  // The positions of the thumbs while they move. Undefined at other times, when the URL has the
  // range.
  const [moving, setMoving] = useState<Range>();
  const [low, high] = moving ?? [
    from === undefined ? 0 : nearestStepIndex(steps, from),
    to === undefined ? last : nearestStepIndex(steps, to),
  ];
  const lowest = moving ? (low === 0 ? undefined : steps[low]) : from;
  const highest = moving ? (high === last ? undefined : steps[high]) : to;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      onChange({ from: lowest, to: highest });
      setMoving(undefined);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [moving, lowest, highest, onChange]);

  const fieldLabel = (which: string) => [`${which} ${label}`, unit].filter(Boolean).join(', ');
  return (
    <>
      {last > 0 && (
        <RangeSlider
          label={label}
          min={0}
          max={last}
          value={[low, high]}
          onValueChange={setMoving}
          valueText={(step) => valueText(steps[step] ?? 0)}
          counts={counts}
          className="mb-2"
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <AmountField
          {...field}
          label={fieldLabel('Lowest')}
          value={lowest}
          placeholder={steps[0]}
          onCommit={(amount) => onChange({ from: amount, to })}
        />
        <AmountField
          {...field}
          label={fieldLabel('Highest')}
          value={highest}
          placeholder={steps[last]}
          onCommit={(amount) => onChange({ from, to: amount })}
        />
      </div>
    </>
  );
}

interface AmountFieldProps extends Pick<RangeFilterProps, 'decimals' | 'leading' | 'trailing'> {
  label: string;
  value: number | undefined;
  placeholder: number | undefined;
  onCommit: (amount: number | undefined) => void;
}

/**
 * An amount is applied with Enter or when the field loses focus, so that a half-typed amount does
 * not filter.
 */
function AmountField({ label, value, placeholder, onCommit, ...rest }: AmountFieldProps) {
  const [typed, setTyped] = useState<number | null>();
  const shown = typed === undefined ? (value ?? null) : typed;
  const commit = () => {
    if (typed === undefined || Number.isNaN(typed)) return;
    const amount = typed ?? undefined;
    if (amount !== value) onCommit(amount);
    setTyped(undefined);
  };
  return (
    <Field label={label} labelHidden>
      <NumberInput
        {...rest}
        size="sm"
        max={MAX_AMOUNT}
        enterKeyHint="done"
        className="gap-1! px-2!"
        inputClassName="nums pointer-fine:text-xs"
        placeholder={placeholder?.toLocaleString('en-NG')}
        value={shown}
        onValueChange={setTyped}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </Field>
  );
}
