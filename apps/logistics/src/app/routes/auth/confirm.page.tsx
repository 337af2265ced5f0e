import { useParams } from 'react-router-dom';
import { confirmPartner } from '@market/api-client/contract/main/auth';
import { ConsoleCheckEmailPage } from '@market/console/auth/check-email-page';
import { ConfirmAccount } from '@market/web-kit/auth/confirm-account';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

/** Only shipping partners confirm an account in this app. */
export function ConfirmPage() {
  const { token = '' } = useParams();
  return (
    <AuthPage title="Confirm your account" description="Confirm your email address, then sign in.">
      <ConfirmAccount
        endpoint={confirmPartner}
        token={token}
        signInPath={paths.signIn.href({ type: 'partner' })}
      />
    </AuthPage>
  );
}

export const CheckEmailPage = () => (
  <ConsoleCheckEmailPage Frame={AuthPage} signInPath={paths.signIn.href({ type: 'partner' })} />
);
