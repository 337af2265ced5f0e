import { useMutation } from '@tanstack/react-query';
import { useController, useWatch, type Control } from 'react-hook-form';
import { FormDialog } from '@market/console/forms/form-dialog';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { imageUrl } from '@market/domain/image';
import {
  deliveryOverrideSchema,
  type DeliveryOverride,
} from '@market/domain/orders/delivery-proof';
import type { Order } from '@market/domain/orders/order';
import { Field } from '@market/ui/field';
import { FileDrop } from '@market/ui/file-drop';
import { moneyText } from '@market/ui/money';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { imageAccept, useImageUpload } from '@market/web-kit/forms/use-image-upload';
import { useServices } from '@market/web-kit/services';
import { completeDelivery } from '../orders.queries';

interface CompleteDeliveryDialogProps {
  order: Order;
  onClose: () => void;
}

export function CompleteDeliveryDialog({
  order: { id, orderName, customerName, storeName, payOnDelivery },
  onClose,
}: CompleteDeliveryDialogProps) {
  const { api } = useServices();
  const complete = useMutation(completeDelivery(api));
  const collected = payOnDelivery?.amount;
  const form = useContractForm(deliveryOverrideSchema, { reason: '', photo: '', collected });
  const { control, formState } = form;
  const [reason, photo] = useWatch({ control, name: ['reason', 'photo'] });
  const missing = [reason.trim() === '' && 'a reason', photo === '' && 'a photo'].filter(Boolean);
  const submit = form.submit(async (body) => {
    await complete.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <FormDialog
      title={
        collected === undefined
          ? `Has ${customerName} received ${orderName}?`
          : `Has ${customerName} received ${orderName} and paid ${moneyText(collected)}?`
      }
      description={`${customerName} is notified of the delivery and sees the photo.${collected === undefined ? '' : ' The cash is recorded for the partner or dispatcher who delivers the order.'} The reason is shown to ${storeName} and kept in the audit log. This cannot be undone.`}
      submitLabel="Complete delivery"
      busyLabel="Completing…"
      submitting={formState.isSubmitting}
      formError={form.formError}
      blockedReason={
        missing.length > 0 ? `Add ${missing.join(' and ')} to complete the delivery.` : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        control={control}
        name="reason"
        label="Reason"
        hint="For example: the customer’s phone is broken, and a neighbour confirmed the delivery"
        rows={4}
      />
      <PhotoField control={control} />
    </FormDialog>
  );
}

function PhotoField({
  control,
}: {
  control: Control<DeliveryOverride, unknown, DeliveryOverride>;
}) {
  const { field, fieldState } = useController({ control, name: 'photo' });
  const { progress, uploadImages } = useImageUpload();
  const uploadFirst = async (files: File[]) => {
    const [hosted] = await uploadImages(files);
    if (hosted) field.onChange(hosted);
  };
  return (
    <Field label="Photo" error={fieldState.error?.message}>
      <div className="flex items-center gap-4">
        {field.value !== '' && (
          <img
            src={imageUrl(field.value, 320)}
            alt="The proof of delivery"
            width={120}
            height={90}
            className="h-22.5 w-30 flex-none rounded-2 border border-line bg-well object-cover"
          />
        )}
        <FileDrop
          title={field.value === '' ? 'Choose a photo' : 'Choose another photo'}
          hint="From the rider or the customer. JPEG, PNG or WebP, at most 5 MB"
          accept={imageAccept}
          maxBytes={MAX_UPLOAD_BYTES}
          progress={progress}
          onFiles={(files) => void uploadFirst(files)}
          ref={field.ref}
          className="flex-1 [&_label]:min-h-20"
        />
      </div>
    </Field>
  );
}
