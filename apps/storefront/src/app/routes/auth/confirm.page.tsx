import { useParams } from 'react-router-dom';
import { confirmCustomer } from '@market/api-client/contract/main/auth';
import { ConfirmAccount } from '@market/web-kit/auth/confirm-account';
import { AuthFrame } from './auth-frame';
import { useStored } from '../../../shared/stored';
import { paths } from '../../paths';
import { wayBack } from './way-back';

export function ConfirmPage() {
  const { token = '' } = useParams();
  const back = useStored(wayBack);
  return (
    <AuthFrame title="Confirm your email">
      <ConfirmAccount row={confirmCustomer} token={token} signInPath={paths.signIn.href() + (back && `?${new URLSearchParams({ redirectTo: back })}`)} />
    </AuthFrame>
  );
}
