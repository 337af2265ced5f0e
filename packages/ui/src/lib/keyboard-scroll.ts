const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Makes a scrolling box focusable when it contains no focusable element, so that it can be scrolled
 * by keyboard.
 */
export function allowKeyboardScroll(box: HTMLElement | null): void {
  if (!box) return;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box;
  const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth;
  if (scrolls && box.querySelector(FOCUSABLE) === null) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
