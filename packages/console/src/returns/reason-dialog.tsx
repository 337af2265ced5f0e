import { useId } from 'react';
import * as z from 'zod/mini';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

export interface ReasonDialogProps {
  /** Names the return: "Reject VM-204918-R1?" */
  title: string;
  /** Who sees the reason, and the consequences. */
  description: string;
  confirmLabel: string;
  busyLabel: string;
  /** Resolves when the server has accepted it. The form shows the error otherwise. */
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const reasonSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter a reason' }),
      z.maxLength(500, { error: 'Use at most 500 characters' }),
    ),
});

/** Asks for a required reason. */
export function ReasonDialog({
  title,
  description,
  confirmLabel,
  busyLabel,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const formId = useId();
  const form = useContractForm(reasonSchema, { reason: '' });
  const submit = form.submit(async ({ reason }) => {
    await onSend(reason);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
        <TextareaField control={form.control} name="reason" label="Reason" rows={4} />
      </form>
    </Dialog>
  );
}
