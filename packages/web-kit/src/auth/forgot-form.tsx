import { useMutation } from '@tanstack/react-query';
import { forgotPasswordSchema } from '@market/domain/accounts/credentials';
import type {
  forgotAdmin,
  forgotCustomer,
  forgotMerchant,
  forgotPartner,
} from '@market/api-client/contract/main/auth';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '../forms/form-fields';
import { useContractForm } from '../forms/use-contract-form';
import { useServices } from '../services';

export type ForgotEndpoint =
  typeof forgotCustomer | typeof forgotMerchant | typeof forgotAdmin | typeof forgotPartner;

/** Requests a password reset link. The response is the same whether or not the account exists. */
export function ForgotForm({ endpoint }: { endpoint: ForgotEndpoint }) {
  const { api } = useServices();
  const form = useContractForm(forgotPasswordSchema, { email: '' });
  const forgot = useMutation(api.mutation(endpoint, { quiet: true, invalidates: [] }));

  if (forgot.isSuccess) {
    return (
      <Alert tone="success" announce>
        If there is an account for {form.getValues('email')}, we have sent it a link to choose a new
        password. The link expires in 30 minutes.
      </Alert>
    );
  }
  return (
    <form
      onSubmit={form.submit((body) => forgot.mutateAsync({ body }))}
      noValidate
      className="grid gap-4"
    >
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={forgot.isPending}
        busyLabel="Sending…"
      >
        Send link
      </Button>
    </form>
  );
}
