import { useSearchParams } from 'react-router-dom';
import type { CartItemInput } from '@market/domain/carts/cart';
import { buyNowItems, buyNowSearch } from '@market/domain/checkout/buy-now';
import {
  buyNowDraft,
  checkoutDraft,
  type CheckoutDraft,
} from '../../../features/checkout/checkout-draft';
import type { Stored } from '../../../shared/stored';

export interface CheckoutItems {
  /** Items bought directly. Undefined for the cart's selected lines. */
  items: CartItemInput[] | undefined;
  draft: Stored<CheckoutDraft>;
  /** For links within the checkout. */
  search: string;
}

/** The items in a checkout's URL. */
export const checkoutItemsOf = (params: URLSearchParams): CheckoutItems => {
  const items = buyNowItems(params);
  return { items, draft: items ? buyNowDraft : checkoutDraft, search: buyNowSearch(items) };
};

export function useCheckoutItems(): CheckoutItems {
  const [params] = useSearchParams();
  return checkoutItemsOf(params);
}
