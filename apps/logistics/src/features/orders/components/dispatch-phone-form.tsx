import { useMutation } from '@tanstack/react-query';
import { dispatchPhoneSchema, type Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { PageSection } from '../../../shared/page-section';
import { changeDispatchPhone } from '../orders.mutations';

/** The rider's phone number, for the customer and support. */
export function DispatchPhoneForm({ order }: { order: Order }) {
  const { api } = useServices();
  const form = useContractForm(dispatchPhoneSchema, {
    dispatchPhoneNumber: order.dispatchPhoneNumber ?? '',
  });
  const change = useMutation(changeDispatchPhone(api));
  return (
    <PageSection title="Rider’s phone">
      <form
        onSubmit={form.submit((body) => change.mutateAsync({ params: { id: order.id }, body }))}
        noValidate
        className="grid gap-3"
      >
        {form.formError && <Alert>{form.formError}</Alert>}
        <TextField
          control={form.control}
          name="dispatchPhoneNumber"
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="The customer can call this number while the order is on its way"
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={change.isPending}
          busyLabel={change.isPaused ? 'Queued' : 'Saving…'}
        >
          Save number
        </Button>
      </form>
    </PageSection>
  );
}
