import type { ProductInput } from '@market/domain/catalogue/product-input';
import { categoryIdOf } from '../reference/category-tree';
import type { Series } from './series';
import type { Random } from './random';

type Size = Series['sizes'][number];
export type DraftProduct = Omit<ProductInput, 'hostedImages'>;

/** The data files hold naira; this is the only place that converts them to kobo. */
const kobo = (naira: number): number => naira * 100;

/** The merchant's input for each product of a series. Pictures are added later. */
export function productsOf(series: Series, random: Random): DraftProduct[] {
  const [top, sub, child] = series.category;
  const common = {
    description: [...series.lines],
    categoryId: categoryIdOf(top),
    subCategoryId: categoryIdOf(top, sub),
    childCategoryId: categoryIdOf(top, sub, child),
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
  if (series.variants) return [{ ...common, ...withVariants(series, series.variants, random) }];
  return series.sizes.map((size) => {
    const [rating, , , weight] = size;
    const pricing = pricesOf(size);
    return {
      ...common,
      name: series.name.replace('{rating}', rating),
      keyRating: rating,
      pricing,
      sku: skuOf(series, rating),
      quantity: unitsFor(pricing.sellingPrice, series, random),
      weight,
      variantProperties: [],
      variant: [],
    };
  });
}

/** Every combination of size and the other option; without variants, the sizes alone. */
export function choicesOf({
  sizes,
  variants,
}: Series): { size: Size; options: Record<string, string> }[] {
  if (!variants) return sizes.map((size) => ({ size, options: {} }));
  const { property, also: [otherProperty, others] = ['', ['']] } = variants;
  return sizes.flatMap((size) =>
    others.map((other) => ({
      size,
      options: { [property]: size[0], ...(otherProperty !== '' && { [otherProperty]: other }) },
    })),
  );
}

/**
 * One product with a variant for every combination of size and the other option, if there is one.
 */
function withVariants(
  series: Series,
  { property, also }: NonNullable<Series['variants']>,
  random: Random,
) {
  const { name, sku, sizes } = series;
  const [smallest] = sizes;
  if (!smallest) throw new Error(`${name} has no sizes`);
  const variants = choicesOf(series).map(({ size, options }) => {
    const { price, sellingPrice } = pricesOf(size);
    return {
      sku: skuOf({ sku }, ...Object.values(options)),
      options,
      price,
      sellingPrice,
      quantity: unitsFor(sellingPrice, series, random),
    };
  });
  return {
    name,
    keyRating: smallest[0],
    pricing: pricesOf(smallest),
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

function pricesOf([, selling, was]: Size) {
  return {
    costPrice: kobo(Math.round(selling * 0.79)),
    price: kobo(was ?? selling),
    sellingPrice: kobo(selling),
  };
}

/** `HY-SF` and `585 W` become `HY-SF-585W`. */
const skuOf = ({ sku }: Pick<Series, 'sku'>, ...choices: string[]): string =>
  [sku, ...choices.map((choice) => choice.replace(/[^A-Za-z0-9.]/g, '').toUpperCase())].join('-');

/** Expensive products have less stock, except panels. Some are low and a few are out of stock. */
function unitsFor(price: number, { category: [top] }: Series, random: Random): number {
  const luck = random.fraction();
  if (luck < 0.04) return 0;
  if (luck < 0.1) return random.whole(1, 4);
  if (top === 'Solar panels') return random.whole(120, 400);
  return price > kobo(1_000_000)
    ? random.whole(6, 18)
    : price > kobo(100_000)
      ? random.whole(18, 60)
      : random.whole(60, 240);
}
