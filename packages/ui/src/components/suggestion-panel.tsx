import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SuggestionPanelProps = {
  open: boolean;
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/**
 * The box below a search field. A press keeps the focus in the field. Choosing an option closes
 * the box.
 */
export function SuggestionPanel({ open, onClose, className, children }: SuggestionPanelProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the options handle presses, the field handles keys
    <div
      hidden={!open}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) =>
        event.target instanceof Element && event.target.closest('[role="option"]') && onClose()
      }
      className={clsx(
        'z-(--z-dropdown) max-h-[min(34rem,70dvh)] overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface shadow-3',
        className,
      )}
    >
      {children}
    </div>
  );
}
