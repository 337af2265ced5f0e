import * as z from 'zod/mini';
import { useMutation } from '@tanstack/react-query';
import { signUpCustomer } from '@market/api-client/contract/main/auth';
import { consentSchema, customerSignUpSchema } from '@market/domain/accounts/credentials';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { ConsentField } from '@market/web-kit/auth/consent-field';
import { PasswordField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

const formSchema = z.extend(customerSignUpSchema, consentSchema.shape);

/**
 * The emailed link continues to `redirectTo`. The response does not reveal whether the address
 * already has an account: both cases send an email.
 */
export function SignUpForm({
  redirectTo,
  onSignedUp,
}: {
  redirectTo?: string | undefined;
  onSignedUp: (email: string) => void;
}) {
  const { api } = useServices();
  const form = useContractForm(formSchema, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    acceptsTerms: false,
  });
  const signUp = useMutation(api.mutation(signUpCustomer, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    await signUp.mutateAsync({ body: { ...body, redirectTo } });
    onSignedUp(body.email);
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          control={form.control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
        />
        <TextField
          control={form.control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
        />
      </div>
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters"
      />
      <ConsentField control={form.control} name="acceptsTerms" />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={signUp.isPending}
        busyLabel="Creating your account…"
      >
        Create an account
      </Button>
    </form>
  );
}
