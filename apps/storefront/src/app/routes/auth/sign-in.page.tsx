import { useLocation } from 'react-router-dom';
import { signInCustomer } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { SignInForm } from '@market/web-kit/auth/sign-in-form';
import { useServices } from '@market/web-kit/services';
import { mergeGuestCart } from '../../../features/cart/merge-guest-cart';
import { AuthFrame } from '../../layouts/auth-frame';
import { paths } from '../../paths';

/** Sign-in; what was put in the cart before comes along. */
export function SignInPage() {
  const services = useServices();
  const { search } = useLocation();
  return (
    <AuthFrame
      title="Sign in"
      footer={
        <p>
          New here?{' '}
          <Link to={paths.signUp.href() + search} className="link">
            Create an account
          </Link>
        </p>
      }
    >
      <SignInForm row={signInCustomer} homePath={paths.home.href()} forgotPath={paths.forgot.href()} onSignedIn={() => mergeGuestCart(services)} />
    </AuthFrame>
  );
}
