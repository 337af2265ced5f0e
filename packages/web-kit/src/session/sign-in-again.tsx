import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { fullName } from '@market/domain/accounts/person-name';
import { signInSchema } from '@market/domain/accounts/credentials';
import { userTypeByRole, type UserType } from '@market/domain/accounts/roles';
import {
  signInAdmin,
  signInCustomer,
  signInMerchant,
  signInPartner,
} from '@market/api-client/contract/main/auth';
import { isSignedOut } from '@market/api-client/errors';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { focusFirstEmptyField } from '@market/ui/initial-focus';
import { PasswordField, TextField } from '../forms/form-fields';
import { useContractForm } from '../forms/use-contract-form';
import { useServices } from '../services';
import { SESSION_EXPIRED, useUser } from './use-session';

const signInEndpoints = {
  customer: signInCustomer,
  merchant: signInMerchant,
  admin: signInAdmin,
  partner: signInPartner,
} as const satisfies Record<UserType, unknown>;

/**
 * The sign-in dialog over a page with unsaved changes. It can be closed, and opens again on the
 * next save.
 */
export function SignInAgain() {
  const { session } = useServices();
  const [isOpen, setOpen] = useState(true);
  const content = useRef<HTMLDivElement>(null);
  useOnRefusedWrite(() => setOpen(true));

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={SESSION_EXPIRED}
      description="Everything that you have typed stays on the page."
      initialFocus={() => focusFirstEmptyField(content.current)}
    >
      <div ref={content}>
        <SignInAgainForm onDiscard={session.discard} />
      </div>
    </Dialog>
  );
}

/** Calls back when a save fails with 401. */
function useOnRefusedWrite(onRefused: () => void): void {
  const mutations = useQueryClient().getMutationCache();
  useEffect(() => {
    const unsubscribe = mutations.subscribe(({ type, mutation }) => {
      const { error, status } = mutation?.state ?? {};
      if (type === 'updated' && status === 'error' && isSignedOut(error)) onRefused();
    });
    return () => unsubscribe();
  }, [mutations, onRefused]);
}

function SignInAgainForm({ onDiscard }: { onDiscard: () => void }) {
  const { api, session, queryClient } = useServices();
  const author = useUser();
  const form = useContractForm(signInSchema, { email: author?.email ?? '', password: '' });
  const email = useWatch({ control: form.control, name: 'email' });
  const signIn = useMutation(
    api.mutation(signInEndpoints[userTypeByRole[author?.role ?? 'customer']], {
      quiet: true,
      invalidates: [],
    }),
  );
  const isDifferentUser =
    author !== undefined && email.trim().toLowerCase() !== author.email.toLowerCase();

  const submit = form.submit(async (body) => {
    session.start(await signIn.mutateAsync({ body }));
    void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 pb-1">
      {form.serverError && <Alert>{form.serverError}</Alert>}
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField control={form.control} name="password" label="Password" />
      {author && isDifferentUser && (
        <Alert tone="warning" announce>
          These changes belong to {fullName(author)}. They will be lost if someone else signs in.
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDiscard}>Discard changes</Button>
        <Button type="submit" variant="primary" busy={signIn.isPending} busyLabel="Signing in…">
          {isDifferentUser ? 'Sign in and lose changes' : 'Sign in'}
        </Button>
      </div>
    </form>
  );
}
