import { useMutation } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { lagosDate } from '@market/domain/lagos-time';
import {
  failedDeliverySchema,
  failureReasonLabel,
  failureReasons,
} from '@market/domain/orders/failed-delivery';
import { nextAttemptDays } from '@market/domain/orders/next-attempt';
import type { OrderSummary } from '@market/domain/orders/order';
import { FormDialog } from '@market/console/forms/form-dialog';
import { DateField, RadioField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { deliveryFailure, useRefreshOrders } from '../orders.mutations';
import { PhotoUpload } from './photo-upload';

interface FailDeliveryDialogProps {
  order: Pick<OrderSummary, 'id' | 'orderName'>;
  onClose: () => void;
}

const reasons = failureReasons.map((value) => ({ value, label: failureReasonLabel(value) }));

/** Asks why an order could not be delivered. */
export function FailDeliveryDialog({ order: { id, orderName }, onClose }: FailDeliveryDialogProps) {
  const { api } = useServices();
  const form = useContractForm(failedDeliverySchema, { note: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const photo = useController({ control: form.control, name: 'photo' });
  const days = nextAttemptDays(lagosDate(useNow()));
  const fail = useMutation({ ...deliveryFailure(api), onError: useRefreshOrders() });
  const submit = form.submit(async (body) => {
    await fail.mutateAsync({ params: { id }, body });
    onClose();
  });

  return (
    <FormDialog
      title={`Could not deliver ${orderName}?`}
      description="The customer and the scheduler see the reason. You can try again later."
      submitLabel="Report failed delivery"
      busyLabel="Saving…"
      variant="danger"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField control={form.control} name="reason" label="Reason" options={reasons} />
      <TextareaField
        control={form.control}
        name="note"
        label={reason === 'other' ? 'What happened' : 'Note'}
        optional={reason !== 'other'}
        rows={2}
      />
      <PhotoUpload
        value={photo.field.value}
        onChange={photo.field.onChange}
        error={photo.fieldState.error?.message}
        alt="The failed delivery"
      />
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
