import { useParams } from 'react-router-dom';
import { confirmMerchant } from '@market/api-client/contract/main/auth';
import { ConsoleCheckEmailPage } from '@market/console/auth/check-email-page';
import { ConfirmAccount } from '@market/web-kit/auth/confirm-account';
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

export const CheckEmailPage = () => (
  <ConsoleCheckEmailPage Frame={AuthPage} signInPath={paths.signIn.href()} />
);
