import { forgotCustomer, signInCustomer } from '@market/api-client/contract/main/auth';
import { ForgotForm } from '@market/web-kit/auth/forgot-form';
import { SignInForm } from '@market/web-kit/auth/sign-in-form';
import { useServices } from '@market/web-kit/services';
import { mergeGuestCart } from '../../../features/cart/merge-guest-cart';
import { sendRequestedFollow } from '../../../features/follows/follow-after-sign-in';
import { mergeGuestSavedItems } from '../../../features/saved/merge-guest-saved-items';
import { paths } from '../../paths';

/** Signing in moves the guest's cart, saved products and requested follow into the account. */
export function CustomerSignInForm({ secondary }: { secondary?: { label: string } }) {
  const services = useServices();
  return (
    <SignInForm
      endpoint={signInCustomer}
      homePath={paths.home.href()}
      forgotPath={paths.forgot.href()}
      onSignedIn={async () => {
        await Promise.all([
          mergeGuestCart(services),
          mergeGuestSavedItems(services),
          sendRequestedFollow(services),
        ]);
      }}
      {...(secondary && { secondary })}
    />
  );
}

export function CustomerForgotForm() {
  return <ForgotForm endpoint={forgotCustomer} />;
}
