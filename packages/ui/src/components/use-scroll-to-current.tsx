import { useEffect, useRef, type RefObject } from 'react';

/** The width of the fade at the end of the row. */
const FADE_PX = 24;

/**
 * Scrolls a row of tabs or radios so that the current one is visible, even when another tab becomes
 * current or the tabs change. Does not scroll the page.
 */
export function useScrollToCurrent<E extends HTMLElement>(
  current: unknown,
  items: readonly { count?: number | undefined }[],
): RefObject<E | null> {
  const row = useRef<E>(null);
  const tabs = items.length;
  const counts = items.filter(({ count }) => count !== undefined).length;
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"], [aria-current], :checked');
    if (!row.current || !tab) return;
    const [frame, box] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < frame.left) row.current.scrollLeft += box.left - frame.left;
    else row.current.scrollLeft += Math.max(0, box.right - frame.right + FADE_PX);
  }, [current, tabs, counts]);
  return row;
}
