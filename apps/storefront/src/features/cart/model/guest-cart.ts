import type { CartItemInput } from '@market/domain/carts/cart';
import { isCartItemInput } from '@market/domain/carts/is-cart-item-input';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import { createStored, isListOf } from '../../../shared/stored';

const MAX_LINES = 100;

const isCart = (value: unknown): value is CartItemInput[] =>
  isListOf(value, isCartItemInput, MAX_LINES);

/**
 * What a shopper without an account wants to buy: products and quantities only, the server prices
 * them.
 */
export const guestCart = createStored<CartItemInput[]>('storefront_cart', isCart, []);

type LineRef = Pick<CartItemInput, 'productId' | 'variantId'>;

/** A product without options matches with or without its only variant's id. */
export const sameLine = (a: LineRef, b: LineRef): boolean =>
  a.productId === b.productId &&
  (a.variantId === b.variantId || a.variantId === undefined || b.variantId === undefined);

/** Adds quantities to existing lines, as the account's cart does. */
export function addItems(
  items: readonly CartItemInput[],
  added: readonly CartItemInput[],
): CartItemInput[] {
  const sums = items.map((item) => {
    const more = added.find((each) => sameLine(each, item));
    return more
      ? { ...item, quantity: Math.min(MAX_QUANTITY, item.quantity + more.quantity), selected: true }
      : item;
  });
  const fresh = added.filter((each) => !items.some((item) => sameLine(item, each)));
  return [...sums, ...fresh].slice(0, MAX_LINES);
}

/** Replaces the lines of the same product and variant with the given ones. */
export function setItems(
  items: readonly CartItemInput[],
  changed: readonly CartItemInput[],
): CartItemInput[] {
  const replaced = items.map((item) => changed.find((each) => sameLine(each, item)) ?? item);
  const fresh = changed.filter((each) => !items.some((item) => sameLine(item, each)));
  return [...replaced, ...fresh].slice(0, MAX_LINES);
}

/** Without the products that were bought. Lines that were not selected stay. */
export const removeBought = (
  items: readonly CartItemInput[],
  productIds: readonly string[],
): CartItemInput[] =>
  items.filter(({ productId, selected }) => selected === false || !productIds.includes(productId));

export const removeItems = (
  items: readonly CartItemInput[],
  removed: readonly LineRef[],
): CartItemInput[] => items.filter((item) => !removed.some((each) => sameLine(each, item)));
