import { useSearchParams } from 'react-router-dom';
import { PaymentResult } from './payment-result';
import { UnknownPayment } from './unknown-payment';

/**
 * Where the payment page sends the customer back to. Everything is read from the server by reference,
 * so reloads are safe.
 */
export function CheckoutReturnPage() {
  const [params] = useSearchParams();
  const reference = params.get('reference');
  return reference ? <PaymentResult key={reference} reference={reference} /> : <UnknownPayment />;
}
