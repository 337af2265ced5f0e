import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Moves the focus to `element` when `key` is pressed anywhere but in a field. Does nothing without a key.
 */
export function useFocusShortcut(
  key: string | undefined,
  element: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!key) return;
    const focus = (event: KeyboardEvent) => {
      if (
        event.key !== key ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      element.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [key, element]);
}
