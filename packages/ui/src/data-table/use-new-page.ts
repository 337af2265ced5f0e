import { useEffect, useRef, type RefObject } from 'react';
import type { RowKey } from './row-selection';

/** Scrolls the table to its top when all rows were replaced, for example by another page. */
export function useNewPage(keys: readonly RowKey[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(keys);
  useEffect(() => {
    const last = new Set(before.current);
    before.current = keys;
    const table = scroller.current;
    if (!table || last.size === 0 || keys.length === 0 || keys.some((key) => last.has(key))) return;
    table.scrollTop = 0;
    // On a phone the window scrolls. Instant, because animating past twenty rows is distracting.
    if (table.getBoundingClientRect().top < 0)
      table.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  return scroller;
}
