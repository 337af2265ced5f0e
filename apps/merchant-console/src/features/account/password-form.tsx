import { useMutation } from '@tanstack/react-query';
import { changePassword } from '@market/api-client/contract/main/auth';
import { changePasswordSchema } from '@market/domain/accounts/credentials';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { PasswordField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

const blank = { oldPassword: '', newPassword: '' };

export function PasswordForm() {
  const { api } = useServices();
  const form = useContractForm(changePasswordSchema, blank);
  const change = useMutation(api.mutation(changePassword, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ body });
    form.reset(blank);
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      {change.isSuccess && !form.formState.isDirty && (
        <Alert tone="success" announce>
          Your password is changed.
        </Alert>
      )}
      <PasswordField control={form.control} name="oldPassword" label="Current password" />
      <PasswordField control={form.control} name="newPassword" label="New password" autoComplete="new-password" hint="At least 8 characters" />
      <Button type="submit" variant="primary" className="justify-self-start" busy={change.isPending} busyLabel="Saving…">
        Change password
      </Button>
    </form>
  );
}
