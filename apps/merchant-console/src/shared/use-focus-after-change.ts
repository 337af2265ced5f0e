import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Applies a change synchronously, then focuses the element that `selector` finds. Use it for lists
 * with index keys, where the focus would otherwise stay on another item, or be lost after a
 * removal.
 */
export function useFocusAfterChange<E extends HTMLElement>() {
  const within = useRef<E>(null);
  const focusAfter = (change: () => void, selector: string) => {
    flushSync(change);
    within.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  return { within, focusAfter };
}
