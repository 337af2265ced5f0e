import { useState } from 'react';
import { useShortcuts } from '@market/console/shortcuts/shortcuts';
import type { BoardOrder } from '@market/domain/orders/delivery-board';

interface BoardKeys {
  /** The list that J and K move through. */
  rows: readonly BoardOrder[];
  canPlan: boolean;
  onSelect: (id: string) => void;
  onAssign: () => void;
  onView: (view: 'day' | 'status') => void;
}

/** On a focused link or control, Enter keeps its usual function. */
const isOnControl = () =>
  document.activeElement?.closest('a, button, select, [role="tab"]') !== null &&
  document.activeElement !== null;

/** Returns the index of the row that J and K moved to. */
export function useBoardKeys({ rows, canPlan, onSelect, onAssign, onView }: BoardKeys) {
  const [moved, setMoved] = useState<number>();
  const current = moved === undefined ? undefined : Math.min(moved, rows.length - 1);
  const move = (step: 1 | -1) =>
    setMoved(current === undefined ? 0 : Math.max(0, Math.min(rows.length - 1, current + step)));
  const row = current === undefined ? undefined : rows[current];
  const hasRows = () => rows.length > 0;
  useShortcuts('Board', [
    { keys: ['j'], label: 'Next order', run: () => move(1), isAvailable: hasRows },
    { keys: ['k'], label: 'Previous order', run: () => move(-1), isAvailable: hasRows },
    {
      keys: ['x'],
      label: 'Select the order',
      run: () => row && onSelect(row.id),
      isAvailable: hasRows,
    },
    {
      keys: ['enter'],
      label: 'Assign the selected orders',
      run: onAssign,
      isAvailable: () => canPlan && !isOnControl(),
    },
    { keys: ['d'], label: 'Day view', run: () => onView('day'), isAvailable: () => canPlan },
    { keys: ['b'], label: 'Status view', run: () => onView('status'), isAvailable: () => canPlan },
  ]);
  return current;
}
