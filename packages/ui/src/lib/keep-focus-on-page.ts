import { mainId } from '../components/skip-link';

/**
 * What had the focus is about to be gone, and perhaps with it what would get it back: the focus
 * then goes to the page, where it would go nowhere.
 */
export function keepFocusOnPage(): void {
  // A closing dialog tries to give the focus back in the first frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(mainId)?.focus({ preventScroll: true });
    }),
  );
}
