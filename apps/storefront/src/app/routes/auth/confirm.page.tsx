import { useParams, useSearchParams } from 'react-router-dom';
import { ConfirmAccount } from '@market/web-kit/auth/confirm-account';
import { redirectTarget, withRedirect } from '@market/web-kit/router/redirect-to';
import { auth } from '../../../shared/endpoints';
import { SignInLayout } from './sign-in-layout';
import { paths } from '../../paths';

export function ConfirmPage() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <SignInLayout title="Confirm your email">
      <ConfirmAccount
        endpoint={auth('confirmCustomer')}
        token={token}
        signInPath={withRedirect(paths.signIn.href(), redirectTarget(search, paths.home.href()))}
      />
    </SignInLayout>
  );
}
