import { useMutation } from '@tanstack/react-query';
import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { groupKey } from '@market/api-client/queries';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { guests, orders } from '../../../shared/endpoints';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { SignInLayout } from './sign-in-layout';
import { guestLinkTarget, type guestLinkLoader } from './guest-link.loader';

const MailLinkForm = lazyBrowserPart(
  async () => (await import('../../../features/account/mail-link-form')).MailLinkForm,
);

const signInLink = (
  <Link to={paths.signIn.href()} className="link">
    Sign in
  </Link>
);

/**
 * Shown for a link in a guest's email when the link no longer works, or when the user has an
 * account.
 */
export function GuestLinkPage() {
  const { problem } = useLoaderData<typeof guestLinkLoader>();
  const account = useAccount();
  return account ? (
    <AddToAccount email={account.email} />
  ) : (
    <SignInLayout
      title="We cannot open your order with this link"
      footer={<p>Have an account? {signInLink}</p>}
    >
      <div className="grid gap-4">
        {problem && <Alert>{problem}</Alert>}
        <MailLinkForm />
      </div>
    </SignInLayout>
  );
}

function AddToAccount({ email }: { email: string }) {
  const { api, queryClient } = useServices();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const add = useMutation({
    ...api.mutation(guests('addToAccount'), { quiet: true, invalidates: [] }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: groupKey(orders('list')) });
      await navigate(guestLinkTarget(search), { replace: true });
    },
  });
  return (
    <SignInLayout title="Add this order to your account?">
      <div className="grid gap-4">
        <p className="text-text-2">
          It was placed as a guest. You are signed in as{' '}
          <b className="font-semibold break-words text-text">{email}</b>.
        </p>
        {add.error && <Alert>{add.error.message}</Alert>}
        <Button
          variant="primary"
          size="lg"
          block
          busy={add.isPending}
          busyLabel="Adding…"
          onClick={() => add.mutate({ body: { token } })}
        >
          Add to my account
        </Button>
        <Button size="lg" block render={<Link to={paths.orders.href()} />}>
          See my own orders
        </Button>
      </div>
    </SignInLayout>
  );
}
