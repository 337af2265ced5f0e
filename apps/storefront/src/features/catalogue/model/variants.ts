import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';

/** Property name to chosen option. */
type Chosen = Readonly<Record<string, string>>;

type Sold = Pick<CustomerProduct, 'whenSoldOut'>;

export const canBuy = ({ quantity }: { quantity: number }, { whenSoldOut }: Sold): boolean =>
  quantity > 0 || whenSoldOut === 'continue';

/** A variant's options in the order in which the product names its properties. */
const optionsOf = ({ productVariant }: CustomerProduct, { options }: Variant): string[] =>
  productVariant?.properties.flatMap(({ property }) => options[property] ?? []) ?? [];

/** `8 kVA, Graphite` */
export const optionsText = (product: CustomerProduct, variant: Variant): string =>
  optionsOf(product, variant).join(', ');

/**
 * A variant's plate text: the chosen option where the product's key rating is one of its options.
 */
export function keyRatingOf(
  product: CustomerProduct,
  variant: Variant | undefined,
): string | undefined {
  const rated = product.productVariant?.properties.find(({ options }) =>
    options.some((option) => option === product.keyRating),
  );
  return (rated && variant?.options[rated.property]) ?? product.keyRating;
}

const variantsOf = (product: CustomerProduct): Variant[] => product.productVariant?.variant ?? [];

/**
 * The cheapest available variant, as priced on the product's card; the cheapest of all when none is
 * available.
 */
function bestOf(product: CustomerProduct, variants: readonly Variant[]): Variant | undefined {
  const buyable = variants.filter((variant) => canBuy(variant, product));
  const [cheapest] = [...(buyable.length > 0 ? buyable : variants)].sort(
    (a, b) => a.sellingPrice - b.sellingPrice,
  );
  return cheapest;
}

const hasOptions = ({ options }: Variant, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([property, option]) => options[property] === option);

/** `5 kVA, Signal white` to `5-kva_signal-white`. */
const slugOf = (product: CustomerProduct, variant: Variant): string =>
  optionsOf(product, variant)
    .map((option) =>
      option
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}.]+/gu)
        ?.join('-'),
    )
    .join('_');

/**
 * How a variant is written in the address: by its options, or by its id where two would read the
 * same.
 */
export function variantParam(product: CustomerProduct, variant: Variant): string {
  const slug = slugOf(product, variant);
  return variantsOf(product).filter((other) => slugOf(product, other) === slug).length > 1
    ? variant.id
    : slug;
}

/**
 * The variant in the URL, even by its id, or the default one when the URL names none or an unknown one. Undefined
 * for a product without variants.
 */
export function variantShown(product: CustomerProduct, param: string | null): Variant | undefined {
  const variants = variantsOf(product);
  return (
    variants.find((variant) => variant.id === param || variantParam(product, variant) === param) ??
    bestOf(product, variants)
  );
}

/**
 * The variant that an option selects: the one that differs in this option only, otherwise the best
 * one with the option.
 */
export function variantWith(
  product: CustomerProduct,
  from: Variant,
  property: string,
  option: string,
): Variant | undefined {
  const variants = variantsOf(product);
  const requestedOptions = { ...from.options, [property]: option };
  return (
    variants.find((variant) => hasOptions(variant, requestedOptions)) ??
    bestOf(
      product,
      variants.filter((variant) => variant.options[property] === option),
    )
  );
}

export interface OptionView {
  option: string;
  /** The variant that it selects. Undefined when no variant has it. */
  variant: Variant | undefined;
  /**
   * Why it is not a plain choice: `Sold out`, or `Not in Graphite` where choosing it changes
   * another choice too.
   */
  problem: string | undefined;
}

/** The options of a property, each with what it leads to. */
export const optionViews = (
  product: CustomerProduct,
  property: string,
  options: readonly string[],
  shown: Variant,
): OptionView[] =>
  options.map((option) => {
    const variant = variantWith(product, shown, property, option);
    return { option, variant, problem: problemOf(product, property, shown, variant) };
  });

function problemOf(
  product: CustomerProduct,
  property: string,
  shown: Variant,
  variant: Variant | undefined,
): string | undefined {
  if (!variant) return 'Not available';
  const lost = Object.entries(shown.options).find(
    ([other, option]) => other !== property && variant.options[other] !== option,
  );
  if (lost) return `Not in ${lost[1]}`;
  return canBuy(variant, product) ? undefined : 'Sold out';
}

export interface Offer {
  /** List price and selling price, kobo. */
  price: number;
  sellingPrice: number;
  sku: string;
  buyable: boolean;
  /** How many can be bought; absent when it sells on without stock. */
  left: number | undefined;
  variantId: string | undefined;
}

/** The offered variant, or the product itself when it has no variants. */
export function offerOf(product: CustomerProduct, variant: Variant | undefined): Offer {
  const { price, sellingPrice, sku, quantity } = variant ?? product;
  return {
    price,
    sellingPrice,
    sku,
    buyable: canBuy({ quantity }, product),
    left: product.whenSoldOut === 'stop' ? quantity : undefined,
    variantId: variant?.id,
  };
}

/**
 * `8 kVA, Graphite`: something of this product that can be bought, for when the chosen one cannot.
 */
export function alternativeText(product: CustomerProduct): string | undefined {
  const other = variantsOf(product).find((variant) => canBuy(variant, product));
  return other && optionsText(product, other);
}
