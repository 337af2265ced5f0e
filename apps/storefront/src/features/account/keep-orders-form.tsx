import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { createAccount } from '@market/api-client/contract/main/guests';
import { keepOrdersInputSchema } from '@market/domain/accounts/guest';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { PasswordField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

interface KeepOrdersFormProps {
  email: string;
  orders: number;
}

/**
 * Lets a guest keep the orders in an account: the guest sets a password, then opens the link in the
 * email.
 */
export function KeepOrdersForm({ email, orders }: KeepOrdersFormProps) {
  const { api, config } = useServices();
  const titleId = useId();
  const form = useContractForm(keepOrdersInputSchema, { password: '', acceptsTerms: true });
  const save = useMutation(api.mutation(createAccount, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    await save.mutateAsync({ body });
  });
  const page = (path: string, text: string) => (
    <a href={path} target="_blank" rel="noreferrer" className="link">
      {text}
    </a>
  );
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-3 border border-line bg-surface p-4 md:p-6"
    >
      <h2 id={titleId} className="text-md font-semibold">
        {orders === 1 ? 'Save this order to an account' : 'Save these orders to an account'}
      </h2>
      {save.isSuccess ? (
        <Alert tone="success" announce className="mt-3">
          We sent a link to <b className="font-semibold break-words">{email}</b>. Open it to confirm
          your email address, then sign in with your password.
          {config.demoAccounts && (
            <>
              {' '}
              This is a demo: its emails are in the{' '}
              <a href="/outbox" className="link">
                email outbox
              </a>
              .
            </>
          )}
        </Alert>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
          <p className="mt-1 text-sm text-text-2">
            You checked out as a guest. Choose a password of at least 8 characters to see{' '}
            {orders === 1 ? 'the order, its code' : 'the orders, their codes'} and returns in one
            place.
          </p>
          {form.formError && <Alert>{form.formError}</Alert>}
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <PasswordField
              control={form.control}
              name="password"
              label="Password"
              autoComplete="new-password"
            />
            <Button
              type="submit"
              variant="ink"
              busy={save.isPending}
              busyLabel="Creating your account…"
              className="self-start sm:mt-6.5"
            >
              Create account
            </Button>
          </div>
          <p className="text-xs text-muted">
            By creating an account you agree to the {page('/terms', 'terms')} and the{' '}
            {page('/privacy', 'privacy notice')}.
          </p>
        </form>
      )}
    </section>
  );
}
