import { useState } from 'react';
import { noop, useMutation } from '@tanstack/react-query';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { useCartChanges } from '../../../features/cart/use-cart-changes';
import { cart, savedItems } from '../../../shared/endpoints';
import { unsaveAsGuest } from '../../../shared/change-guest-saved-items';

/** When the server refuses, a toast shows the reason. */
export function useMoveToCart() {
  const { api } = useServices();
  const isGuest = useAccount() === undefined;
  const { add } = useCartChanges();
  const [moving, setMoving] = useState<string>();
  const toCart = useMutation(
    api.mutation(savedItems('toCart'), { invalidates: [savedItems('list'), cart('get')] }),
  );

  const moveGuestItem = async ({ productId, variantId, quantity }: SavedItem) => {
    await add([{ productId, variantId, quantity, selected: true }]);
    unsaveAsGuest({ productId, variantId });
  };
  const move = async (item: SavedItem, key: string) => {
    if (moving !== undefined) return;
    setMoving(key);
    try {
      await (isGuest ? moveGuestItem(item) : toCart.mutateAsync({ body: { itemId: item.id } }));
    } finally {
      setMoving(undefined);
    }
  };
  return { moving, move: (item: SavedItem, key: string) => void move(item, key).catch(noop) };
}
