import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem, CartItemInput } from '@market/domain/carts/cart';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { cart } from '../../shared/endpoints';
import { accountCartQuery } from './cart.queries';
import { inputOf, withLocalChanges } from './model/cart-lines';
import { addItems, guestCart, removeItems, setItems } from './model/guest-cart';

export interface CartChanges {
  /**
   * Adds to the quantity of a product. Rejects when the server refuses; a toast has shown the
   * reason.
   */
  add: (items: CartItemInput[]) => Promise<unknown>;
  /** Changes quantities or the selection. Shown immediately. */
  change: (lines: CartItem[], patch: Partial<Pick<CartItem, 'quantity' | 'selected'>>) => void;
  remove: (line: CartItem) => void;
  /** Puts back what was removed. */
  restore: (line: CartItem) => void;
}

/** Changes the current visitor's cart: the account's, or the guest's. */
export function useCartChanges(): CartChanges {
  const account = useAccountCartChanges();
  const isGuest = useAccount() === undefined;
  return isGuest ? guestChanges : account;
}

const guestChanges: CartChanges = {
  add: (items) => Promise.resolve(guestCart.set(addItems(guestCart.get(), items))),
  change: (lines, patch) =>
    guestCart.set(
      setItems(
        guestCart.get(),
        lines.map((line) => inputOf({ ...line, ...patch })),
      ),
    ),
  remove: (line) => guestCart.set(removeItems(guestCart.get(), [line])),
  restore: (line) => guestCart.set(setItems(guestCart.get(), [inputOf(line)])),
};

/** Sequential, so that the last press takes effect. Each response is the whole cart. */
const inOrder = { scope: { id: 'cart' } } as const;

function useAccountCartChanges(): CartChanges {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = accountCartQuery(api);

  const show = async (next: (lines: CartItem[]) => CartItem[]) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Cart>(
      queryKey,
      (current) => current && { ...current, cartItemsList: next(current.cartItemsList) },
    );
  };
  const settle = {
    ...inOrder,
    // Only the last response is applied: an earlier one would revert later presses on the screen.
    onSuccess: (answer: Cart) => {
      if (queryClient.isMutating({ mutationKey: ['cart'] }) === 1)
        queryClient.setQueryData<Cart>(queryKey, answer);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  const put = useMutation({ ...api.mutation(cart('add'), { invalidates: [] }), ...settle });
  const take = useMutation({ ...api.mutation(cart('remove'), { invalidates: [] }), ...settle });

  return {
    add: (items) => put.mutateAsync({ body: { items, mode: 'add' } }),
    change: (lines, patch) => {
      const items = lines.map((line) => inputOf({ ...line, ...patch }));
      void show((current) => current.map((line) => withLocalChanges([line], items)[0] ?? line));
      put.mutate({ body: { items, mode: 'set' } });
    },
    remove: (line) => {
      void show((current) => current.filter(({ id }) => id !== line.id));
      take.mutate({ body: { itemIds: [line.id] } });
    },
    restore: (line) => put.mutate({ body: { items: [inputOf(line)], mode: 'set' } }),
  };
}
