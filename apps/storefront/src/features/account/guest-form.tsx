import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { start } from '@market/api-client/contract/main/guests';
import { guestStartSchema } from '@market/domain/accounts/guest';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';

export function GuestForm({
  onStarted,
  children,
}: {
  onStarted: () => void;
  /** Shown between the field and the button. */
  children?: ReactNode;
}) {
  const { api, session } = useServices();
  const form = useContractForm(guestStartSchema, { email: useUser()?.email ?? '' });
  const begin = useMutation(api.mutation(start, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    session.start(await begin.mutateAsync({ body }));
    onStarted();
  });
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-1 flex-col gap-4"
    >
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextField
        control={form.control}
        name="email"
        label="Email for the receipt and delivery code"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        className="mt-auto"
        busy={begin.isPending}
        busyLabel="Starting…"
      >
        Continue as a guest
      </Button>
    </form>
  );
}
