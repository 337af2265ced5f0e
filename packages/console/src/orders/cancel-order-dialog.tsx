import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { cancellationSchema, type Cancellation } from '@market/domain/orders/cancellation';
import { cancelReasonLabel, type CancelReason } from '@market/domain/orders/cancel-reasons';
import { FormDialog } from '../forms/form-dialog';
import { NativeSelectField } from '@market/web-kit/native-select-field';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

interface CancelOrderDialogProps {
  orderName: string;
  /** The reasons that the user can select, the most frequent first. */
  reasons: readonly CancelReason[];
  /** Who sees the note. */
  noteHint: string;
  /** The consequences of cancelling. */
  children: ReactNode;
  /**
   * Resolves when the server has accepted the cancellation. If it rejects, the form shows the
   * error.
   */
  onCancel: (cancellation: Cancellation) => Promise<unknown>;
  onClose: () => void;
}

export function CancelOrderDialog({
  orderName,
  reasons,
  noteHint,
  children,
  onCancel,
  onClose,
}: CancelOrderDialogProps) {
  const form = useContractForm(cancellationSchema, { note: '' });
  const reason = useWatch({ control: form.control, name: 'cancelReason' });
  const submit = form.submit(async (cancellation) => {
    await onCancel(cancellation);
    onClose();
  });
  return (
    <FormDialog
      title={`Cancel ${orderName}?`}
      description={children}
      submitLabel="Cancel order"
      busyLabel="Cancelling…"
      cancelLabel="Keep order"
      variant="danger"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelectField
        control={form.control}
        name="cancelReason"
        label="Reason"
        options={[
          { value: '', label: 'Choose a reason' },
          ...reasons.map((value) => ({ value, label: cancelReasonLabel(value) })),
        ]}
      />
      <TextareaField
        control={form.control}
        name="note"
        label={reason === 'other' ? 'What happened' : 'Note'}
        optional={reason !== 'other'}
        hint={noteHint}
        rows={3}
      />
    </FormDialog>
  );
}
