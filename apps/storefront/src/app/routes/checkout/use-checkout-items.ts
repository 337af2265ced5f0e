import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CartItemInput } from '@market/domain/carts/cart';
import { buyNowItems, buyNowSearch } from '@market/domain/checkout/buy-now';
import { useUser } from '@market/web-kit/use-session';
import { guestCart } from '../../../features/cart/model/guest-cart';
import {
  buyNowDraft,
  checkoutDraft,
  type CheckoutDraft,
} from '../../../features/checkout/checkout-draft';
import { useStoredValue, type StoredValue } from '../../../shared/stored-value';

export interface CheckoutItems {
  /** The items to buy. Undefined for the selected lines of an account's cart. */
  items: CartItemInput[] | undefined;
  /** Whether the items are bought directly, without a cart. */
  isDirect: boolean;
  draft: StoredValue<CheckoutDraft>;
  /** The URL parameters for links within the checkout. */
  search: string;
}

/**
 * The items in the checkout's URL, otherwise the items in the cart. A guest's cart is in the
 * browser.
 */
export function resolveCheckoutItems(
  params: URLSearchParams,
  inBrowser: readonly CartItemInput[] | undefined,
): CheckoutItems {
  const direct = buyNowItems(params);
  return {
    items: direct ?? inBrowser?.filter(({ selected }) => selected !== false),
    isDirect: direct !== undefined,
    draft: direct ? buyNowDraft : checkoutDraft,
    search: buyNowSearch(direct),
  };
}

export function useCheckoutItems(): CheckoutItems {
  const [params] = useSearchParams();
  const isGuest = useUser()?.isGuest;
  const inBrowser = useStoredValue(guestCart);
  return useMemo(
    () => resolveCheckoutItems(params, isGuest ? inBrowser : undefined),
    [params, isGuest, inBrowser],
  );
}
