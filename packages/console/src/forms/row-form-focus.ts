import { useEffect, type RefObject } from 'react';

/**
 * Calls back when Escape is pressed inside the element. A menu or dialog around the element stays
 * open.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const { current } = element;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    current?.addEventListener('keydown', escape);
    return () => current?.removeEventListener('keydown', escape);
  }, [element, onEscape]);
}

/** A ref callback for an element that replaces a focused button: moves the focus to it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
