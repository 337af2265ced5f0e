import { LinkButton } from '@market/ui/link';

/** The pressed button is gone, so the focus moves to the undo button. */
const focusElement = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

interface RemovedRowProps {
  /** `Axora H5 is out of your cart.` */
  text: string;
  /** The undo button's name: `Undo: put Axora H5 back`. */
  undoLabel: string;
  onRestore: () => void;
}

export function RemovedRow({ text, undoLabel, onRestore }: RemovedRowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line bg-sunken px-4 py-3 text-sm md:px-5">
      <span className="min-w-0 break-words text-text-2">{text}</span>
      <LinkButton
        ref={focusElement}
        className="inline-flex min-h-6 flex-none items-center pointer-coarse:min-h-11"
        aria-label={undoLabel}
        onClick={onRestore}
      >
        Undo
      </LinkButton>
    </li>
  );
}
