import { Slider as Primitive } from '@base-ui/react/slider';
import { clsx } from 'clsx';

export type Range = readonly [lowest: number, highest: number];

export type RangeSliderProps = {
  /** The name in the thumbs' labels: "price" gives "Lowest price" and "Highest price". */
  label: string;
  min: number;
  max: number;
  value: Range;
  onValueChange: (value: Range) => void;
  /** The count for each step of the range, drawn as decorative bars. */
  counts: readonly number[];
  /** A value in words: `₦450,000`. */
  valueText: (value: number) => string;
  className?: string | undefined;
};

const toRange = ([lowest = 0, highest = lowest]: readonly number[]): Range => [lowest, highest];

const thumbClass =
  'size-[18px] rounded-full border-2 border-text bg-surface transition-[scale] duration-(--dur-1) has-[input:focus-visible]:focus-ring data-dragging:scale-110 before:absolute before:-inset-3 before:content-[""]';

/**
 * A range slider with two thumbs below a histogram. Arrows move a thumb one step, PageUp and
 * PageDown ten, Home and End to the ends.
 */
export function RangeSlider({
  label,
  min,
  max,
  value,
  onValueChange,
  valueText,
  counts,
  className,
}: RangeSliderProps) {
  const names = [`Lowest ${label}`, `Highest ${label}`] as const;
  return (
    <Primitive.Root
      min={min}
      max={max}
      value={value}
      onValueChange={(next) => onValueChange(toRange(next))}
      className={clsx('px-[9px]', className)}
    >
      <Bars
        counts={counts}
        isWithin={(index) => min + index >= value[0] && min + index < value[1]}
      />
      <Primitive.Control className="relative flex h-6 cursor-pointer touch-pan-y items-center pointer-coarse:h-touch">
        <Primitive.Track className="h-[3px] w-full rounded-full bg-line-strong">
          <Primitive.Indicator className="rounded-full bg-text" />
          {names.map((name, index) => (
            <Primitive.Thumb
              key={name}
              index={index}
              aria-label={name}
              getAriaValueText={(_text, current) => valueText(current)}
              className={thumbClass}
            />
          ))}
        </Primitive.Track>
      </Primitive.Control>
    </Primitive.Root>
  );
}

function Bars({
  counts,
  isWithin,
}: {
  counts: readonly number[];
  isWithin: (index: number) => boolean;
}) {
  const maxCount = Math.max(1, ...counts);
  return (
    <div aria-hidden className="-mb-3 flex h-11 items-end gap-px pointer-coarse:-mb-5.5">
      {counts.map((count, index) => (
        <span
          key={index}
          style={{ height: `${(100 * count) / maxCount}%` }}
          className={clsx(
            'flex-1',
            count > 0 && 'min-h-0.5',
            isWithin(index) ? 'bg-text' : 'bg-line-strong',
          )}
        />
      ))}
    </div>
  );
}
