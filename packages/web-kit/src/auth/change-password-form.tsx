import { useMutation } from '@tanstack/react-query';
import { changePassword } from '@market/api-client/contract/main/auth';
import { changePasswordSchemaFor, minPasswordLength } from '@market/domain/accounts/credentials';
import { userTypeByRole } from '@market/domain/accounts/roles';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { PasswordField } from '../forms/form-fields';
import { useContractForm } from '../forms/use-contract-form';
import { useServices } from '../services';
import { useUser } from '../session/use-session';

const empty = { oldPassword: '', newPassword: '' };

/** Changes the signed-in user's password, which signs out all other devices. */
export function ChangePasswordForm() {
  const { api } = useServices();
  const user = useUser();
  const userType = user ? userTypeByRole[user.role] : 'customer';
  const form = useContractForm(changePasswordSchemaFor(userType), empty);
  const change = useMutation(api.mutation(changePassword, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ body });
    form.reset(empty);
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      {change.isSuccess && !form.formState.isDirty && (
        <Alert tone="success" announce>
          Your password has been changed. You are signed out on all other devices.
        </Alert>
      )}
      <PasswordField control={form.control} name="oldPassword" label="Current password" />
      <PasswordField
        control={form.control}
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength(userType)} characters`}
      />
      <Button
        type="submit"
        variant="ink"
        className="justify-self-start"
        busy={change.isPending}
        busyLabel="Changing…"
      >
        Change password
      </Button>
    </form>
  );
}
