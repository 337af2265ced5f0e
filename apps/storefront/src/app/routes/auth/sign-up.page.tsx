import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { redirectTarget } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import { SignInLayout } from './sign-in-layout';
import { paths } from '../../paths';
import { checkoutAfterSignIn } from '../../hrefs';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const CheckoutSignUpReason = lazyBrowserPart(
  async () => (await import('./checkout-sign-up-reason')).CheckoutSignUpReason,
);
const SignUpForm = lazyBrowserPart(
  async () => (await import('../../../features/account/sign-up-form')).SignUpForm,
);

export function SignUpPage() {
  const { search } = useLocation();
  const { config } = useServices();
  const checkout = checkoutAfterSignIn(search);
  const [mailedTo, setMailedTo] = useState<string>();
  const signIn = (
    <Link to={paths.signIn.href() + search} className="link">
      Sign in
    </Link>
  );
  if (mailedTo !== undefined) {
    return (
      <SignInLayout title="Check your email" footer={<p>Confirmed already? {signIn}</p>}>
        <p role="status" className="text-text-2">
          We sent a link to <b className="font-semibold break-words text-text">{mailedTo}</b>. Open
          it to confirm your address, then sign in. Your cart is saved.
        </p>
        {config.demoAccounts && (
          <p className="mt-4 text-sm text-muted">
            This is a demo: its emails are in the{' '}
            <a href="/outbox" className="link">
              email outbox
            </a>
            .
          </p>
        )}
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title="Create an account"
      description="For your orders, addresses and delivery codes."
      footer={<p>Have an account? {signIn}</p>}
      formHeight="h-118 sm:h-89"
    >
      {checkout && <CheckoutSignUpReason checkout={checkout} />}
      <SignUpForm
        redirectTo={redirectTarget(new URLSearchParams(search), '') || undefined}
        onSignedUp={setMailedTo}
      />
    </SignInLayout>
  );
}
