import { useMutation } from '@tanstack/react-query';
import { paymentEventNoteSchema } from '@market/domain/checkout/payment-event';
import { FormDialog } from '@market/console/forms/form-dialog';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { markEventHandled } from '../payment-events.queries';

export function MarkHandledDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useServices();
  const handle = useMutation(markEventHandled(api));
  const form = useContractForm(paymentEventNoteSchema, { note: '' });
  const submit = form.submit(async (body) => {
    await handle.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <FormDialog
      title="Mark this event as handled?"
      description="This event will not be retried. Your note is saved with the event."
      submitLabel="Mark as handled"
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField control={form.control} name="note" label="What was done" rows={4} />
    </FormDialog>
  );
}
