import { useId } from 'react';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { moneyText } from '@market/ui/money';
import { optionViews, type Chosen, type OptionView } from '../model/variants';

interface VariantPickerProps {
  product: CustomerProduct;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** One row of boxes per property. Sold-out options can be looked at, and say so. */
export function VariantPicker({ product, chosen, onChange }: VariantPickerProps) {
  const id = useId();
  return (product.productVariant?.properties ?? []).map(({ property, options }) => {
    const views = optionViews(product, property, options, chosen);
    const pricesDiffer = new Set(views.flatMap(({ variant }) => variant?.sellingPrice ?? [])).size > 1;
    return (
      <fieldset key={property} className="mb-4">
        <legend className="mb-2 flex gap-2.5 text-sm">
          <b className="font-semibold">{property}</b> <span className="text-text-2">{chosen[property]}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {views.map((view) => (
            <OptionBox
              key={view.option}
              view={view}
              name={`${id}-${property}`}
              checked={chosen[property] === view.option}
              pricesDiffer={pricesDiffer}
              onChoose={() => onChange({ ...chosen, [property]: view.option })}
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
  /** Equal prices would only repeat the one above. */
  pricesDiffer: boolean;
  onChoose: () => void;
}

function OptionBox({ view: { option, variant, soldOut }, name, checked, pricesDiffer, onChoose }: OptionBoxProps) {
  const second = soldOut ? 'Sold out' : pricesDiffer && variant ? moneyText(variant.sellingPrice).replace(/\.00$/, '') : undefined;
  return (
    <label
      data-sold-out={soldOut || undefined}
      className="relative flex min-h-11 min-w-18 flex-col justify-center rounded-2 border border-control bg-surface px-3.5 py-2 text-sm font-semibold hover:border-text has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:focus-ring data-sold-out:border-dashed data-sold-out:bg-transparent data-sold-out:text-muted"
    >
      <input type="radio" name={name} value={option} checked={checked} onChange={onChoose} className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0" />
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
