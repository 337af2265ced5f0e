import { useMutation } from '@tanstack/react-query';
import { dispatchPhoneSchema, type Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { changeDispatchPhone } from '../orders.mutations';

/** The rider's phone number, for the customer and for support. */
export function DispatchPhoneForm({ order }: { order: Order }) {
  const { api } = useServices();
  const form = useContractForm(dispatchPhoneSchema, {
    dispatchPhoneNumber: order.dispatchPhoneNumber ?? '',
  });
  const change = useMutation(changeDispatchPhone(api));
  return (
    <form
      onSubmit={form.submit((body) => change.mutateAsync({ params: { id: order.id }, body }))}
      noValidate
      className="grid gap-3"
    >
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextField
        control={form.control}
        name="dispatchPhoneNumber"
        label="Rider’s phone number"
        type="tel"
        inputMode="tel"
        hint="The customer sees this number once the order is on its way"
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={change.isPending}
        busyLabel="Saving…"
      >
        Save number
      </Button>
    </form>
  );
}
