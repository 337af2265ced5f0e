import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { paymentEventNoteSchema } from '@market/domain/checkout/payment-event';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { eventHandling } from '../payment-events.queries';

export function HandledDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useServices();
  const formId = useId();
  const handling = useMutation(eventHandling(api));
  const form = useContractForm(paymentEventNoteSchema, { note: '' });
  const submit = form.submit(async (body) => {
    await handling.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mark this event as handled?"
      description="It will not be retried. Your note is saved with the event."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel="Saving…"
          >
            Mark as handled
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
        <TextareaField control={form.control} name="note" label="What was done" rows={4} />
      </form>
    </Dialog>
  );
}
