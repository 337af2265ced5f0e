import { productInputSchema, type ProductInput } from '../product-input';

/**
 * Fields that are not stored: the stock that the client last read, and the units, which are fixed.
 */
const ignoredFields = new Set(['quantityRead', 'weightUnit', 'dimensionUnit']);
const productFields = new Set(Object.keys(productInputSchema.shape));

/**
 * Whether saving `next` in place of `saved` would change nothing. Ignores the order of keys and
 * keys that are not fields of a product, and treats empty values as missing. Values of attributes
 * that `next` leaves out stay as they are.
 */
export const isSameInput = (saved: ProductInput, next: ProductInput): boolean =>
  normalise(saved) === normalise(keepAttributes(saved, next));

const keepAttributes = (saved: ProductInput, next: ProductInput): ProductInput => ({
  ...next,
  attributes: next.attributes ?? saved.attributes,
  variant: next.variant.map((variant) => ({
    ...variant,
    attributes:
      variant.attributes ?? saved.variant.find(({ sku }) => sku === variant.sku)?.attributes,
  })),
});

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const normalise = (input: ProductInput): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(input).filter(([key]) => productFields.has(key))),
    (key, value: unknown) =>
      ignoredFields.has(key) || (key === 'attributes' && isEmpty(value))
        ? undefined
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([, each]) => each !== undefined)
                .sort(([a], [b]) => (a < b ? -1 : 1)),
            )
          : value,
  );
