import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import { profileChangeSchema, type Account } from '@market/domain/accounts/account';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

interface ProfileFormProps {
  user: Account;
  onClose: () => void;
}

/** The email address is used to sign in and cannot be changed. */
export function ProfileForm({
  user: { firstName, lastName, phoneNumber, email },
  onClose,
}: ProfileFormProps) {
  const { api, session } = useServices();
  const form = useContractForm(profileChangeSchema, { firstName, lastName, phoneNumber });
  // The button that opened the form is gone, so the focus moves to the first field.
  const { setFocus } = form;
  useEffect(() => {
    setFocus('firstName');
  }, [setFocus]);
  const change = useMutation(
    api.mutation(accounts.updateMe, { quiet: true, success: 'Profile updated' }),
  );
  const submit = form.submit(async (body) => {
    session.update(await change.mutateAsync({ body }));
    onClose();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
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
      <TextField
        control={form.control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      <p className="text-sm break-words text-muted">{`You sign in with ${email}.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" busy={change.isPending} busyLabel="Saving…">
          Save profile
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
