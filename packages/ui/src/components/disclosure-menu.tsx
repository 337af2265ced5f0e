import { useEffect, useRef, type ReactNode } from 'react';

export type DisclosureMenuProps = {
  /** The content of the button, styled by `summaryClassName`. */
  summary: ReactNode;
  /** The name of a button that shows only an icon. */
  label?: string | undefined;
  summaryClassName?: string | undefined;
  panelClassName?: string | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
};

/**
 * A panel of links below its button, as a native `details` element. Closes on Escape, on a press or
 * focus outside, and on a chosen link.
 */
export function DisclosureMenu({
  summary,
  label,
  summaryClassName,
  panelClassName,
  onOpenChange,
  children,
}: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const chooseLink = (event: Event) => {
      const element = details.current;
      if (
        element &&
        event.target instanceof Element &&
        event.target.closest('a') &&
        element.contains(event.target)
      )
        element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('click', chooseLink);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('click', chooseLink);
    };
  }, []);
  return (
    <details
      ref={details}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className="relative"
    >
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
