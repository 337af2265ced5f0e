import { useParams } from 'react-router-dom';
import { ResetForm } from '@market/web-kit/auth/reset-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';
import { useAccountType } from './account-type';

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
