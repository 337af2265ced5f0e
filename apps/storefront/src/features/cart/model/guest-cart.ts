import type { CartItemInput } from '@market/domain/carts/cart';
import { isCartItemInput } from '@market/domain/carts/is-cart-item-input';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import { createStoredValue, isListOf } from '../../../shared/stored-value';

const MAX_LINES = 100;

const isCart = (value: unknown): value is CartItemInput[] =>
  isListOf(value, isCartItemInput, MAX_LINES);

/**
 * The cart of a shopper without an account. It has only products and quantities, because the server
 * prices them.
 */
export const guestCart = createStoredValue<CartItemInput[]>('storefront_cart', isCart, []);

type LineRef = Pick<CartItemInput, 'productId' | 'variantId'>;

/**
 * Whether two lines are the same. A product without options has one variant, whose id may be
 * missing.
 */
export const isSameLine = (a: LineRef, b: LineRef): boolean =>
  a.productId === b.productId &&
  (a.variantId === b.variantId || a.variantId === undefined || b.variantId === undefined);

/** Adds quantities to existing lines, as the account's cart does. */
export function addItems(
  items: readonly CartItemInput[],
  added: readonly CartItemInput[],
): CartItemInput[] {
  const sums = items.map((item) => {
    const more = added.find((each) => isSameLine(each, item));
    return more
      ? { ...item, quantity: Math.min(MAX_QUANTITY, item.quantity + more.quantity), selected: true }
      : item;
  });
  const fresh = added.filter((each) => !items.some((item) => isSameLine(item, each)));
  return [...sums, ...fresh].slice(0, MAX_LINES);
}

/** Replaces the lines of the same product and variant, and adds the other given items. */
export function setItems(
  items: readonly CartItemInput[],
  changed: readonly CartItemInput[],
): CartItemInput[] {
  const replaced = items.map((item) => changed.find((each) => isSameLine(each, item)) ?? item);
  const fresh = changed.filter((each) => !items.some((item) => isSameLine(item, each)));
  return [...replaced, ...fresh].slice(0, MAX_LINES);
}

/** Removes the products that were bought. Keeps lines that were not selected. */
export const removeBought = (
  items: readonly CartItemInput[],
  productIds: readonly string[],
): CartItemInput[] =>
  items.filter(({ productId, selected }) => selected === false || !productIds.includes(productId));

export const removeItems = (
  items: readonly CartItemInput[],
  removed: readonly LineRef[],
): CartItemInput[] => items.filter((item) => !removed.some((each) => isSameLine(each, item)));
