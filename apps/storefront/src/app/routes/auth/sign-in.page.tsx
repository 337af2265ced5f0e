import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { SignInLayout } from './sign-in-layout';
import { paths } from '../../paths';
import { checkoutAfterSignIn } from '../../hrefs';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { CheckoutLayout } from '../checkout/checkout-layout';

const CheckoutSignIn = lazyBrowserPart(
  async () => (await import('./checkout-sign-in')).CheckoutSignIn,
);
const SignInForm = lazyBrowserPart(async () => (await import('./auth-forms')).CustomerSignInForm);

/** Before a checkout, the page also offers to continue as a guest. */
export function SignInPage() {
  const { search } = useLocation();
  const checkout = checkoutAfterSignIn(search);
  if (checkout) {
    return (
      <CheckoutLayout title="How would you like to check out?" currentStep={1}>
        <Suspense>
          <CheckoutSignIn checkout={checkout} />
        </Suspense>
      </CheckoutLayout>
    );
  }
  return (
    <SignInLayout
      title="Sign in"
      footer={
        <div className="grid gap-2">
          <p>
            New here?{' '}
            <Link to={paths.signUp.href() + search} className="link">
              Create an account
            </Link>
          </p>
          <p>
            Bought as a guest?{' '}
            <Link to={paths.guestOrders.href()} className="link">
              Find your order
            </Link>
          </p>
        </div>
      }
    >
      <SignInForm />
    </SignInLayout>
  );
}
