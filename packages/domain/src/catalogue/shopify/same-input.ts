import { productInputSchema, type ProductInput } from '../product-input';

/** Not saved as such: the stock when it was read, and the only units there are. */
const ignored = new Set(['quantityRead', 'weightUnit', 'dimensionUnit']);
const fields = new Set(Object.keys(productInputSchema.shape));

/**
 * Whether two inputs are equal when saved. Ignores key order and what is no field of a product, and
 * treats empty values as missing.
 */
export const isSameInput = (a: ProductInput, b: ProductInput): boolean => settled(a) === settled(b);

const settled = (input: ProductInput): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(input).filter(([key]) => fields.has(key))),
    (key, value: unknown) =>
      ignored.has(key)
        ? undefined
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([, each]) => each !== undefined)
                .sort(([a], [b]) => (a < b ? -1 : 1)),
            )
          : value,
  );
