import { useId } from 'react';
import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { moneyText } from '@market/ui/money';
import { optionViews, type OptionView } from '../model/variants';

interface VariantPickerProps {
  product: CustomerProduct;
  shown: Variant;
  onChoose: (variant: Variant) => void;
}

/**
 * Options that are sold out, or unavailable with the other choices, can still be chosen, and are
 * labelled as such.
 */
export function VariantPicker({ product, shown, onChoose }: VariantPickerProps) {
  const id = useId();
  return (product.productVariant?.properties ?? []).map(({ property, options }) => {
    const views = optionViews(product, property, options, shown);
    const pricesDiffer =
      new Set(views.flatMap(({ variant }) => variant?.sellingPrice ?? [])).size > 1;
    return (
      <fieldset key={property} className="mb-4">
        <legend className="mb-2 flex gap-2.5 text-sm">
          <b className="font-semibold">{property}</b>{' '}
          <span className="text-text-2">{shown.options[property]}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {views.map((view) => (
            <OptionBox
              key={view.option}
              view={view}
              name={`${id}-${property}`}
              checked={shown.options[property] === view.option}
              pricesDiffer={pricesDiffer}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

interface OptionBoxProps {
  view: OptionView;
  name: string;
  checked: boolean;
  /** False when the prices would only repeat the product's price. */
  pricesDiffer: boolean;
  onChoose: (variant: Variant) => void;
}

function OptionBox({
  view: { option, variant, problem },
  name,
  checked,
  pricesDiffer,
  onChoose,
}: OptionBoxProps) {
  const second =
    problem ??
    (pricesDiffer && variant ? moneyText(variant.sellingPrice).replace(/\.00$/, '') : undefined);
  return (
    <label
      data-problem={problem && ''}
      className="relative flex min-h-11 max-w-full min-w-18 flex-col justify-center rounded-2 border border-control bg-surface px-3.5 py-2 text-sm font-semibold break-words hover:border-text has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:focus-ring data-problem:border-dashed data-problem:bg-transparent data-problem:text-muted"
    >
      <input
        type="radio"
        name={name}
        value={option}
        checked={checked}
        disabled={!variant}
        onChange={() => variant && onChoose(variant)}
        className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
      />
      {option}
      {second && (
        <span className="text-xs font-normal text-muted nums">
          <span className="sr-only">, </span>
          {second}
        </span>
      )}
    </label>
  );
}
