import { useId, useRef, useState, type FormEventHandler, type ReactNode } from 'react';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { focusFirstField } from '@market/ui/initial-focus';
import { waitForNextPaint } from '@market/ui/run-on-idle';
import { FormAlert } from '@market/web-kit/form-alert';
import { useIsSlow } from '@market/web-kit/use-is-slow';

interface FormDialogProps {
  title: string;
  /** What happens when the form is submitted. */
  description?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  submitting: boolean;
  formError: string | undefined;
  /** Why the form cannot be submitted yet. The button is disabled, and this text describes it. */
  blockedReason?: string | undefined;
  /**
   * Whether the dialog is hidden or busy one frame before `onClose` or `onSubmit` is called, because
   * they take a slow phone more than one frame.
   */
  respondsFirst?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  title,
  description,
  submitLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  variant = 'primary',
  submitting,
  formError,
  blockedReason,
  respondsFirst = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const reasonId = useId();
  const isSlow = useIsSlow(submitting);
  const form = useRef<HTMLFormElement>(null);
  const [isHidden, setHidden] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const close = () => {
    if (!respondsFirst) return onClose();
    setHidden(true);
    void waitForNextPaint().then(onClose);
  };
  const submit: typeof onSubmit = (event) => {
    if (!respondsFirst) return onSubmit(event);
    event.preventDefault();
    setStarting(true);
    void waitForNextPaint().then(() => {
      setStarting(false);
      onSubmit(event);
    });
  };
  return (
    <Dialog
      open
      hidden={isHidden}
      onOpenChange={close}
      title={keepNumbersTogether(title)}
      description={description}
      initialFocus={() => focusFirstField(form.current)}
      footer={
        <>
          {blockedReason && (
            <p id={reasonId} className="basis-full text-xs text-muted">
              {blockedReason}
            </p>
          )}
          <Button onClick={close}>{cancelLabel}</Button>
          <Button
            variant={variant}
            type="submit"
            form={formId}
            aria-disabled={blockedReason !== undefined || undefined}
            aria-describedby={blockedReason ? reasonId : undefined}
            busy={submitting || isStarting}
            busyLabel={isSlow ? 'Waiting for the network…' : busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {formError && <FormAlert>{formError}</FormAlert>}
        {children}
      </form>
    </Dialog>
  );
}

/** Keeps each word that ends in a number, such as VM-1042, on one line. */
const keepNumbersTogether = (title: string): ReactNode =>
  title.split(/(\w+-\d+\S*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
