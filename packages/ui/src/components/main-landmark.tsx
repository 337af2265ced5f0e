/** The id of every shell's main landmark, the target of the skip link. */
export const mainId = 'main';

/** The first tab stop of every page. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-(--z-tooltip) -translate-y-16 rounded-2 bg-plate px-4 py-2.5 text-sm font-semibold text-on-plate focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/** Moves the focus to the page if the element that had it has been removed. */
export function keepFocusOnPage(): void {
  // A closing dialog tries to restore the focus in the first frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(mainId)?.focus({ preventScroll: true });
    }),
  );
}
