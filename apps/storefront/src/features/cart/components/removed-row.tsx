import type { CartItem } from '@market/domain/carts/cart';
import { LinkButton } from '@market/ui/link';

/** The pressed button is gone, so the focus moves to the undo button. */
const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Shown in place of a removed line. */
export function RemovedRow({ line, onRestore }: { line: CartItem; onRestore: () => void }) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line bg-sunken px-4 py-3 text-sm md:px-5">
      <span className="min-w-0 break-words text-text-2">{`${line.name} is out of your cart.`}</span>
      <LinkButton
        ref={takeFocus}
        className="inline-flex min-h-6 flex-none items-center pointer-coarse:min-h-11"
        aria-label={`Undo: put ${line.name} back`}
        onClick={onRestore}
      >
        Undo
      </LinkButton>
    </li>
  );
}
