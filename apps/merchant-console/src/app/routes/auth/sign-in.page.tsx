import { signInMerchant } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { SignInForm } from '@market/web-kit/auth/sign-in-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export function SignInPage() {
  return (
    <AuthPage
      title="Sign in to your store"
      footer={
        <p>
          New here?{' '}
          <Link className="link" to={paths.signUp.href()}>
            Open a store
          </Link>
          . It takes about 10 minutes. You need your ID and your bank details.
        </p>
      }
    >
      <SignInForm
        endpoint={signInMerchant}
        homePath={paths.dashboard.href()}
        forgotPath={paths.forgot.href()}
      />
    </AuthPage>
  );
}
