import type { Kobo } from '../money';

interface VariantLike {
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: Kobo;
  readonly sellingPrice: Kobo;
  readonly image?: string | undefined;
}

interface ProductLike {
  readonly variantProperties: readonly {
    readonly property: string;
    readonly options: readonly string[];
  }[];
  readonly variant: readonly VariantLike[];
  readonly hostedImages: readonly string[];
}

export interface VariantProblem {
  readonly path: (string | number)[];
  readonly message: string;
}

type Properties = readonly { readonly property: string }[];

/** Sorts options by the product's properties, because the database does not keep their order. */
export const orderedOptions = (
  properties: Properties,
  options: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    properties.flatMap(({ property }) => {
      const option = options[property];
      return option === undefined ? [] : [[property, option] as const];
    }),
  );

/**
 * `{ Casing: 'Graphite', Capacity: '5 kVA' }` becomes `5 kVA, Graphite`, in the order of the
 * product's properties.
 */
export const variantLabel = (
  properties: Properties,
  options: Readonly<Record<string, string>>,
): string => Object.values(orderedOptions(properties, options)).join(', ');

export const variantImage = (
  hostedImages: readonly string[],
  variant?: { readonly image?: string | undefined },
): string | undefined => variant?.image ?? hostedImages[0];

export const hasSameOptions = (a: VariantLike['options'], b: VariantLike['options']): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([property, option]) => b[property] === option);

/** Shown for products and for variants. */
export const PRICE_ABOVE_LIST_ERROR =
  'The selling price is above the list price. Raise the list price, or leave it empty.';

/**
 * Checks that each variant selects one option per property, that combinations and SKUs are unique,
 * and that a variant's image is one of the product's.
 */
export function variantProblems({
  variantProperties,
  variant: variants,
  hostedImages,
}: ProductLike): VariantProblem[] {
  const names = variantProperties.map(({ property }) => property);
  if (new Set(names).size < names.length)
    return [{ path: ['variantProperties'], message: 'Give each option a unique name' }];
  if (names.length === 0)
    return variants.length === 0
      ? []
      : [
          {
            path: ['variantProperties'],
            message: 'Name the option that differs between the variants',
          },
        ];
  if (variants.length === 0) return [{ path: ['variant'], message: 'Add at least one variant' }];

  const seen = { sku: new Set<string>(), choice: new Set<string>() };
  return variants.flatMap((variant, index) => {
    const at = (field: string, message: string): VariantProblem => ({
      path: ['variant', index, field],
      message,
    });
    const problems: VariantProblem[] = [];
    const chosen = variantProperties.map(({ property, options }) =>
      options.find((option) => option === variant.options[property]),
    );
    if (chosen.includes(undefined) || Object.keys(variant.options).length !== names.length)
      problems.push(at('options', `Choose one of each: ${names.join(', ')}`));
    else if (isRepeated(seen.choice, JSON.stringify(chosen)))
      problems.push(at('options', 'Another variant has these options already'));
    if (isRepeated(seen.sku, variant.sku))
      problems.push(at('sku', 'Another variant has this SKU already'));
    if (variant.sellingPrice > variant.price)
      problems.push(at('sellingPrice', PRICE_ABOVE_LIST_ERROR));
    if (variant.image !== undefined && !hostedImages.includes(variant.image))
      problems.push(at('image', "Choose one of the product's photos"));
    return problems;
  });
}

function isRepeated(seen: Set<string>, value: string): boolean {
  if (seen.has(value)) return true;
  seen.add(value);
  return false;
}
