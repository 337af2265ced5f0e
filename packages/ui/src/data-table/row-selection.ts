export type RowKey = string | number;

/**
 * The selection after a click on a checkbox. With `anchor` (shift-click), the click also counts for
 * all rows in between.
 */
export function toggleRows<Key extends RowKey>(
  keys: readonly Key[],
  selected: ReadonlySet<Key>,
  { key, checked, anchor }: { key: Key; checked: boolean; anchor?: Key | undefined },
): Set<Key> {
  const to = keys.indexOf(key);
  const from = anchor === undefined ? -1 : keys.indexOf(anchor);
  const range = from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const member of range) {
    if (checked) next.add(member);
    else next.delete(member);
  }
  return next;
}

/** Selects or clears all rows of this page. Rows of other pages stay unchanged. */
export function togglePage<Key extends RowKey>(
  keys: readonly Key[],
  selected: ReadonlySet<Key>,
  checked: boolean,
): Set<Key> {
  const next = new Set(selected);
  for (const key of keys) {
    if (checked) next.add(key);
    else next.delete(key);
  }
  return next;
}
