import {
  cloneElement,
  useRef,
  useState,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyOverlay } from './lazy-overlay';

export interface Confirmation {
  /** The question, with the name of the record: "Decline VM-204931?" */
  title: ReactNode;
  /** The consequences, and fields when a reason is required. */
  children?: ReactNode;
  /** The outcome, as the button's label: "Decline order". */
  confirmLabel: string;
  busyLabel?: string | undefined;
  /** The safe choice, which Escape also selects: "Keep order". */
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  /**
   * A promise keeps the dialog open and busy until it settles. When it fails, the dialog stays and
   * shows the error's message.
   */
  onConfirm: () => unknown;
}

/** The element that opens a dialog. It takes the props of a button. */
type Trigger = ReactElement<{
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}>;

export interface ConfirmDialogProps extends Confirmation {
  /**
   * The element that opens the dialog, unless `open` and `onOpenChange` are given. The focus
   * returns to it.
   */
  trigger?: Trigger | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const ConfirmDialogContent = lazyOverlay(
  async () => (await import('./confirm-dialog-content')).ConfirmDialogContent,
);

/**
 * A confirmation for actions that cannot be undone. The focus starts on the safe choice. Render it
 * even while it is closed, so that its code loads when the page is idle.
 */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  ...confirmation
}: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  // The window stays rendered for its closing transition.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const opener = useRef<HTMLElement>(null);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick(event) {
            opener.current = event.currentTarget;
            trigger.props.onClick?.(event);
            change(true);
          },
        })}
      <ConfirmDialogContent
        {...confirmation}
        when={wasOpened}
        open={isOpen}
        onOpenChange={change}
        opener={trigger && opener}
      />
    </>
  );
}
