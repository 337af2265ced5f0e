import { useSearchParams } from 'react-router-dom';
import type { CartItemInput } from '@market/domain/carts/cart';
import { buyNowItems, buyNowSearch } from '@market/domain/checkout/buy-now';
import {
  buyNowDraft,
  checkoutDraft,
  type CheckoutDraft,
} from '../../../features/checkout/checkout-draft';
import type { Stored } from '../../../shared/stored';

export interface Wanted {
  /** Bought without the cart; undefined for the cart's ticked lines. */
  items: CartItemInput[] | undefined;
  draft: Stored<CheckoutDraft>;
  /** For links within the checkout. */
  search: string;
}

/** What a checkout's address asks to buy. */
export const wantedOf = (params: URLSearchParams): Wanted => {
  const items = buyNowItems(params);
  return { items, draft: items ? buyNowDraft : checkoutDraft, search: buyNowSearch(items) };
};

export function useWanted(): Wanted {
  const [params] = useSearchParams();
  return wantedOf(params);
}
