import { useLocation, useNavigate } from 'react-router-dom';
import { Check } from 'lucide-react';
import { Link } from '@market/ui/link';
import { GuestForm } from '../../../features/account/guest-form';
import { paths } from '../../paths';
import { CustomerSignInForm } from './auth-forms';
import { CheckoutSummary } from './checkout-summary';

const guestBenefits = [
  'Track your order with the link in your email',
  'Return items as you would with an account',
];

/** The guest form comes first, because it needs only an email address. */
export function CheckoutSignIn({ checkout }: { checkout: URL }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="page-wrap max-w-[66rem]! py-7 md:py-10">
      <h1 className="display mb-5 text-d1 md:mb-6">How would you like to check out?</h1>
      <div className="grid items-stretch gap-4 md:grid-cols-2 md:gap-5">
        <section
          aria-labelledby="as-a-guest"
          className="flex flex-col rounded-3 border border-line bg-surface p-4 md:p-7"
        >
          <h2 id="as-a-guest" className="display mb-3 text-d3">
            As a guest
          </h2>
          <p className="mb-4 text-sm text-text-2">
            No password needed. You can save the order to an account afterwards.
          </p>
          <GuestForm
            onStarted={() => void navigate(checkout.pathname + checkout.search, { replace: true })}
          >
            <ul className="grid gap-2 text-sm text-text-2">
              {guestBenefits.map((promise) => (
                <li key={promise} className="flex gap-2.5">
                  <Check size={17} aria-hidden className="mt-0.5 flex-none text-success" />
                  {promise}
                </li>
              ))}
            </ul>
          </GuestForm>
        </section>
        <section
          aria-labelledby="with-an-account"
          className="rounded-3 border border-line bg-surface p-4 md:p-7"
        >
          <h2 id="with-an-account" className="display mb-3 text-d3">
            Sign in
          </h2>
          <CustomerSignInForm secondary={{ label: 'Sign in and check out' }} />
          <p className="mt-4 text-sm">
            New here?{' '}
            <Link to={paths.signUp.href() + search} className="link touch-area">
              Create an account
            </Link>
          </p>
        </section>
      </div>
      <CheckoutSummary checkout={checkout} />
    </div>
  );
}
