import { Suspense, useEffect, useState } from 'react';
import { useUser } from '@market/web-kit/use-session';
import { checkoutDraft } from '../../../features/checkout/checkout-draft';
import { lazyPart } from '../../../shared/lazy-part';
import { useStored } from '../../../shared/stored';

const OpenPaymentNotice = lazyPart(async () => (await import('./open-payment-notice')).OpenPaymentNotice);

/** Says what became of a payment whose end this browser has not seen: the tab was closed, or Back was pressed on the card page. */
export function OpenPayment() {
  const openPayment = useOpenAtArrival();
  const signedIn = useUser() !== undefined;
  if (openPayment === undefined || !signedIn) return null;
  return (
    <Suspense>
      <OpenPaymentNotice key={openPayment} reference={openPayment} />
    </Suspense>
  );
}

/** The payment that was open when the page was come to, by Back too: one that is opened on it is about to leave. */
function useOpenAtArrival(): string | undefined {
  const { openPayment } = useStored(checkoutDraft);
  const [known, setKnown] = useState(openPayment);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setKnown(checkoutDraft.get().openPayment);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return openPayment === known ? openPayment : undefined;
}
