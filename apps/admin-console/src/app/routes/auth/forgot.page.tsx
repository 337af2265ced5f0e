import { forgotAdmin } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { ForgotForm } from '@market/web-kit/auth/forgot-form';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export function ForgotPage() {
  return (
    <AuthPage
      title="Forgot your password?"
      description="We send you a link to choose a new one."
      footer={
        <Link className="link" to={paths.signIn.href()}>
          Back to sign in
        </Link>
      }
    >
      <ForgotForm row={forgotAdmin} />
    </AuthPage>
  );
}
