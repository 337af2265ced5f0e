import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { FormDialog } from './form-dialog';

export interface ReasonDialogProps {
  /** The question, with the decision and the record: "Decline Helios Yard for the Enugu hub?" */
  title: string;
  /** Says who sees the reason and what the consequences are. */
  description: string;
  confirmLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'danger';
  label?: string;
  hint?: string;
  children?: ReactNode;
  /**
   * Resolves when the server has accepted the decision. If it rejects, the form shows the error.
   */
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

export function ReasonDialog({
  title,
  description,
  confirmLabel,
  busyLabel,
  variant = 'danger',
  label = 'Reason',
  hint,
  children,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const form = useContractForm(reasonSchema, { reason: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const submit = form.submit(async ({ reason }) => {
    await onSend(reason);
    onClose();
  });
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={confirmLabel}
      busyLabel={busyLabel}
      variant={variant}
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      blockedReason={reason.trim() === '' ? 'Enter a reason to continue.' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <TextareaField control={form.control} name="reason" label={label} hint={hint} rows={4} />
    </FormDialog>
  );
}
