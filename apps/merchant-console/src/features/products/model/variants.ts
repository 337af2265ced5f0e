import type { ProductInput, VariantProperty } from '@market/domain/catalogue/product';

export type NewVariant = ProductInput['variants'][number];

/** What a variant starts with before it has values of its own. */
interface VariantBase {
  sku: string;
  price: number;
  sellingPrice: number;
}

/** Every choice of one option per property, in the order of the properties: `[['5 kVA', 'White'], ['5 kVA', 'Graphite']]`. */
export const combinations = (properties: readonly VariantProperty[]): string[][] =>
  properties
    .filter(({ options }) => options.length > 0)
    .reduce<string[][]>((found, { options }) => found.flatMap((chosen) => options.map((option) => [...chosen, option])), [[]])
    .filter((chosen) => chosen.length > 0);

const skuPart = (option: string): string => option.replaceAll(/[^\p{L}\p{N}.]+/gu, '').toUpperCase();

const optionsOf = (variant: NewVariant): string[] => Object.values(variant.options);
const includesAll = (all: readonly string[], some: readonly string[]): boolean => some.every((each) => all.includes(each));

/**
 * The variants of changed properties. A combination that existed keeps its SKU, prices and stock, also when a property
 * was renamed; a new one takes the prices of the combination that it refines, else those of the product.
 */
export function variantsOf(properties: readonly VariantProperty[], existing: readonly NewVariant[], base: VariantBase): NewVariant[] {
  const named = properties.filter(({ options }) => options.length > 0);
  return combinations(properties).map((chosen) => {
    const options = Object.fromEntries(named.map(({ property }, index) => [property, chosen[index] ?? '']));
    const same = existing.find((variant) => optionsOf(variant).length === chosen.length && includesAll(optionsOf(variant), chosen));
    if (same) return { ...same, options };
    const kin = existing.find((variant) => includesAll(chosen, optionsOf(variant)) || includesAll(optionsOf(variant), chosen));
    const { price, sellingPrice } = kin ?? base;
    return { options, sku: [base.sku, ...chosen.map(skuPart)].filter(Boolean).join('-'), price, sellingPrice, quantity: 0 };
  });
}

/** `5 kVA, Graphite` */
export const variantLabel = (variant: Pick<NewVariant, 'options'>): string => Object.values(variant.options).join(', ');
