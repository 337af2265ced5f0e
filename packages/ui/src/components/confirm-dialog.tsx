import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { keepFocusOnPage } from './main-landmark';
import { centredWindow, scrim } from '../lib/window';
import { Alert } from './alert';
import { Button } from './button';

export type ConfirmDialogProps = {
  /** The question, naming the thing: "Decline VM-204931?" */
  title: ReactNode;
  /** The consequences, and fields when a reason is required. */
  children?: ReactNode;
  /** Names the outcome: "Decline order". */
  confirmLabel: string;
  busyLabel?: string | undefined;
  /** The safe choice, also taken by Escape: "Keep order". */
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  /**
   * A promise keeps the dialog open and working until it settles. When it fails, the dialog stays
   * and shows the error's message.
   */
  onConfirm: () => unknown;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** A confirmation for actions that cannot be undone. The focus starts on the safe choice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    tone = 'danger',
    onConfirm,
    trigger,
    open,
    onOpenChange,
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cancel = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    if (busy) return;
    setFailure(undefined);
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setOwnOpen(false);
      onOpenChange?.(false);
      // The action may have removed the row and its menu.
      keepFocusOnPage();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Primitive.Root open={open ?? ownOpen} onOpenChange={change}>
      {trigger && <Primitive.Trigger render={trigger} />}
      <Primitive.Portal>
        <Primitive.Backdrop forceRender className={scrim} />
        <Primitive.Popup
          initialFocus={cancel}
          className={clsx(centredWindow, 'max-w-md overflow-y-auto p-6')}
        >
          <Primitive.Title className="text-lg leading-snug font-semibold">{title}</Primitive.Title>
          {children && (
            <Primitive.Description
              render={<div />}
              className="mt-1.5 grid gap-4 text-sm text-text-2"
            >
              {children}
            </Primitive.Description>
          )}
          {failure && <Alert className="mt-4">{failure}</Alert>}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Primitive.Close ref={cancel} disabled={busy} render={<Button />}>
              {cancelLabel}
            </Primitive.Close>
            <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
