import { useSearchParams } from 'react-router-dom';
import { CircleHelp } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { CheckoutFrame } from './checkout-frame';
import { paths } from '../../paths';
import { PaymentResult } from './payment-result';

/** Where the card page sends the customer back to. Everything is read from the server by reference, so reloads are safe. */
export function CheckoutReturnPage() {
  const [params] = useSearchParams();
  const reference = params.get('reference');
  if (reference) return <PaymentResult key={reference} reference={reference} />;
  return (
    <CheckoutFrame title="Payment" currentStep={2}>
      <EmptyState
        headingLevel={1}
        icon={<CircleHelp />}
        title="This address names no payment"
        action={
          <Button variant="ink" render={<Link to={paths.orders.href()} />}>
            See your orders
          </Button>
        }
      >
        If you have paid, your orders are listed in your account.
      </EmptyState>
    </CheckoutFrame>
  );
}
