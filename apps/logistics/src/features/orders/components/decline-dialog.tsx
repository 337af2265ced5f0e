import { useWatch } from 'react-hook-form';
import { declineReasons, declineSchema, type OrderSummary } from '@market/domain/orders/order';
import { FormDialog } from '@market/console/forms/form-dialog';
import { RadioField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useStepQueue } from '../queue/use-steps';

interface DeclineDialogProps {
  order: Pick<OrderSummary, 'id' | 'orderName' | 'assignment'>;
  onClose: () => void;
  onDeclined: () => unknown;
}

const reasons = declineReasons.map((reason) => ({ value: reason, label: reason }));

/** The scheduler sees the reason, but the customer does not. */
export function DeclineDialog({ order, onClose, onDeclined }: DeclineDialogProps) {
  const form = useContractForm(declineSchema, { note: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const { take } = useStepQueue();
  const submit = form.submit(async (decline) => {
    await take(order, { step: 'declined', decline, offeredAt: order.assignment?.assignedAt });
    onClose();
    onDeclined();
  });

  return (
    <FormDialog
      title={`Decline ${order.orderName}?`}
      description="The order goes back to the scheduler."
      submitLabel="Decline order"
      busyLabel="Saving…"
      cancelLabel="Keep order"
      variant="danger"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      respondsFirst
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField control={form.control} name="reason" label="Reason" options={reasons} />
      <TextareaField
        control={form.control}
        name="note"
        label="Note to the scheduler"
        optional={reason !== 'Other'}
        rows={2}
      />
    </FormDialog>
  );
}
