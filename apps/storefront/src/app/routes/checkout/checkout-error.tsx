import { PageError } from '../errors';
import { CheckoutFrame } from './checkout-frame';

/** An error of the checkout, with its header, so that the way back stays in sight. */
export function CheckoutError() {
  return (
    <CheckoutFrame title="Check out" currentStep={1}>
      <PageError />
    </CheckoutFrame>
  );
}
