import { useMutation } from '@tanstack/react-query';
import type {
  confirmCustomer,
  confirmMerchant,
  confirmPartner,
} from '@market/api-client/contract/main/auth';
import type { LazyEndpoint } from '@market/api-client/lazy-endpoint';
import { isApiError } from '@market/api-client/errors';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '../services';
import { SignInPrompt } from './sign-in-prompt';

type ConfirmEndpoint = typeof confirmCustomer | typeof confirmMerchant | typeof confirmPartner;

/** Confirms an account with a button, because email scanners open links. */
export function ConfirmAccount({
  endpoint,
  token,
  signInPath,
}: {
  endpoint: ConfirmEndpoint | LazyEndpoint<ConfirmEndpoint>;
  token: string;
  signInPath: string;
}) {
  const { api } = useServices();
  const confirm = useMutation(api.mutation(endpoint, { quiet: true, invalidates: [] }));

  if (confirm.isSuccess)
    return (
      <SignInPrompt signInPath={signInPath}>Your email address has been confirmed.</SignInPrompt>
    );
  return (
    <div className="grid gap-4">
      {confirm.error && <Alert>{confirm.error.message}</Alert>}
      <Button
        variant="primary"
        size="lg"
        block
        busy={confirm.isPending}
        busyLabel="Confirming…"
        onClick={() => confirm.mutate({ params: { token } })}
      >
        Confirm my email address
      </Button>
      {isApiError(confirm.error) && confirm.error.status === 410 && (
        <p className="text-sm text-text-2">
          <Link to={signInPath} className="link">
            Sign in
          </Link>{' '}
          with your password. If your address is not confirmed yet, we will email you a new link.
        </p>
      )}
    </div>
  );
}
