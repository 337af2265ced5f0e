import { Link } from '@market/ui/link';
import { SignInLayout } from './sign-in-layout';
import { paths } from '../../paths';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const ForgotForm = lazyBrowserPart(async () => (await import('./auth-forms')).CustomerForgotForm);

export function ForgotPasswordPage() {
  return (
    <SignInLayout
      title="Forgot your password"
      description="We will email you a link to choose a new one."
      formHeight="h-33"
      footer={
        <Link to={paths.signIn.href()} className="link">
          Back to sign in
        </Link>
      }
    >
      <ForgotForm />
    </SignInLayout>
  );
}
