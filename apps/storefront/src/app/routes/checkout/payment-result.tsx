import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import { getPaymentState } from '@market/domain/checkout/payment-state';
import { isApiError } from '@market/api-client/errors';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Spinner } from '@market/ui/spinner';
import { useServices } from '@market/web-kit/services';
import { findPaymentDraft, patchDraft } from '../../../features/checkout/checkout-draft';
import { paymentOutcomeQuery } from '../../../features/checkout/checkout.queries';
import {
  checkoutSearch,
  toUnpaidResult,
  finishLabel,
  payableStates,
  type UnpaidResult,
} from '../../../features/checkout/model/unpaid-result';
import { CheckoutLayout } from './checkout-layout';
import { paths } from '../../paths';
import { PlacedOrders } from './placed-orders';
import { UnknownPayment } from './unknown-payment';

const POLL_TIMEOUT_MS = 45_000;
const POLL_MS = 3000;

/** The result of a payment. It is polled for a while, and then fetched only on request. */
export function PaymentResult({ reference }: { reference: string }) {
  const { api } = useServices();
  const [round, setRound] = useState(0);
  const isPolling = useIsPolling(round);
  const query = useQuery(paymentOutcomeQuery(api, reference, isPolling && POLL_MS));
  const pollAgain = () => {
    setRound(round + 1);
    void query.refetch();
  };

  if (query.data?.status === 'paid') return <PlacedOrders reference={reference} />;
  const ending = query.data && toUnpaidResult(query.data);
  if (query.data && ending) return <NotPaid ending={ending} outcome={query.data} />;
  if (isApiError(query.error) && query.error.status === 404) return <UnknownPayment />;
  if (query.error) {
    return (
      <PaymentFrame>
        <ErrorState
          headingLevel={1}
          title={query.error.message}
          onRetry={pollAgain}
          retrying={query.isFetching}
        >
          If your payment went through, your orders will appear in your account.
        </ErrorState>
      </PaymentFrame>
    );
  }
  if (query.data && !isPolling) {
    return (
      <PaymentFrame>
        <EmptyState
          headingLevel={1}
          icon={<Clock />}
          title={
            query.data.channel === undefined || query.data.channel === 'card'
              ? 'Your bank has not responded yet'
              : getPaymentState(query.data).title
          }
          action={
            <>
              <Button
                variant="primary"
                busy={query.isFetching}
                busyLabel="Checking…"
                onClick={pollAgain}
              >
                Check again
              </Button>
              {query.data.authorizationUrl && !query.data.isChecking ? (
                <Button render={<a href={query.data.authorizationUrl}>Back to the payment page</a>}>
                  Back to the payment page
                </Button>
              ) : (
                <Button render={<Link to={paths.orders.href()} />}>See your orders</Button>
              )}
            </>
          }
        >
          You can close this page. If the payment goes through, we will email you and your orders
          will appear in your account. If it does not, you will not be charged.
        </EmptyState>
      </PaymentFrame>
    );
  }
  return (
    <PaymentFrame>
      <div role="status" className="grid justify-items-center gap-4 px-4 py-20 text-center">
        <Spinner size={28} />
        <h1 className="text-lg font-semibold">We are checking your payment</h1>
        <p className="max-w-[46ch] text-sm text-muted">
          {query.data?.isChecking || (query.data?.channel ?? 'card') !== 'card'
            ? query.data && getPaymentState(query.data).text
            : 'Your bank usually responds within seconds. Your items are reserved in the meantime.'}
        </p>
      </div>
    </PaymentFrame>
  );
}

function PaymentFrame({ children }: { children: ReactNode }) {
  return (
    <CheckoutLayout title="Payment" currentStep={1}>
      {children}
    </CheckoutLayout>
  );
}

function useIsPolling(round: number): boolean {
  const [endedRound, setEndedRound] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setEndedRound(round), POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [round]);
  return endedRound < round;
}

/** The next step after a payment that created no order: a page of the shop, or a payment page. */
function nextStep(
  name: UnpaidResult['name'],
  outcome: PaymentOutcome,
): { label: string } & ({ to: string } | { href: string }) {
  const { authorizationUrl, replacement } = outcome;
  if (replacement?.status === 'paid')
    return {
      label: 'See your order',
      to: paths.checkoutReturn.href({ reference: replacement.reference }),
    };
  if (replacement)
    return { label: 'Continue to the newer payment', href: replacement.authorizationUrl };
  if (payableStates.includes(name) && authorizationUrl)
    return { label: finishLabel(outcome), href: authorizationUrl };
  return { label: 'Back to checkout', to: paths.checkout.href() + checkoutSearch(outcome) };
}

/** This payment created no order. Cart, address and coupon are unchanged. */
function NotPaid({
  ending: { name, title, text, reason },
  outcome,
}: {
  ending: UnpaidResult;
  outcome: PaymentOutcome;
}) {
  const { reference } = outcome;
  // The result is final, unless the customer can still try another card.
  useEffect(() => {
    if (!payableStates.includes(name))
      patchDraft(findPaymentDraft(reference), { openPayment: undefined });
  }, [name, reference]);
  const next = nextStep(name, outcome);
  return (
    <CheckoutLayout title={title} currentStep={1}>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          icon={
            name === 'already_paid' ? (
              <CircleCheck />
            ) : name === 'expired' || name === 'underpaid' ? (
              <Clock />
            ) : (
              <CircleX />
            )
          }
          title={title}
          className="py-20"
          action={
            <>
              <Button
                variant="primary"
                size="lg"
                render={
                  'href' in next ? <a href={next.href}>{next.label}</a> : <Link to={next.to} />
                }
              >
                {next.label}
              </Button>
              <Button size="lg" render={<Link to={paths.cart.href()} />}>
                View cart
              </Button>
            </>
          }
        >
          {reason && <p className="font-medium text-text">{reason}</p>}
          <p>{text}</p>
        </EmptyState>
      </div>
    </CheckoutLayout>
  );
}
