import { clsx } from 'clsx';
import { useId } from 'react';
import { moneyText } from '../lib/money-text';

export type VariantOption = {
  value: string;
  label: string;
  /** Integer kobo, when variants differ in price. */
  priceKobo?: number | undefined;
  soldOut?: boolean | undefined;
  /** `#rrggbb` for a colour, shown as a swatch beside its name. */
  swatch?: string | undefined;
};

export type VariantPickerProps = {
  /** "Capacity". */
  legend: string;
  options: readonly VariantOption[];
  value: string | null | undefined;
  onValueChange: (value: string) => void;
};

/** The variants of a product as boxes with prices. A sold-out one is dashed but can still be reached and is announced. */
export function VariantPicker({ legend, options, value, onValueChange }: VariantPickerProps) {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{legend}</span>
        {chosen && <span className="text-text-2">: {chosen.label}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-12 min-w-20 cursor-pointer flex-col justify-center rounded-2 border bg-surface px-3.5 py-1.5 text-sm has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:focus-ring',
              option.soldOut ? 'border-dashed border-control text-muted' : 'border-line-strong hover:border-control',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <span className="flex items-center gap-2 font-semibold">
              {option.swatch && <span aria-hidden="true" className="size-4 rounded-full border border-line-strong" style={{ backgroundColor: option.swatch }} />}
              {option.label}
            </span>{' '}
            {option.soldOut ? (
              <span className="text-xs">Sold out</span>
            ) : (
              option.priceKobo !== undefined && <span className="text-xs text-muted nums">{moneyText(option.priceKobo)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
