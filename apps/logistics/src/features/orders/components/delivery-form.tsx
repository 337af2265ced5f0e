import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { orderUpdateSchema, type Order, type OrderUpdate } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { CodeInput } from '@market/ui/code-input';
import { Field } from '@market/ui/field';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { Block } from '../../../shared/block';
import { PhotoUpload } from './photo-upload';

interface DeliveryFormProps {
  /** For the submit button, which is in the sticky bar. */
  id: string;
  order: Order;
  onConfirm: (proof: OrderUpdate) => Promise<unknown>;
}

/** The request schema with a required code. */
const proofSchema = z.extend(orderUpdateSchema, {
  orderDeliveryToken: z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the 6 digits' })),
});

/** Proof of delivery: the customer's code and an optional photo. */
export function DeliveryForm({ id, order, onConfirm }: DeliveryFormProps) {
  const form = useContractForm(proofSchema, { orderDeliveryToken: '' });
  const code = useController({ control: form.control, name: 'orderDeliveryToken' });
  const photo = useController({ control: form.control, name: 'shippingEvidence' });
  const triesLeft = order.deliveryCodeTriesLeft;
  const isLocked = triesLeft === 0;
  const tries =
    triesLeft === undefined
      ? undefined
      : `${triesLeft}\u00a0${triesLeft === 1 ? 'attempt' : 'attempts'} left`;

  return (
    <form id={id} onSubmit={form.submit(onConfirm)} noValidate>
      <Block sunken>
        <h2 className="mb-1 text-lg font-semibold">Enter the delivery code</h2>
        <p className="mb-4 text-sm text-text-2">
          Ask the customer to check the goods and to read the 6 digits to you.
        </p>
        <Field
          label="Delivery code"
          labelHidden
          hint={isLocked ? undefined : tries}
          error={code.fieldState.error?.message}
        >
          <CodeInput
            ref={code.field.ref}
            value={code.field.value}
            onValueChange={code.field.onChange}
            disabled={isLocked}
          />
        </Field>
        {isLocked && !form.formError && (
          <Alert tone="warning" className="mt-3">
            Too many wrong codes. Code entry is locked for up to 15 minutes and unlocks
            automatically.
          </Alert>
        )}
        {form.formError && <Alert className="mt-3">{form.formError}</Alert>}
      </Block>
      <Block title="Delivery photo">
        <PhotoUpload
          value={photo.field.value}
          onChange={photo.field.onChange}
          error={photo.fieldState.error?.message}
          alt="The goods at the door"
        />
      </Block>
    </form>
  );
}
