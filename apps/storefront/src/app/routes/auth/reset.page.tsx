import { useParams } from 'react-router-dom';
import { ResetForm } from '@market/web-kit/auth/reset-form';
import { AuthFrame } from '../../layouts/auth-frame';
import { paths } from '../../paths';

export function ResetPage() {
  const { token = '' } = useParams();
  return (
    <AuthFrame title="Choose a new password">
      <ResetForm userType="customer" token={token} signInPath={paths.signIn.href()} />
    </AuthFrame>
  );
}
