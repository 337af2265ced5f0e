import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';

/** Property name to chosen option. */
export type Chosen = Readonly<Record<string, string>>;

type Sold = Pick<CustomerProduct, 'whenSoldOut'>;

export const canBuy = ({ quantity }: { quantity: number }, { whenSoldOut }: Sold): boolean => quantity > 0 || whenSoldOut === 'continue';

const variantsOf = (product: CustomerProduct): Variant[] => product.productVariant?.variant ?? [];

/** What is chosen when the page opens: the cheapest variant that can be bought, whose price the product's card has shown. */
export function firstChoice(product: CustomerProduct): Chosen {
  const variants = variantsOf(product);
  const buyable = variants.filter((variant) => canBuy(variant, product));
  const [cheapest] = [...(buyable.length > 0 ? buyable : variants)].sort((a, b) => a.sellingPrice - b.sellingPrice);
  return cheapest?.options ?? {};
}

/** The variant of exactly these options; undefined for a product without variants, or a combination that does not exist. */
export const chosenVariant = (product: CustomerProduct, chosen: Chosen): Variant | undefined =>
  variantsOf(product).find(({ options }) => Object.entries(chosen).every(([property, option]) => options[property] === option));

export interface OptionView {
  option: string;
  /** The price of the variant that choosing it leads to. */
  variant: Variant | undefined;
  soldOut: boolean;
}

/** The options of a property, each with what it leads to while the other choices stay. */
export const optionViews = (product: CustomerProduct, property: string, options: readonly string[], chosen: Chosen): OptionView[] =>
  options.map((option) => {
    const variant = chosenVariant(product, { ...chosen, [property]: option });
    return { option, variant, soldOut: !variant || !canBuy(variant, product) };
  });

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

/** What the shopper is looking at: the chosen variant, or the product where it has none. */
export function offerOf(product: CustomerProduct, chosen: Chosen): Offer | undefined {
  const variant = product.productVariant ? chosenVariant(product, chosen) : undefined;
  if (product.productVariant && !variant) return undefined;
  const { price, sellingPrice, sku, quantity } = variant ?? product;
  return { price, sellingPrice, sku, buyable: canBuy({ quantity }, product), left: product.whenSoldOut === 'stop' ? quantity : undefined, variantId: variant?.id };
}

/** `8 kVA, Graphite`: something of this product that can be bought, for when the chosen one cannot. */
export function alternativeText(product: CustomerProduct): string | undefined {
  const other = variantsOf(product).find((variant) => canBuy(variant, product));
  return other && Object.values(other.options).join(', ');
}
