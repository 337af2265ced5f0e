import { Link } from '@market/ui/link';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { paths } from '../../paths';
import { useCheckoutItems } from './use-checkout-items';

export function GuestEmail({ email }: { email: string }) {
  const { search } = useCheckoutItems();
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
      <span className="min-w-0 break-words">
        Buying as a guest. The receipt goes to <b className="font-semibold text-text">{email}</b>.
      </span>
      <Link
        to={withRedirect(paths.signIn.href(), paths.checkout.href() + search)}
        className="link touch-area"
      >
        Change or sign in
      </Link>
    </p>
  );
}
