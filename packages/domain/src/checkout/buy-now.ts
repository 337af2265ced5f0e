import type { CartItemInput } from '../carts/cart';
import { isCartItemInput } from '../carts/is-cart-item-input';

const PARAMETER = 'buy';
const MAX_ITEMS = 100;

/**
 * Query of a checkout that buys these items directly, `?buy=<product>~<variant>~2`. Empty for a
 * checkout of the cart.
 */
export function buyNowSearch(items: readonly CartItemInput[] | undefined): string {
  if (!items || items.length === 0) return '';
  return `?${new URLSearchParams(items.map(({ productId, variantId = '', quantity }) => [PARAMETER, `${productId}~${variantId}~${quantity}`]))}`;
}

/**
 * Items of a direct purchase in a checkout URL. Undefined for the cart, and when the query is
 * invalid.
 */
export function buyNowItems(search: URLSearchParams): CartItemInput[] | undefined {
  const items = search.getAll(PARAMETER).map((text) => {
    const [productId = '', variantId = '', quantity = ''] = text.split('~');
    return { productId, quantity: Number(quantity), ...(variantId !== '' && { variantId }) };
  });
  const isValid = items.length > 0 && items.length <= MAX_ITEMS && items.every(isCartItemInput);
  return isValid ? items : undefined;
}
