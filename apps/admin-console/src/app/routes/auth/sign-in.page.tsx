import { signInAdmin } from '@market/api-client/contract/main/auth';
import { SignInForm } from '@market/web-kit/auth/sign-in-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export function SignInPage() {
  return (
    <AuthPage
      title="Sign in to the admin console"
      description="For admins and store approvers. Ask a super admin for an account."
    >
      <SignInForm
        endpoint={signInAdmin}
        homePath={paths.overview.href()}
        forgotPath={paths.forgot.href()}
      />
    </AuthPage>
  );
}
