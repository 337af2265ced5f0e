import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { lineDelivery } from '@market/domain/shipping/shipping-fee';
import { toCart } from '../carts';

export interface SavedLine {
  readonly id: string;
  readonly line: SaleLine;
  /** The saved variant. Undefined while none is chosen. */
  readonly variantId: string | undefined;
  readonly needsChoice: boolean;
  readonly priceWhenSaved: number;
  readonly savedAt: Date;
}

export function toSavedItem({
  id,
  line,
  variantId,
  needsChoice,
  priceWhenSaved,
  savedAt,
}: SavedLine): SavedItem | undefined {
  const [item] = toCart([
    { id, line, selected: true, priceWhenAdded: priceWhenSaved },
  ]).cartItemsList;
  if (!item) return undefined;
  const { selected: _, ...shown } = item;
  return {
    ...shown,
    variantId,
    variantLabel: needsChoice ? undefined : shown.variantLabel,
    needsChoice,
    storeState: line.storeState,
    delivery: lineDelivery(line),
    savedAt: savedAt.toISOString(),
  };
}
