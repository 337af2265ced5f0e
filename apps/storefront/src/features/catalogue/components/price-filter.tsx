import { useEffect, useState } from 'react';
import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { Field } from '@market/ui/field';
import { NumberInput } from '@market/ui/number-input';
import { RangeSlider, type Range } from '@market/ui/range-slider';
import { wholeNaira } from '../model/filter-chips';
import { inOrder, type ListingSearch } from '../model/listing-search';
import { countsBetween, priceSteps, stepOf } from '../model/price-steps';

interface PriceFilterProps {
  /** The prices of the products that match the other filters, in kobo. */
  prices: NonNullable<CatalogueFacets['price']>;
  search: Pick<ListingSearch, 'minPrice' | 'maxPrice'>;
  onChange: (patch: Pick<ListingSearch, 'minPrice' | 'maxPrice'>) => void;
}

const REST_MS = 350;

/**
 * A price histogram, a slider with round amounts, and two fields for exact ones. The slider takes
 * effect when a thumb is released.
 */
export function PriceFilter({
  prices,
  search: { minPrice, maxPrice },
  onChange,
}: PriceFilterProps) {
  const steps = priceSteps(Math.floor(prices.min / 100), Math.ceil(prices.max / 100));
  const last = steps.length - 1;
  // The positions of the thumbs while they move. Undefined otherwise, because the URL then decides.
  const [moving, setMoving] = useState<Range>();
  const [low, high] = moving ?? [
    minPrice === undefined ? 0 : stepOf(steps, minPrice),
    maxPrice === undefined ? last : stepOf(steps, maxPrice),
  ];
  const lowest = moving ? amountAt(steps, low, 0) : minPrice;
  const highest = moving ? amountAt(steps, high, last) : maxPrice;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      onChange({ minPrice: lowest, maxPrice: highest });
      setMoving(undefined);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moving, lowest, highest, onChange]);

  return (
    <>
      {last > 0 && (
        <RangeSlider
          label="price"
          min={0}
          max={last}
          value={[low, high]}
          onValueChange={setMoving}
          valueText={(step) => wholeNaira(steps[step] ?? 0)}
          counts={countsBetween(steps, prices.spread)}
          className="mb-2"
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <AmountField
          label="Lowest price"
          value={lowest}
          placeholder={steps[0]}
          onCommit={(amount) => onChange(inOrder({ minPrice: amount, maxPrice }))}
        />
        <AmountField
          label="Highest price"
          value={highest}
          placeholder={steps[last]}
          onCommit={(amount) => onChange(inOrder({ minPrice, maxPrice: amount }))}
        />
      </div>
    </>
  );
}

/** As much as nine digits. */
const MAX_NAIRA = 999_999_999;

/** The end of the line is no limit. */
const amountAt = (steps: readonly number[], step: number, end: number): number | undefined =>
  step === end ? undefined : steps[step];

const grouped = (amount: number | undefined): string => amount?.toLocaleString('en-NG') ?? '';

interface AmountFieldProps {
  label: string;
  /** Whole naira. */
  value: number | undefined;
  placeholder: number | undefined;
  onCommit: (amount: number | undefined) => void;
}

/** Whole naira, applied with Enter or when the field loses focus, so that half an amount does not filter. */
function AmountField({ label, value, placeholder, onCommit }: AmountFieldProps) {
  const [typed, setTyped] = useState<number | null>();
  const shown = typed === undefined ? (value ?? null) : typed;
  const commit = () => {
    if (typed === undefined || Number.isNaN(typed)) return;
    const amount = typed ?? undefined;
    if (amount !== value) onCommit(amount);
    setTyped(undefined);
  };
  return (
    <Field label={`${label}, naira`} labelHidden>
      <NumberInput
        size="sm"
        max={MAX_NAIRA}
        enterKeyHint="done"
        leading="₦"
        className="gap-1! px-2!"
        inputClassName="nums pointer-fine:text-xs"
        placeholder={grouped(placeholder)}
        value={shown}
        onValueChange={setTyped}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </Field>
  );
}
