import { forgotAdmin, forgotPartner } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { ForgotForm } from '@market/web-kit/auth/forgot-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';
import { useAccountType } from './account-type';
import { AccountTypeChoice } from './account-type-choice';

export function ForgotPage() {
  const [type, setType] = useAccountType();
  return (
    <AuthPage
      title="Forgot your password?"
      description="We send you a link to choose a new one."
      footer={
        <Link className="link" to={paths.signIn.href({ type })}>
          Back to sign in
        </Link>
      }
    >
      <AccountTypeChoice value={type} onChange={setType} />
      <ForgotForm row={type === 'partner' ? forgotPartner : forgotAdmin} />
    </AuthPage>
  );
}
