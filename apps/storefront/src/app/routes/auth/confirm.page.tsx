import { useParams } from 'react-router-dom';
import { confirmCustomer } from '@market/api-client/contract/main/auth';
import { ConfirmAccount } from '@market/web-kit/auth/confirm-account';
import { AuthFrame } from './auth-frame';
import { paths } from '../../paths';

export function ConfirmPage() {
  const { token = '' } = useParams();
  return (
    <AuthFrame title="Confirm your email">
      <ConfirmAccount row={confirmCustomer} token={token} signInPath={paths.signIn.href()} />
    </AuthFrame>
  );
}
