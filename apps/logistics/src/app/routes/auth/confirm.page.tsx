import { useParams, useSearchParams } from 'react-router-dom';
import { confirmPartner } from '@market/api-client/contract/main/auth';
import { ConfirmAccount, CheckMail } from '@market/web-kit/auth/confirm-account';
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

export function CheckMailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? 'your email address';
  return (
    <AuthPage
      title="Check your email"
      description={`We sent a link to ${email}. Open it to confirm your account, then sign in.`}
    >
      <CheckMail signInPath={paths.signIn.href({ type: 'partner' })} />
    </AuthPage>
  );
}
