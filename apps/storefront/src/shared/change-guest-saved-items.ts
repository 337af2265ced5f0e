import type { SavedItemInput } from '@market/domain/saved-items/saved-item';
import { guestSavedItems, MAX_GUEST_SAVED_ITEMS } from './guest-saved-items';

type ItemRef = Pick<SavedItemInput, 'productId' | 'variantId'>;

const isSame = (a: ItemRef, b: ItemRef): boolean =>
  a.productId === b.productId && a.variantId === b.variantId;

/**
 * Saves a product. As in the account's list, saving a variant replaces an entry that has no
 * variant.
 */
export function saveAsGuest(item: SavedItemInput): void {
  const items = guestSavedItems.get();
  const isKnown = items.some((each) =>
    item.variantId === undefined ? each.productId === item.productId : isSame(each, item),
  );
  if (isKnown) return;
  const others = items.filter((each) => !isSame(each, { productId: item.productId }));
  guestSavedItems.set([item, ...others].slice(0, MAX_GUEST_SAVED_ITEMS));
}

/** Removes a saved variant. Without a variant, removes all saved items of the product. */
export const unsaveAsGuest = ({ productId, variantId }: ItemRef): void =>
  guestSavedItems.set(
    guestSavedItems
      .get()
      .filter(
        (each) =>
          each.productId !== productId || (variantId !== undefined && each.variantId !== variantId),
      ),
  );
