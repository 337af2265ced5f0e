import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@market/api-client/errors';
import { Alert } from '@market/ui/alert';
import { Link } from '@market/ui/link';
import { LinkButton } from '@market/ui/link-button';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { changeDraft } from '../../../features/checkout/checkout-draft';
import { paymentOutcomeQuery } from '../../../features/checkout/checkout.queries';
import { endingOf } from '../../../features/checkout/model/payment-endings';
import { paths } from '../../paths';

const POLL_MS = 10_000;

const forget = (): void => changeDraft({ openPayment: undefined });

export function OpenPaymentNotice({ reference }: { reference: string }) {
  const { api } = useServices();
  const { data, error } = useQuery(paymentOutcomeQuery(api, reference, POLL_MS));
  const isUnknown = isApiError(error) && error.status === 404;
  useEffect(() => {
    if (isUnknown) forget();
  }, [isUnknown]);

  if (!data) return null;
  const result = (label: string) => (
    <Link to={paths.checkoutReturn.href({ reference })} className="link flex-none">
      {label}
    </Link>
  );
  if (data.status === 'paid') {
    return (
      <Notice tone="success" action={result('See your orders')}>
        {`Your payment of ${moneyText(data.amount)} went through, and your orders are placed.`}
      </Notice>
    );
  }
  const ending = endingOf(data);
  if (!ending) {
    return (
      <Notice tone="info" action={result('Follow it')}>
        {`We are checking your payment of ${moneyText(data.amount)}. If you have not paid on the card page, pay again here: only one of the two is kept.`}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" action={<LinkButton onClick={forget}>Dismiss</LinkButton>}>
      {[`${ending.title}.`, data.failureReason, ending.text].filter(Boolean).join(' ')}
    </Notice>
  );
}

function Notice({ tone, action, children }: { tone: 'success' | 'info' | 'warning'; action: ReactNode; children: string }) {
  return (
    <Alert tone={tone} announce className="mb-5" action={action}>
      {children}
    </Alert>
  );
}
