import { withSellingPrice } from '@market/domain/catalogue/bulk-change';
import type { VariantProperty } from '@market/domain/catalogue/product';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { hasSameOptions } from '@market/domain/catalogue/variants';

export type NewVariant = ProductInput['variant'][number];

interface VariantBase {
  sku: string;
  price: number;
  sellingPrice: number;
}

/**
 * All combinations of one option per property, in the order of the properties: `[['5 kVA',
 * 'White'], ['5 kVA', 'Graphite']]`.
 */
export const optionCombinations = (properties: readonly VariantProperty[]): string[][] =>
  properties
    .filter(({ options }) => options.length > 0)
    .reduce<string[][]>(
      (found, { options }) =>
        found.flatMap((chosen) => options.map((option) => [...chosen, option])),
      [[]],
    )
    .filter((chosen) => chosen.length > 0);

const skuPart = (option: string): string =>
  option.replaceAll(/[^\p{L}\p{N}.]+/gu, '').toUpperCase();

const optionValues = (variant: NewVariant): string[] => Object.values(variant.options);
const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));

/** Whether the variant has the values of `options`, but a property was renamed. */
function isRenamed(variant: NewVariant, options: NewVariant['options']): boolean {
  const values = Object.values(options);
  const isKnown = Object.keys(variant.options).every((property) => property in options);
  return (
    !isKnown &&
    optionValues(variant).length === values.length &&
    includesAll(optionValues(variant), values)
  );
}

/**
 * Returns the variants of changed properties. A known combination keeps its SKU, prices and stock,
 * even when a property was renamed. A new combination takes the prices of the combination that it
 * refines, otherwise the product's prices. `known` are the current variants, followed by the
 * variants of removed options, which get their values back when their option returns.
 */
export function createVariants(
  properties: readonly VariantProperty[],
  known: readonly NewVariant[],
  base: VariantBase,
): NewVariant[] {
  const nonEmptyProperties = properties.filter(({ options }) => options.length > 0);
  return optionCombinations(properties).map((chosen) => {
    const options = Object.fromEntries(
      nonEmptyProperties.map(({ property }, index) => [property, chosen[index] ?? '']),
    );
    const same =
      known.find((variant) => hasSameOptions(variant.options, options)) ??
      known.find((variant) => isRenamed(variant, options));
    if (same) return { ...same, options };
    const related = known.find(
      (variant) =>
        includesAll(chosen, optionValues(variant)) || includesAll(optionValues(variant), chosen),
    );
    const { price, sellingPrice } = related ?? base;
    return {
      options,
      sku: [base.sku, ...chosen.map(skuPart)].filter(Boolean).join('-'),
      price,
      sellingPrice,
      quantity: 0,
    };
  });
}

export const variantColumns = ['sellingPrice', 'price', 'quantity'] as const;
export type VariantColumn = (typeof variantColumns)[number];

export const fillColumn = (
  variants: readonly NewVariant[],
  chosen: ReadonlySet<number>,
  column: VariantColumn,
  value: number,
): NewVariant[] =>
  variants.map((variant, index) => {
    if (!chosen.has(index)) return variant;
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
    return column === 'sellingPrice' && variant.price != null
      ? withSellingPrice(variant, value)
      : { ...variant, [column]: value };
  });
