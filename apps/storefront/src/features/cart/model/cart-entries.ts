import type { CartItem } from '@market/domain/carts/cart';
import { isSameLine } from './guest-cart';

/**
 * A line on the page. A line that was just removed keeps its position, so that it can be restored.
 */
export interface CartEntry {
  line: CartItem;
  isRemoved: boolean;
  /** Whether the line was moved to the saved products. */
  isSaved: boolean;
}

export interface RemovedLine {
  line: CartItem;
  index: number;
  isSaved: boolean;
}

/**
 * The cart's lines and those removed during this visit, each in its position. A restored line
 * counts as a line of the cart again.
 */
export function cartEntries(
  lines: readonly CartItem[],
  removed: readonly RemovedLine[],
): CartEntry[] {
  const entries = lines.map((line) => ({ line, isRemoved: false, isSaved: false }));
  const gone = removed.filter(({ line }) => !lines.some((each) => isSameLine(each, line)));
  for (const { line, index, isSaved } of gone.toSorted((a, b) => a.index - b.index))
    entries.splice(index, 0, { line, isRemoved: true, isSaved });
  return entries;
}

export interface StoreEntries {
  storeId: string;
  storeSlug: string;
  storeName: string;
  shipsFrom: string | undefined;
  entries: CartEntry[];
}

/** Entries grouped by store, in the order in which the stores were added to the cart. */
export function groupByStore(entries: readonly CartEntry[]): StoreEntries[] {
  const stores = new Map<string, StoreEntries>();
  for (const entry of entries) {
    const { storeId, storeSlug, storeName, shipsFrom } = entry.line;
    const store = stores.get(storeId) ?? { storeId, storeSlug, storeName, shipsFrom, entries: [] };
    store.entries.push(entry);
    stores.set(storeId, store);
  }
  return [...stores.values()];
}
