import { forgotCustomer } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { ForgotForm } from '@market/web-kit/auth/forgot-form';
import { AuthFrame } from '../../layouts/auth-frame';
import { paths } from '../../paths';

export function ForgotPage() {
  return (
    <AuthFrame
      title="Forgot your password"
      description="We mail you a link to choose a new one."
      footer={
        <Link to={paths.signIn.href()} className="link">
          Back to sign in
        </Link>
      }
    >
      <ForgotForm row={forgotCustomer} />
    </AuthFrame>
  );
}
