import { useMutation } from '@tanstack/react-query';
import { guestStockAlertSchema } from '@market/domain/stock-alerts/stock-alert';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { stockAlerts } from '../../../shared/endpoints';

interface GuestAlertFormProps {
  productId: string;
  variantId: string | undefined;
  onSent: () => void;
}

export function GuestAlertForm({ productId, variantId, onSent }: GuestAlertFormProps) {
  const { api } = useServices();
  const form = useContractForm(guestStockAlertSchema, { email: '' });
  const add = useMutation(api.mutation(stockAlerts('add'), { quiet: true, invalidates: [] }));
  const submit = form.submit(async ({ email }) => {
    await add.mutateAsync({ body: { productId, variantId, email } });
    onSent();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="One email about this product, and nothing else"
      />
      <Button
        type="submit"
        variant="ink"
        className="justify-self-start max-sm:w-full"
        busy={add.isPending}
        busyLabel="One moment…"
      >
        Email me
      </Button>
    </form>
  );
}
