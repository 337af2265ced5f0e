import * as z from 'zod/mini';
import { cartItemInputSchema, type CartItemInput } from '../carts/cart';

const PARAMETER = 'buy';
const itemsSchema = z.array(cartItemInputSchema).check(z.minLength(1), z.maxLength(100));

/** The query of a checkout that buys these items without the cart, `?buy=<product>~<variant>~2`; empty for the cart's own. */
export function buyNowSearch(items: readonly CartItemInput[] | undefined): string {
  if (!items || items.length === 0) return '';
  return `?${new URLSearchParams(items.map(({ productId, variantId = '', quantity }) => [PARAMETER, `${productId}~${variantId}~${quantity}`]))}`;
}

/** What a checkout's query buys without the cart. Undefined for the cart, and for a query that cannot be read. */
export function buyNowItems(search: URLSearchParams): CartItemInput[] | undefined {
  const items = search.getAll(PARAMETER).map((text) => {
    const [productId = '', variantId = '', quantity = ''] = text.split('~');
    return { productId, quantity: Number(quantity), ...(variantId !== '' && { variantId }) };
  });
  return z.safeParse(itemsSchema, items).data;
}
