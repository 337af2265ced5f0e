import { useParams } from 'react-router-dom';
import { forgotAdmin, forgotPartner } from '@market/api-client/contract/main/auth';
import { ConsoleForgotPage } from '@market/console/auth/forgot-page';
import { ResetForm } from '@market/web-kit/auth/reset-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';
import { useAccountType } from './account-type';
import { AccountTypeChoice } from './account-type-choice';

export function ForgotPage() {
  const [type, setType] = useAccountType();
  return (
    <ConsoleForgotPage
      Frame={AuthPage}
      endpoint={type === 'partner' ? forgotPartner : forgotAdmin}
      signInPath={paths.signIn.href({ type })}
    >
      <AccountTypeChoice value={type} onChange={setType} />
    </ConsoleForgotPage>
  );
}

export function ResetPage() {
  const { token = '' } = useParams();
  const [type] = useAccountType();
  return (
    <AuthPage title="Choose a new password">
      <ResetForm
        userType={type}
        token={token}
        signInPath={paths.signIn.href({ type })}
        forgotPath={paths.forgot.href({ type })}
      />
    </AuthPage>
  );
}
