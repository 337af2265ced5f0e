import { useCallback, useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@market/api-client/errors';
import { getPaymentState } from '@market/domain/checkout/payment-state';
import { Alert } from '@market/ui/alert';
import { Link, LinkButton } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { patchDraft, type CheckoutDraft } from '../../../features/checkout/checkout-draft';
import { paymentOutcomeQuery } from '../../../features/checkout/checkout.queries';
import { toUnpaidResult, finishLabel } from '../../../features/checkout/model/unpaid-result';
import type { StoredValue } from '../../../shared/stored-value';
import { paths } from '../../paths';

const POLL_MS = 10_000;

export function OpenPaymentNotice({
  reference,
  draft,
}: {
  reference: string;
  draft: StoredValue<CheckoutDraft>;
}) {
  const { api } = useServices();
  const { data, error } = useQuery(paymentOutcomeQuery(api, reference, POLL_MS));
  const isUnknown = isApiError(error) && error.status === 404;
  const forget = useCallback(() => patchDraft(draft, { openPayment: undefined }), [draft]);
  useEffect(() => {
    if (isUnknown) forget();
  }, [isUnknown, forget]);

  if (!data) return null;
  const { status, amount, authorizationUrl, replacement } = data;
  const result = (label: string, of = reference) => (
    <Link to={paths.checkoutReturn.href({ reference: of })} className="link flex-none">
      {label}
    </Link>
  );
  const payPage = (label: string, href = authorizationUrl) =>
    href ? (
      <a className="link flex-none" href={href}>
        {label}
      </a>
    ) : (
      result('See payment status')
    );
  if (status === 'paid') {
    return (
      <Notice tone="success" action={result('See your orders')}>
        {`Your payment of ${moneyText(amount)} went through, and your orders are placed.`}
      </Notice>
    );
  }
  const state = getPaymentState(data);
  const ending = toUnpaidResult(data);
  if (!ending) {
    return (
      <Notice
        tone="info"
        action={
          state.name === 'open' ? payPage('Go to the payment page') : result('See payment status')
        }
      >
        {`${state.title}: ${moneyText(amount)}. ${state.text}`}
      </Notice>
    );
  }
  const actions: Partial<Record<typeof ending.name, ReactNode>> = {
    declined: payPage(finishLabel(data)),
    underpaid: payPage(finishLabel(data)),
    replaced: payPage('Go to the newer payment', replacement?.authorizationUrl),
    already_paid: replacement && result('See your order', replacement.reference),
  };
  return (
    <Notice
      tone="warning"
      action={actions[ending.name] ?? <LinkButton onClick={forget}>Dismiss</LinkButton>}
    >
      {[`${ending.title}.`, ending.reason, ending.text].filter(Boolean).join(' ')}
    </Notice>
  );
}

function Notice({
  tone,
  action,
  children,
}: {
  tone: 'success' | 'info' | 'warning';
  action: ReactNode;
  children: string;
}) {
  return (
    <Alert tone={tone} announce className="mb-5" action={action}>
      {children}
    </Alert>
  );
}
