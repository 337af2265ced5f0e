import { PageError } from '../errors';
import { CheckoutFrame } from './checkout-frame';

/** The checkout's error page, with its header, so that the user can go back. */
export function CheckoutError() {
  return (
    <CheckoutFrame title="Check out" currentStep={1}>
      <PageError />
    </CheckoutFrame>
  );
}
