import { useEffect, useMemo } from 'react';
import { noop } from '@tanstack/react-query';
import { NO_NETWORK } from '@market/api-client/offline-text';
import type { CartItem, CartItemInput } from '@market/domain/carts/cart';
import { notify } from '@market/web-kit/notifications';
import { useServices, type Services } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import type * as accountCart from './change-account-cart';
import { toCartItemInput } from './model/cart-lines';
import { addItems, guestCart, removeItems, setItems } from './model/guest-cart';

export interface CartChanges {
  /**
   * Adds to the quantity of a product. Rejects when the server refuses, after a toast has shown the
   * reason.
   */
  add: (items: CartItemInput[]) => Promise<unknown>;
  /** Changes quantities or the selection. The change shows immediately. */
  change: (lines: CartItem[], patch: Partial<Pick<CartItem, 'quantity' | 'selected'>>) => void;
  remove: (line: CartItem) => void;
  restore: (line: CartItem) => void;
}

export function useCartChanges(): CartChanges {
  const services = useServices();
  const isGuest = useAccount() === undefined;
  // Loaded before the first press.
  useEffect(() => {
    if (!isGuest) void import('./change-account-cart').catch(noop);
  }, [isGuest]);
  return useMemo(() => (isGuest ? guestChanges : accountChanges(services)), [isGuest, services]);
}

const guestChanges: CartChanges = {
  add: (items) => Promise.resolve(guestCart.set(addItems(guestCart.get(), items))),
  change: (lines, patch) =>
    guestCart.set(
      setItems(
        guestCart.get(),
        lines.map((line) => toCartItemInput({ ...line, ...patch })),
      ),
    ),
  remove: (line) => guestCart.set(removeItems(guestCart.get(), [line])),
  restore: (line) => guestCart.set(setItems(guestCart.get(), [toCartItemInput(line)])),
};

function accountChanges(browser: Pick<Services, 'api' | 'queryClient'>): CartChanges {
  return {
    add: async (items) => (await loadAccountChanges()).addToCart(browser, items),
    change: (lines, patch) =>
      changeAccountCart(({ changeLines }) => changeLines(browser, lines, patch)),
    remove: (line) => changeAccountCart(({ removeLine }) => removeLine(browser, line)),
    restore: (line) => changeAccountCart(({ restoreLine }) => restoreLine(browser, line)),
  };
}

type AccountChanges = typeof accountCart;

/** Changes the account's cart. The change itself shows a failure. */
export const changeAccountCart = (change: (changes: AccountChanges) => Promise<unknown>): void =>
  void loadAccountChanges().then(change).catch(noop);

/** Rejects when the code cannot be loaded, after a toast has shown that there is no network. */
async function loadAccountChanges(): Promise<AccountChanges> {
  try {
    return await import('./change-account-cart');
  } catch (error) {
    notify.error(NO_NETWORK);
    throw error;
  }
}
