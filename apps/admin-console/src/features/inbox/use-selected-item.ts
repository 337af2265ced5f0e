import { useState } from 'react';
import type { InboxItem } from '@market/domain/inbox/inbox';
import { itemKey } from './model/inbox-texts';

interface SelectionOptions {
  rows: readonly InboxItem[];
  /** The list that the rows belong to. The selection does not carry over to another list. */
  scope: string;
  /** Whether the user has decided on the item, which then leaves the list. */
  isDone: (item: InboxItem) => boolean;
}

/**
 * The selected item of the inbox, initially the first. When someone else decides on an item that
 * the user selected, the item stays in the list until another one is selected.
 */
export function useSelectedItem({ rows, scope, isDone }: SelectionOptions) {
  const [picked, setPicked] = useState<{ item: InboxItem; index: number; scope: string }>();
  const current = picked?.scope === scope ? picked : undefined;
  const indexIn = (items: readonly InboxItem[]) =>
    items.findIndex((item) => current && itemKey(item) === itemKey(current.item));
  const place = current?.index ?? 0;
  const isKept = current && indexIn(rows) === -1 && !isDone(current.item);
  const shown = isKept ? rows.toSpliced(Math.min(place, rows.length), 0, current.item) : rows;
  const found = indexIn(shown);
  const index = found === -1 ? Math.max(0, Math.min(place, shown.length - 1)) : found;
  const select = (item: InboxItem) =>
    setPicked({
      item,
      index: shown.findIndex((each) => itemKey(each) === itemKey(item)),
      scope,
    });
  return {
    shown,
    selected: shown[index],
    select,
    move(step: 1 | -1) {
      const next = shown[index + step];
      if (next) select(next);
    },
  };
}
