import { useSearchParams } from 'react-router-dom';
import { PaymentResult } from './payment-result';
import { UnknownPayment } from './unknown-payment';

/**
 * The page that the payment page sends the customer back to. Reads everything from the server by
 * the payment's reference, so reloads are safe.
 */
export function CheckoutReturnPage() {
  const [params] = useSearchParams();
  const reference = params.get('reference');
  return reference ? <PaymentResult key={reference} reference={reference} /> : <UnknownPayment />;
}
