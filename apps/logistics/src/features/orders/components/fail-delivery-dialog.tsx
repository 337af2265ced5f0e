import { useWatch } from 'react-hook-form';
import { lagosDate } from '@market/domain/lagos-time';
import { failedDeliverySchema } from '@market/domain/orders/failed-delivery';
import { failureReasonLabel, failureReasons } from '@market/domain/orders/failure-reasons';
import { nextAttemptDateRange } from '@market/domain/orders/next-attempt';
import type { Order } from '@market/domain/orders/order';
import { FormDialog } from '@market/console/forms/form-dialog';
import { DateField, RadioField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useNow } from '@market/web-kit/use-now';
import { countKnownFailures } from '../model/orders-with-steps';
import { useStepQueue, useSteps } from '../queue/use-steps';
import { PhotoField, usePhoto } from './photo-field';

interface FailDeliveryDialogProps {
  order: Pick<Order, 'id' | 'orderName' | 'payOnDelivery' | 'orderActivities'>;
  onClose: () => void;
}

const createReasonOptions = ({ payOnDelivery }: FailDeliveryDialogProps['order']) =>
  failureReasons
    .filter((value) => value !== 'not_paid' || payOnDelivery)
    .map((value) => ({ value, label: failureReasonLabel(value) }));

export function FailDeliveryDialog({ order, onClose }: FailDeliveryDialogProps) {
  const { take } = useStepQueue();
  const failedAttempts = countKnownFailures(order, useSteps());
  const form = useContractForm(failedDeliverySchema, { note: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const photo = usePhoto();
  const days = nextAttemptDateRange(lagosDate(useNow()));
  const submit = form.submit(async (failure) => {
    const step = { step: 'delivery_failed' as const, failure, failedAttempts };
    await take(order, step, await photo.prepared());
    onClose();
  });

  return (
    <FormDialog
      title={`Report failed delivery of ${order.orderName}?`}
      description="The customer and the scheduler see the reason. Next, you try again on another day, the scheduler assigns the order to another rider, or the order goes back to the store."
      submitLabel="Report failed delivery"
      busyLabel="Saving…"
      variant="danger"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      respondsFirst
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField
        control={form.control}
        name="reason"
        label="Reason"
        options={createReasonOptions(order)}
      />
      <TextareaField
        control={form.control}
        name="note"
        label={reason === 'other' ? 'What happened' : 'Note'}
        optional={reason !== 'other'}
        rows={2}
      />
      <PhotoField photo={photo} alt="The failed delivery" />
      <DateField
        control={form.control}
        name="nextAttemptDay"
        label="Next attempt"
        hint="The customer and the store see this day"
        optional
        {...days}
      />
    </FormDialog>
  );
}
