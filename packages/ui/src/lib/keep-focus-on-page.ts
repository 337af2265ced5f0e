import { mainId } from '../components/skip-link';

/** Moves the focus to the page when the focused element is removed, because it would be lost otherwise. */
export function keepFocusOnPage(): void {
  // A closing dialog tries to restore the focus in the first frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(mainId)?.focus({ preventScroll: true });
    }),
  );
}
