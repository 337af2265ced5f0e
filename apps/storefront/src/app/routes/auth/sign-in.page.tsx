import { useLocation } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { AuthFrame } from './auth-frame';
import { paths } from '../../paths';
import { checkoutAfter } from '../../hrefs';
import { browserPart } from '../../../shared/lazy-part';

const CheckoutReason = browserPart(async () => (await import('./checkout-reason')).CheckoutReason);
const SignInForm = browserPart(async () => (await import('./auth-forms')).CustomerSignInForm);

export function SignInPage() {
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
      <SignInForm />
    </AuthFrame>
  );
}
