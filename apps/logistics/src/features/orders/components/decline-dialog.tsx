import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { declineReasons, declineSchema, type OrderSummary } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { RadioField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { notify } from '@market/web-kit/notify';
import { useDecline } from '../use-decline';

interface DeclineDialogProps {
  order: Pick<OrderSummary, 'id' | 'orderName'>;
  onClose: () => void;
  onDeclined: () => unknown;
}

const reasons = declineReasons.map((reason) => ({ value: reason, label: reason }));

/** Asks for the reason. The scheduler sees it, the customer does not. */
export function DeclineDialog({ order, onClose, onDeclined }: DeclineDialogProps) {
  const formId = useId();
  const form = useContractForm(declineSchema, { note: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const decline = useDecline(order, async () => {
    onClose();
    notify.success(`${order.orderName} was declined`);
    await onDeclined();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Decline ${order.orderName}?`}
      description="The order goes back to the scheduler."
      footer={
        <>
          <Button onClick={onClose}>Keep order</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel="Declining…"
          >
            Decline order
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit(decline)} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
        <RadioField control={form.control} name="reason" label="Reason" options={reasons} />
        <TextareaField
          control={form.control}
          name="note"
          label="Note to the scheduler"
          optional={reason !== 'Other'}
          rows={2}
        />
      </form>
    </Dialog>
  );
}
