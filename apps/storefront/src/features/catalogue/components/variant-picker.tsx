import { useId } from 'react';
import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { imageUrl } from '@market/domain/image';
import { moneyText } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { optionImages, optionViews, type OptionView } from '../model/variants';

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
    const images = pricesDiffer ? [] : optionImages(product, views);
    return (
      <fieldset key={property} className="mb-4">
        <legend className="mb-2 flex gap-2.5 text-sm">
          <b className="font-semibold">{property}</b>{' '}
          <span className="text-text-2">{shown.options[property]}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {views.map((view, index) => (
            <OptionBox
              key={view.option}
              view={view}
              image={images[index]}
              note={optionNote(product, view, pricesDiffer)}
              name={`${id}-${property}`}
              checked={shown.options[property] === view.option}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

/** The second line of an option: its problem, its price when prices differ, or its stock. */
function optionNote(
  { whenSoldOut }: CustomerProduct,
  { variant, problem }: OptionView,
  pricesDiffer: boolean,
): string | undefined {
  if (problem !== undefined || !variant) return problem;
  if (pricesDiffer) return moneyText(variant.sellingPrice).replace(/\.00$/, '');
  if (variant.quantity > 0) return `${variant.quantity} in stock`;
  return whenSoldOut === 'continue' ? 'Made to order' : undefined;
}

interface OptionBoxProps {
  view: OptionView;
  /** The option's own picture. Undefined when other options look the same. */
  image: string | undefined;
  note: string | undefined;
  name: string;
  checked: boolean;
  onChoose: (variant: Variant) => void;
}

function OptionBox({
  view: { option, variant, problem },
  image,
  note,
  name,
  checked,
  onChoose,
}: OptionBoxProps) {
  return (
    <label
      data-problem={problem && ''}
      className={`relative flex min-h-11 max-w-full min-w-18 items-center gap-3 rounded-2 border border-control bg-surface py-2 text-sm font-semibold break-words hover:border-text has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:focus-ring data-problem:border-dashed data-problem:bg-transparent data-problem:text-muted ${image === undefined ? 'px-3.5' : 'flex-1 basis-40 pr-3.5 pl-2'}`}
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
      {image !== undefined && (
        <ProductImage src={imageUrl(image, 160)} size={160} alt="" className="size-12 flex-none" />
      )}
      <span className="min-w-0">
        {option}
        {note !== undefined && (
          <span className="block text-xs font-normal text-muted nums">
            <span className="sr-only">, </span>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
