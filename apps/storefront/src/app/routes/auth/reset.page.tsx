import { useParams } from 'react-router-dom';
import { SignInLayout } from './sign-in-layout';
import { paths } from '../../paths';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const ResetForm = lazyBrowserPart(
  async () => (await import('@market/web-kit/auth/reset-form')).ResetForm,
);

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  return (
    <SignInLayout title="Choose a new password">
      <ResetForm
        userType="customer"
        token={token}
        signInPath={paths.signIn.href()}
        forgotPath={paths.forgot.href()}
      />
    </SignInLayout>
  );
}
