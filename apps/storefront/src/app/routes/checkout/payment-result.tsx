import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CircleX, Clock } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Spinner } from '@market/ui/spinner';
import { useServices } from '@market/web-kit/services';
import { changeDraft } from '../../../features/checkout/checkout-draft';
import { paymentOutcomeQuery } from '../../../features/checkout/checkout.queries';
import { endingOf, type Ending } from '../../../features/checkout/model/payment-endings';
import { CheckoutFrame } from './checkout-frame';
import { paths } from '../../paths';
import { PlacedOrders } from './placed-orders';

const PATIENCE_MS = 45_000;
const POLL_MS = 3000;

/** How the payment ended, asked until it is known; after a while by a press only. */
export function PaymentResult({ reference }: { reference: string }) {
  const { api } = useServices();
  const [round, setRound] = useState(0);
  const isPatient = usePatience(round);
  const query = useQuery(paymentOutcomeQuery(api, reference, isPatient && POLL_MS));
  const again = () => {
    setRound(round + 1);
    void query.refetch();
  };

  if (query.data?.status === 'paid') return <PlacedOrders reference={reference} />;
  const ending = query.data && endingOf(query.data);
  if (ending) return <NotPaid ending={ending} failureReason={query.data?.failureReason} />;
  if (query.error) {
    return (
      <Waiting>
        <ErrorState headingLevel={1} title={query.error.message} onRetry={again} retrying={query.isFetching}>
          A payment that went through is not lost: your orders appear in your account.
        </ErrorState>
      </Waiting>
    );
  }
  if (query.data && !isPatient) {
    return (
      <Waiting>
        <EmptyState
          headingLevel={1}
          icon={<Clock />}
          title="Your bank has not answered yet"
          action={
            <>
              <Button variant="primary" busy={query.isFetching} busyLabel="Checking…" onClick={again}>
                Check again
              </Button>
              <Button render={<Link to={paths.orders.href()} />}>See your orders</Button>
            </>
          }
        >
          You can close this page. If the payment goes through, your orders appear in your account; if not, nothing is charged.
        </EmptyState>
      </Waiting>
    );
  }
  return (
    <Waiting>
      <div role="status" className="grid justify-items-center gap-4 px-4 py-20 text-center">
        <Spinner size={28} />
        <h1 className="text-lg font-semibold">We are checking your payment</h1>
        <p className="text-sm text-muted">Your bank answers within seconds. Your goods are reserved meanwhile.</p>
      </div>
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <CheckoutFrame title="Payment" currentStep={1}>
      {children}
    </CheckoutFrame>
  );
}

/** True for a while after each start. */
function usePatience(round: number): boolean {
  const [endedRound, setEndedRound] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setEndedRound(round), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [round]);
  return endedRound < round;
}

/** No order; the cart, the address and the coupon are as they were. */
function NotPaid({ ending: { title, text, action }, failureReason }: { ending: Ending; failureReason: string | undefined }) {
  // Its end has been seen.
  useEffect(() => {
    changeDraft({ openPayment: undefined });
  }, []);
  return (
    <CheckoutFrame title={title} currentStep={1}>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          icon={<CircleX />}
          title={title}
          className="py-20"
          action={
            <>
              <Button variant="primary" size="lg" render={<Link to={paths.checkout.href()} />}>
                {action}
              </Button>
              <Button size="lg" render={<Link to={paths.cart.href()} />}>
                See the cart
              </Button>
            </>
          }
        >
          {failureReason && <p className="font-medium text-text">{failureReason}</p>}
          <p>{`${text} This payment changed nothing in your cart.`}</p>
        </EmptyState>
      </div>
    </CheckoutFrame>
  );
}
