import { CircleHelp } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { CheckoutLayout } from './checkout-layout';
import { paths } from '../../paths';

/** Shown when the URL names no payment, or another customer's. */
export function UnknownPayment() {
  return (
    <CheckoutLayout title="Payment" currentStep={2}>
      <EmptyState
        headingLevel={1}
        icon={<CircleHelp />}
        title="We cannot find this payment"
        action={
          <Button variant="ink" render={<Link to={paths.orders.href()} />}>
            See your orders
          </Button>
        }
      >
        The address may be incomplete, or the payment belongs to another account. If you have paid,
        your orders are listed in your account.
      </EmptyState>
    </CheckoutLayout>
  );
}
