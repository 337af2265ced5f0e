import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '@market/domain/carts/cart';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { useStoredValue } from '../../shared/stored-value';
import { accountCartQuery, guestCartQuery } from './cart.queries';
import { withLocalChanges } from './model/cart-lines';
import { guestCart } from './model/guest-cart';

export interface CartView {
  /** Undefined while the cart loads. */
  lines: CartItem[] | undefined;
  error: Error | null;
  refetch: () => void;
  refetching: boolean;
}

/** A guest's cart is in this browser, and the server prices it. */
export function useCart(): CartView {
  const { api } = useServices();
  const signedIn = useAccount() !== undefined;
  const items = useStoredValue(guestCart);
  const isEmptyGuest = !signedIn && items.length === 0;
  const account = useQuery({ ...accountCartQuery(api), enabled: signedIn });
  const guest = useQuery({ ...guestCartQuery(api, items), enabled: !signedIn && !isEmptyGuest });

  const { data, error, refetch, isFetching } = signedIn ? account : guest;
  const priced = signedIn
    ? data?.cartItemsList
    : data && withLocalChanges(data.cartItemsList, items);
  return {
    lines: isEmptyGuest ? [] : priced,
    error: isEmptyGuest || data ? null : error,
    refetch: () => void refetch(),
    refetching: isFetching,
  };
}
