import type { ProductInput } from '@market/domain/catalogue/product-input';
import { toCategoryId } from '../reference/category-tree';
import type { Series } from './series';
import type { Random } from './random';

type Size = Series['sizes'][number];
export type DraftProduct = Omit<ProductInput, 'hostedImages'>;

/** The data files hold naira; this is the only place that converts them to kobo. */
const kobo = (naira: number): number => naira * 100;

/** The merchant's input for each product of a series. Pictures are added later. */
export function createDrafts(series: Series, random: Random): DraftProduct[] {
  const [top, sub, child] = series.category;
  const common = {
    description: [...series.lines],
    categoryId: toCategoryId(top),
    subCategoryId: toCategoryId(top, sub),
    childCategoryId: toCategoryId(top, sub, child),
    contSalesOutOfStock: false,
    stockAlertUnits: 4,
    IsDigitalProduct: false,
    ...(series.dimension && {
      dimensions: {
        length: series.dimension[0],
        width: series.dimension[1],
        height: series.dimension[2],
      },
    }),
  };
  if (series.variants) return [{ ...common, ...createVariants(series, series.variants, random) }];
  return series.sizes.map((size) => {
    const [rating, , , weight] = size;
    const pricing = toPricing(size);
    return {
      ...common,
      name: series.name.replace('{rating}', rating),
      keyRating: rating,
      pricing,
      sku: toSku(series, rating),
      quantity: pickStock(pricing.sellingPrice, series, random),
      weight,
      variantProperties: [],
      variant: [],
    };
  });
}

/** Every combination of size and the other option; without variants, the sizes alone. */
export function listVariantChoices({
  sizes,
  variants,
}: Series): { size: Size; options: Record<string, string> }[] {
  if (!variants) return sizes.map((size) => ({ size, options: {} }));
  const { property, also: [otherProperty, otherOptions] = ['', ['']] } = variants;
  return sizes.flatMap((size) =>
    otherOptions.map((other) => ({
      size,
      options: { [property]: size[0], ...(otherProperty !== '' && { [otherProperty]: other }) },
    })),
  );
}

/**
 * One product with a variant for every combination of size and the other option, if there is one.
 */
function createVariants(
  series: Series,
  { property, also }: NonNullable<Series['variants']>,
  random: Random,
) {
  const { name, sku, sizes } = series;
  const [smallest] = sizes;
  if (!smallest) throw new Error(`${name} has no sizes`);
  const variants = listVariantChoices(series).map(({ size, options }) => {
    const { price, sellingPrice } = toPricing(size);
    return {
      sku: toSku({ sku }, ...Object.values(options)),
      options,
      price,
      sellingPrice,
      quantity: pickStock(sellingPrice, series, random),
    };
  });
  return {
    name,
    keyRating: smallest[0],
    pricing: toPricing(smallest),
    sku,
    quantity: variants.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: Math.max(...sizes.map(([, , , weight]) => weight)),
    variantProperties: [
      { property, options: sizes.map(([rating]) => rating) },
      ...(also ? [{ property: also[0], options: [...also[1]] }] : []),
    ],
    variant: variants,
  };
}

function toPricing([, selling, previous]: Size) {
  return {
    costPrice: kobo(Math.round(selling * 0.79)),
    price: kobo(previous ?? selling),
    sellingPrice: kobo(selling),
  };
}

/** `HY-SF` and `585 W` become `HY-SF-585W`. */
const toSku = ({ sku }: Pick<Series, 'sku'>, ...choices: string[]): string =>
  [sku, ...choices.map((choice) => choice.replace(/[^A-Za-z0-9.]/g, '').toUpperCase())].join('-');

/** Expensive products have less stock, except panels. Some are low and a few are out of stock. */
function pickStock(price: number, { category: [top] }: Series, random: Random): number {
  const fraction = random.fraction();
  if (fraction < 0.04) return 0;
  if (fraction < 0.1) return random.integer(1, 4);
  if (top === 'Solar panels') return random.integer(120, 400);
  return price > kobo(1_000_000)
    ? random.integer(6, 18)
    : price > kobo(100_000)
      ? random.integer(18, 60)
      : random.integer(60, 240);
}
