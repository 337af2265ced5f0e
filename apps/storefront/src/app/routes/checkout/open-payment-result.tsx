import { Suspense, useEffect, useState } from 'react';
import { useUser } from '@market/web-kit/use-session';
import { checkoutDraft, type CheckoutDraft } from '../../../features/checkout/checkout-draft';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { useStoredValue, type StoredValue } from '../../../shared/stored-value';

const OpenPaymentNotice = lazyBrowserPart(
  async () => (await import('./open-payment-notice')).OpenPaymentNotice,
);

/**
 * Shows the result of a payment that this browser has not shown yet, because the tab was closed or
 * Back was pressed on the payment page.
 */
export function OpenPaymentResult({
  draft = checkoutDraft,
}: {
  draft?: StoredValue<CheckoutDraft>;
}) {
  const openPayment = usePaymentOpenOnArrival(draft);
  const signedIn = useUser() !== undefined;
  if (openPayment === undefined || !signedIn) return null;
  return (
    <Suspense>
      <OpenPaymentNotice key={openPayment} reference={openPayment} draft={draft} />
    </Suspense>
  );
}

/**
 * The payment that was already open when the user entered the page, including with Back. Excludes a
 * payment that is started on this page, because the browser then leaves the page immediately.
 */
function usePaymentOpenOnArrival(draft: StoredValue<CheckoutDraft>): string | undefined {
  const { openPayment } = useStoredValue(draft);
  const [known, setKnown] = useState(openPayment);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setKnown(draft.get().openPayment);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [draft]);
  return openPayment === known ? openPayment : undefined;
}
