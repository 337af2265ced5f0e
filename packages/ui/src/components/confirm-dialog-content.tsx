import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import { useRef, useState, type RefObject } from 'react';
import { keepFocusOnPage } from './main-landmark';
import { centredDialogClass, backdropClass } from '../lib/dialog-classes';
import { Alert } from './alert';
import { Button } from './button';
import type { Confirmation } from './confirm-dialog';

interface ConfirmDialogContentProps extends Confirmation {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * Gets the focus when the window closes. By default the element that had the focus before gets
   * it.
   */
  opener?: RefObject<HTMLElement | null> | undefined;
}

export function ConfirmDialogContent({
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  open,
  onOpenChange,
  opener,
}: ConfirmDialogContentProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cancel = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    if (busy) return;
    setFailure(undefined);
    onOpenChange(next);
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
      // The action may have removed the element that would get the focus.
      keepFocusOnPage();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work. Try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Backdrop forceRender className={backdropClass} />
        <Primitive.Popup
          initialFocus={cancel}
          finalFocus={opener}
          className={clsx(centredDialogClass, 'max-w-md overflow-y-auto p-6')}
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
