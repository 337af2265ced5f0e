import { useMutation } from '@tanstack/react-query';
import { resetPasswordSchemaFor, minPasswordLength } from '@market/domain/accounts/credentials';
import type { UserType } from '@market/domain/accounts/roles';
import { resetPassword } from '@market/api-client/contract/main/auth';
import { isApiError } from '@market/api-client/errors';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { PasswordField } from '../forms/form-fields';
import { useContractForm } from '../forms/use-contract-form';
import { useServices } from '../services';
import { SignInPrompt } from './sign-in-prompt';

export function ResetForm({
  userType,
  token,
  signInPath,
  forgotPath,
}: {
  userType: UserType;
  token: string;
  signInPath: string;
  forgotPath: string;
}) {
  const { api } = useServices();
  const form = useContractForm(resetPasswordSchemaFor(userType), { password: '' });
  const reset = useMutation(api.mutation(resetPassword, { quiet: true, invalidates: [] }));

  if (reset.isSuccess)
    return (
      <SignInPrompt signInPath={signInPath}>
        Your password has been changed. You are signed out on all other devices.
      </SignInPrompt>
    );
  return (
    <form
      onSubmit={form.submit((body) => reset.mutateAsync({ params: { userType, token }, body }))}
      noValidate
      className="grid gap-4"
    >
      {form.formError && (
        <Alert
          action={
            isApiError(reset.error) &&
            reset.error.status === 410 && (
              <Link to={forgotPath} className="link flex-none">
                Get a new link
              </Link>
            )
          }
        >
          {form.formError}
        </Alert>
      )}
      <PasswordField
        control={form.control}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength(userType)} characters`}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={reset.isPending}
        busyLabel="Saving…"
      >
        Save new password
      </Button>
    </form>
  );
}
