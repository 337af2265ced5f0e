import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * For lines that are known by their place alone: after a move the focus would stay behind with another line, and after a removal it would be gone.
 * Draws a change at once, then focuses what the selector finds inside.
 */
export function useFocusAfter<E extends HTMLElement>() {
  const within = useRef<E>(null);
  const focusAfter = (change: () => void, selector: string) => {
    flushSync(change);
    within.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  return { within, focusAfter };
}
