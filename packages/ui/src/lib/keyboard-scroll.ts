const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Makes a scrolling box a stop of the Tab key when it contains none, so that keys can scroll it.
 */
export function allowKeyboardScroll(box: HTMLElement | null): void {
  if (!box) return;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box;
  const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth;
  if (scrolls && box.querySelector(FOCUSABLE) === null) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
