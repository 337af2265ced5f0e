import { useParams, useSearchParams } from 'react-router-dom';
import { confirmMerchant } from '@market/api-client/contract/main/auth';
import { ConfirmAccount, CheckMail } from '@market/web-kit/auth/confirm-account';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export function ConfirmPage() {
  const { token = '' } = useParams();
  return (
    <AuthPage
      title="Confirm your account"
      description="Confirm your email address to sign in and set up your store."
    >
      <ConfirmAccount endpoint={confirmMerchant} token={token} signInPath={paths.signIn.href()} />
    </AuthPage>
  );
}

export function CheckMailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? 'your email address';
  return (
    <AuthPage
      title="Check your email"
      description={`We sent a link to ${email}. Open it to confirm your account, then sign in.`}
    >
      <CheckMail signInPath={paths.signIn.href()} />
    </AuthPage>
  );
}
