import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { mailLink } from '@market/api-client/contract/main/guests';
import { guestStartSchema } from '@market/domain/accounts/guest';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

/** The response does not reveal whether there are any orders. */
export function MailLinkForm() {
  const { api } = useServices();
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useContractForm(guestStartSchema, { email: '' });
  const send = useMutation(api.mutation(mailLink, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    await send.mutateAsync({ body });
    setMailedTo(body.email);
  });
  if (mailedTo !== undefined) {
    return (
      <Alert tone="success" announce>
        If there are guest orders for <b className="font-semibold break-words">{mailedTo}</b>, we
        have sent a link to that address.
      </Alert>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextField
        control={form.control}
        name="email"
        label="Email that you used for the order"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={send.isPending}
        busyLabel="Sending…"
      >
        Send link
      </Button>
    </form>
  );
}
