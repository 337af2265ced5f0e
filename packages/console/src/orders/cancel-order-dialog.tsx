import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  cancellationSchema,
  cancelReasonLabel,
  type Cancellation,
  type CancelReason,
} from '@market/domain/orders/cancellation';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
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
  /** Resolves when the server has accepted it. The form shows the error otherwise. */
  onCancel: (cancellation: Cancellation) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason before an order is cancelled. */
export function CancelOrderDialog({
  orderName,
  reasons,
  noteHint,
  children,
  onCancel,
  onClose,
}: CancelOrderDialogProps) {
  const formId = useId();
  const form = useContractForm(cancellationSchema, { note: '' });
  const reason = useWatch({ control: form.control, name: 'cancelReason' });
  const submit = form.submit(async (cancellation) => {
    await onCancel(cancellation);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${orderName}?`}
      description={children}
      footer={
        <>
          <Button onClick={onClose}>Keep order</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel="Cancelling…"
          >
            Cancel order
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
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
      </form>
    </Dialog>
  );
}
