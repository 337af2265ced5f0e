import { useLocation } from 'react-router-dom';
import { signInCustomer } from '@market/api-client/contract/main/auth';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { mergeGuestCart } from '../../../features/cart/merge-guest-cart';
import { AuthFrame } from './auth-frame';
import { paths } from '../../paths';
import { checkoutAfter } from '../../hrefs';
import { browserPart } from '../../../shared/lazy-part';

const CheckoutReason = browserPart(async () => (await import('./checkout-reason')).CheckoutReason);
const SignInForm = browserPart(
  async () => (await import('@market/web-kit/auth/sign-in-form')).SignInForm,
);

/** Sign-in. The guest's cart is merged into the account's. */
export function SignInPage() {
  const services = useServices();
  const { search } = useLocation();
  const checkout = checkoutAfter(search);
  return (
    <AuthFrame
      title={checkout ? 'Sign in to check out' : 'Sign in'}
      footer={
        <p>
          New here?{' '}
          <Link to={paths.signUp.href() + search} className="link">
            Create an account
          </Link>
        </p>
      }
    >
      {checkout && <CheckoutReason checkout={checkout} />}
      <SignInForm
        endpoint={signInCustomer}
        homePath={paths.home.href()}
        forgotPath={paths.forgot.href()}
        onSignedIn={() => mergeGuestCart(services)}
      />
    </AuthFrame>
  );
}
