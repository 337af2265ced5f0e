import { useMutation } from '@tanstack/react-query';
import { remove } from '@market/api-client/contract/main/personal-data';
import { deleteAccountSchema } from '@market/domain/accounts/personal-data';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { PasswordField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

export function DeleteAccountForm({ onDeleted }: { onDeleted: () => Promise<unknown> }) {
  const { api, session } = useServices();
  const form = useContractForm(deleteAccountSchema, { password: '' });
  const end = useMutation(
    api.mutation(remove, {
      quiet: true,
      invalidates: [],
      success: 'Your account has been deleted. We have sent you an email to confirm it.',
    }),
  );
  const submit = form.submit(async (body) => {
    await end.mutateAsync({ body });
    // Leaves this page first, because its guard would redirect to the sign-in page.
    await onDeleted();
    session.clear();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-sm gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      <PasswordField control={form.control} name="password" label="Your password" />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        busy={end.isPending}
        busyLabel="Deleting…"
      >
        Delete my account permanently
      </Button>
    </form>
  );
}
