import { useParams } from 'react-router-dom';
import { forgotMerchant } from '@market/api-client/contract/main/auth';
import { ConsoleForgotPage } from '@market/console/auth/forgot-page';
import { ResetForm } from '@market/web-kit/auth/reset-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export const ForgotPage = () => (
  <ConsoleForgotPage Frame={AuthPage} endpoint={forgotMerchant} signInPath={paths.signIn.href()} />
);

export function ResetPage() {
  const { token = '' } = useParams();
  return (
    <AuthPage title="Choose a new password">
      <ResetForm
        userType="merchant"
        token={token}
        signInPath={paths.signIn.href()}
        forgotPath={paths.forgot.href()}
      />
    </AuthPage>
  );
}
