import { useEffect, useRef, type RefObject } from 'react';

/** Where the row fades at its end. */
const FADE_PX = 24;

/**
 * Scrolls a row of tabs so far that the current one can be seen: on a phone a link may lead to the
 * last of many. It looks again when another one is current, and when tabs or their counts have
 * come. The page itself does not move.
 */
export function useTabInSight<E extends HTMLElement>(
  current: unknown,
  items: readonly { count?: number | undefined }[],
): RefObject<E | null> {
  const row = useRef<E>(null);
  const tabs = items.length;
  const counts = items.filter(({ count }) => count !== undefined).length;
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (!row.current || !tab) return;
    const [frame, box] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < frame.left) row.current.scrollLeft += box.left - frame.left;
    else row.current.scrollLeft += Math.max(0, box.right - frame.right + FADE_PX);
  }, [current, tabs, counts]);
  return row;
}
