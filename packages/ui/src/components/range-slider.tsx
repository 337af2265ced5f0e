import { Slider as Primitive } from '@base-ui/react/slider';
import { clsx } from 'clsx';

export type Range = readonly [lowest: number, highest: number];

export type RangeSliderProps = {
  /** What is narrowed, "price": the thumbs are called "Lowest price" and "Highest price". */
  label: string;
  min: number;
  max: number;
  value: Range;
  /** While a thumb moves. */
  onValueChange: (value: Range) => void;
  /** A value in words: `₦450,000`. */
  valueText: (value: number) => string;
  className?: string | undefined;
};

const rangeOf = ([lowest = 0, highest = lowest]: readonly number[]): Range => [lowest, highest];

const thumb =
  'size-[18px] rounded-full border-2 border-text bg-surface transition-[scale] duration-(--dur-1) has-[input:focus-visible]:focus-ring data-dragging:scale-110 before:absolute before:-inset-3 before:content-[""]';

/** Two thumbs on one line. Arrows move one step, PageUp and PageDown ten, Home and End to the end. */
export function RangeSlider({ label, min, max, value, onValueChange, valueText, className }: RangeSliderProps) {
  const names = [`Lowest ${label}`, `Highest ${label}`] as const;
  return (
    <Primitive.Root
      min={min}
      max={max}
      value={value}
      onValueChange={(next) => onValueChange(rangeOf(next))}
      className={clsx('px-[9px]', className)}
    >
      <Primitive.Control className="flex h-6 cursor-pointer touch-pan-y items-center pointer-coarse:h-11">
        <Primitive.Track className="h-[3px] w-full rounded-full bg-line-strong">
          <Primitive.Indicator className="rounded-full bg-text" />
          {names.map((name, index) => (
            <Primitive.Thumb key={name} index={index} aria-label={name} getAriaValueText={(_text, current) => valueText(current)} className={thumb} />
          ))}
        </Primitive.Track>
      </Primitive.Control>
    </Primitive.Root>
  );
}
