import type { CartItemInput } from './cart';
import { MAX_QUANTITY } from './max-quantity';

const MAX_ID_LENGTH = 64;

const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_ID_LENGTH;

/**
 * Whether `cartItemInputSchema` accepts a value. For the shop's first pages, which load no schemas.
 */
export function isCartItemInput(value: unknown): value is CartItemInput {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: keyof CartItemInput): unknown => Reflect.get(value, name);
  const quantity = field('quantity');
  return (
    isId(field('productId')) &&
    (field('variantId') === undefined || isId(field('variantId'))) &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY &&
    ['undefined', 'boolean'].includes(typeof field('selected'))
  );
}
