import type { SavedItemInput } from '@market/domain/saved-items/saved-item';
import { guestSaved, MAX_GUEST_SAVED } from './guest-saved';

type Ref = Pick<SavedItemInput, 'productId' | 'variantId'>;

const isSame = (a: Ref, b: Ref): boolean =>
  a.productId === b.productId && a.variantId === b.variantId;

/** Saves a product. One without a variant gives way to one with, as in the account's list. */
export function saveAsGuest(item: SavedItemInput): void {
  const items = guestSaved.get();
  const isKnown = items.some((each) =>
    item.variantId === undefined ? each.productId === item.productId : isSame(each, item),
  );
  if (isKnown) return;
  const others = items.filter((each) => !isSame(each, { productId: item.productId }));
  guestSaved.set([item, ...others].slice(0, MAX_GUEST_SAVED));
}

/** Without a variant, everything that is saved of the product. */
export const unsaveAsGuest = ({ productId, variantId }: Ref): void =>
  guestSaved.set(
    guestSaved
      .get()
      .filter(
        (each) =>
          each.productId !== productId || (variantId !== undefined && each.variantId !== variantId),
      ),
  );
