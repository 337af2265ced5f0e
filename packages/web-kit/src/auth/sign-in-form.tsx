import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signInSchema } from '@market/domain/accounts/credentials';
import { appByRole, userTypeByRole, type UserType } from '@market/domain/accounts/roles';
import type {
  signInAdmin,
  signInCustomer,
  signInMerchant,
  signInPartner,
} from '@market/api-client/contract/main/auth';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { PasswordField, TextField } from '../forms/form-fields';
import { useContractForm } from '../forms/use-contract-form';
import { redirectTarget } from '../router/redirect-to';
import { useServices } from '../services';
import { DemoAccounts } from './demo-accounts';

export type SignInEndpoint =
  typeof signInCustomer | typeof signInMerchant | typeof signInAdmin | typeof signInPartner;

const userTypes: Readonly<Record<SignInEndpoint['name'], UserType>> = {
  'auth.signInCustomer': 'customer',
  'auth.signInMerchant': 'merchant',
  'auth.signInAdmin': 'admin',
  'auth.signInPartner': 'partner',
};

interface SignInFormProps {
  endpoint: SignInEndpoint;
  homePath: string;
  forgotPath: string;
  /** Called after signing in, before the redirect. */
  onSignedIn?: () => Promise<unknown>;
  /** Set when another form on the page has the main button. */
  secondary?: { label: string };
}

export function SignInForm({
  endpoint,
  homePath,
  forgotPath,
  onSignedIn,
  secondary,
}: SignInFormProps) {
  const { app, api, session, config } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useContractForm(signInSchema, { email: '', password: '' });
  const signIn = useMutation(api.mutation(endpoint, { quiet: true, invalidates: [] }));

  const userType = userTypes[endpoint.name];
  const demoAccounts = (config.demoAccounts ?? []).filter(
    ({ role }) => appByRole[role] === app && userTypeByRole[role] === userType,
  );

  const submit = form.submit(async (body) => {
    session.start(await signIn.mutateAsync({ body }));
    await onSignedIn?.();
    await navigate(redirectTarget(search, homePath), { replace: true });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
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
        action={
          <Link
            to={forgotPath}
            className="link touch-area pointer-coarse:after:-top-5.5! pointer-coarse:after:-bottom-1.5!"
          >
            Forgot password?
          </Link>
        }
      />
      <Button
        type="submit"
        variant={secondary ? 'ink' : 'primary'}
        size="lg"
        block
        busy={signIn.isPending}
        busyLabel="Signing in…"
      >
        {secondary?.label ?? 'Sign in'}
      </Button>
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onChoose={({ email, password }) => {
            form.setValue('email', email);
            form.setValue('password', password);
          }}
        />
      )}
    </form>
  );
}
