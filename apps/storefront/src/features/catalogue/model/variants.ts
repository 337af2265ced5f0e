import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { variantImage } from '@market/domain/catalogue/variants';

/** The chosen option of each property, by property name. */
type ChosenOptions = Readonly<Record<string, string>>;

type SoldOutRule = Pick<CustomerProduct, 'whenSoldOut'>;

export const canBuy = ({ quantity }: { quantity: number }, { whenSoldOut }: SoldOutRule): boolean =>
  quantity > 0 || whenSoldOut === 'continue';

/** A variant's options, in the product's order of properties. */
const listOptions = ({ productVariant }: CustomerProduct, { options }: Variant): string[] =>
  productVariant?.properties.flatMap(({ property }) => options[property] ?? []) ?? [];

/** `8 kVA, Graphite` */
export const optionsText = (product: CustomerProduct, variant: Variant): string =>
  listOptions(product, variant).join(', ');

/**
 * The key rating of a variant. If the product's key rating is an option of a property, this is the
 * variant's option of that property. Otherwise it is the product's key rating.
 */
export function getKeyRating(
  product: CustomerProduct,
  variant: Variant | undefined,
): string | undefined {
  const rated = product.productVariant?.properties.find(({ options }) =>
    options.some((option) => option === product.keyRating),
  );
  return (rated && variant?.options[rated.property]) ?? product.keyRating;
}

const listVariants = (product: CustomerProduct): Variant[] => product.productVariant?.variant ?? [];

/**
 * The cheapest available variant, whose price is on the product's card. When none is available, the
 * cheapest of all.
 */
function bestVariant(product: CustomerProduct, variants: readonly Variant[]): Variant | undefined {
  const buyable = variants.filter((variant) => canBuy(variant, product));
  const [cheapest] = [...(buyable.length > 0 ? buyable : variants)].sort(
    (a, b) => a.sellingPrice - b.sellingPrice,
  );
  return cheapest;
}

const hasOptions = ({ options }: Variant, chosen: ChosenOptions): boolean =>
  Object.entries(chosen).every(([property, option]) => options[property] === option);

/** Turns `5 kVA, Signal white` into `5-kva_signal-white`. */
const variantSlug = (product: CustomerProduct, variant: Variant): string =>
  listOptions(product, variant)
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
 * A variant as written in the URL: its options, or its id when two variants would have the same
 * text.
 */
export function variantParam(product: CustomerProduct, variant: Variant): string {
  const slug = variantSlug(product, variant);
  return listVariants(product).filter((other) => variantSlug(product, other) === slug).length > 1
    ? variant.id
    : slug;
}

/**
 * The variant in the URL, by its options or its id. The default variant when the URL names none or
 * an unknown one. Undefined for a product without variants.
 */
export function variantInUrl(product: CustomerProduct, param?: string | null): Variant | undefined {
  const variants = listVariants(product);
  return (
    variants.find((variant) => variant.id === param || variantParam(product, variant) === param) ??
    bestVariant(product, variants)
  );
}

/**
 * The variant that an option selects: the one that differs only in this option, otherwise the best
 * variant with the option.
 */
export function variantWithOption(
  product: CustomerProduct,
  from: Variant,
  property: string,
  option: string,
): Variant | undefined {
  const variants = listVariants(product);
  const requestedOptions = { ...from.options, [property]: option };
  return (
    variants.find((variant) => hasOptions(variant, requestedOptions)) ??
    bestVariant(
      product,
      variants.filter((variant) => variant.options[property] === option),
    )
  );
}

export interface OptionView {
  option: string;
  /** The variant that the option selects. Undefined when no variant has the option. */
  variant: Variant | undefined;
  /**
   * A problem with the option: `Sold out`, or `Not in Graphite` when choosing it also changes
   * another choice.
   */
  problem: string | undefined;
}

export const optionViews = (
  product: CustomerProduct,
  property: string,
  options: readonly string[],
  shown: Variant,
): OptionView[] =>
  options.map((option) => {
    const variant = variantWithOption(product, shown, property, option);
    return { option, variant, problem: optionProblem(product, property, shown, variant) };
  });

/** The picture of each option, if every option has its own. Otherwise no pictures. */
export function optionImages(
  { hostedImages }: CustomerProduct,
  views: readonly OptionView[],
): (string | undefined)[] {
  const images = views.flatMap(
    ({ variant }) => (variant && variantImage(hostedImages, variant)) ?? [],
  );
  return new Set(images).size === views.length ? images : [];
}

function optionProblem(
  product: CustomerProduct,
  property: string,
  shown: Variant,
  variant: Variant | undefined,
): string | undefined {
  if (!variant) return 'Not available';
  const changedOption = Object.entries(shown.options).find(
    ([other, option]) => other !== property && variant.options[other] !== option,
  );
  if (changedOption) return `Not in ${changedOption[1]}`;
  return canBuy(variant, product) ? undefined : 'Sold out';
}

export interface Offer {
  /** List price and selling price, in kobo. */
  price: number;
  sellingPrice: number;
  sku: string;
  buyable: boolean;
  /** The quantity that can be bought. Undefined when the product can be bought without stock. */
  left: number | undefined;
  variantId: string | undefined;
}

/** The offered variant, or the product itself when it has no variants. */
export function toOffer(product: CustomerProduct, variant: Variant | undefined): Offer {
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
 * `8 kVA, Graphite`: the options of a variant that can be bought, to suggest when the chosen one
 * cannot.
 */
export function alternativeText(product: CustomerProduct): string | undefined {
  const other = listVariants(product).find((variant) => canBuy(variant, product));
  return other && optionsText(product, other);
}
