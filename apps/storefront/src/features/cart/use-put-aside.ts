import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '@market/domain/carts/cart';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { cart, savedItems } from '../../shared/endpoints';
import { saveAsGuest } from '../../shared/change-guest-saved';
import { accountCartQuery } from './cart.queries';
import { guestCart, removeItems } from './model/guest-cart';

/**
 * Moves a line of the cart to the saved products, with variant, quantity and the price when it was
 * added. Shown immediately.
 */
export function usePutAside(): (line: CartItem) => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isGuest = useAccount() === undefined;
  const { queryKey } = accountCartQuery(api);
  const move = useMutation({
    ...api.mutation(savedItems('fromCart'), { invalidates: [savedItems('list'), cart('get')] }),
    // After the changes of the line that are on their way.
    scope: { id: 'cart' },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  if (isGuest)
    return (line) => {
      const { productId, variantId, quantity, unitPrice, previousPrice } = line;
      saveAsGuest({ productId, variantId, quantity, unitPrice: previousPrice ?? unitPrice });
      guestCart.set(removeItems(guestCart.get(), [line]));
    };
  return (line) => {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Cart>(
      queryKey,
      (current) =>
        current && {
          ...current,
          cartItemsList: current.cartItemsList.filter(({ id }) => id !== line.id),
        },
    );
    move.mutate({ body: { itemIds: [line.id] } });
  };
}
