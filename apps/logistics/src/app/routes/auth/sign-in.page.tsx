import { signInAdmin, signInPartner } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { SignInForm } from '@market/web-kit/auth/sign-in-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';
import { useAccountType } from './account-type';
import { AccountTypeChoice } from './account-type-choice';

/** Keeps the entered values when the account type changes. */
export function SignInPage() {
  const [type, setType] = useAccountType();
  return (
    <AuthPage
      title="Sign in to logistics"
      footer={
        type === 'partner' && (
          <p>
            New here?{' '}
            <Link className="link touch-area" to={paths.signUp.href()}>
              Join as a shipping partner
            </Link>
          </p>
        )
      }
    >
      <AccountTypeChoice value={type} onChange={setType} />
      <SignInForm
        endpoint={type === 'partner' ? signInPartner : signInAdmin}
        homePath={paths.home.href()}
        forgotPath={paths.forgot.href({ type })}
      />
    </AuthPage>
  );
}
