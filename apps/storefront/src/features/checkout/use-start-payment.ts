import { useEffect, useState } from 'react';
import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, isSignedOut } from '@market/api-client/errors';
import { groupKey } from '@market/api-client/queries';
import type { CheckoutInput, Quote, StartPaymentInput } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY } from '@market/domain/checkout/payment-channel';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { addresses, payments } from '../../shared/endpoints';
import { navigateToUrl } from '../../shared/navigate-to-url';
import type { StoredValue } from '../../shared/stored-value';
import { patchDraft, type CheckoutDraft } from './checkout-draft';
import { quoteQuery } from './checkout.queries';
import { quoteChanges } from './model/quote-changes';
import type { Refusal } from './model/refused-payment';

type PaymentInput = Omit<StartPaymentInput, 'idempotencyKey'>;

interface StartPaymentControl {
  /** Starts the payment and redirects to the payment page. Ignores further presses until then. */
  pay: (wish: PaymentInput, quoteInput: CheckoutInput) => void;
  /** True from the press until the browser leaves the page. */
  busy: boolean;
  problem: PaymentProblem | undefined;
}

export interface PaymentProblem {
  text: string;
  /** The differences from the price breakdown on the screen, with a sentence for each. */
  changes: readonly string[];
}

/**
 * Starts a payment. Presses for the same address, coupon and total use the same idempotency key, so
 * that a repeated press or a lost response never opens a second payment. When the total has changed
 * or the delivery is later, the server returns a 409: the change is shown, and nothing is charged
 * before the customer presses again. Passes the reference to `onBought` when the order is paid on
 * delivery, or an earlier payment succeeded.
 */
export function useStartPayment(
  draft: StoredValue<CheckoutDraft>,
  onBought: (reference: string) => void,
): StartPaymentControl {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const start = useMutation(api.mutation(payments('start'), { quiet: true, invalidates: [] }));
  const [problem, setProblem] = useState<PaymentProblem>();
  const [leaving, setLeaving] = useState(false);
  const [idempotencyKey] = useState(createIdempotencyKeys);

  // After Back from the payment page, browsers may restore this page as it was. The button must
  // work again and start a new payment.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      idempotencyKey.forget();
      setLeaving(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [idempotencyKey]);

  /** Saves the new quote of a 409, so that the page shows it. */
  const problemOf = (
    error: Error,
    newQuote: Quote | undefined,
    { expectedTotal }: PaymentInput,
    quoteInput: CheckoutInput,
  ): PaymentProblem => {
    if (!newQuote) return { text: error.message, changes: [] };
    const { queryKey } = quoteQuery(api, quoteInput);
    const shownQuote = queryClient.getQueryData<Quote>(queryKey);
    queryClient.setQueryData<Quote>(queryKey, newQuote);
    return {
      text:
        newQuote.total === expectedTotal
          ? 'The delivery days changed. Check them, then pay again. Nothing was charged.'
          : `The total changed from ${moneyText(expectedTotal)} to ${moneyText(newQuote.total)}. Check it, then pay again. Nothing was charged.`,
      changes: shownQuote ? quoteChanges(shownQuote, newQuote) : [],
    };
  };

  const onRefused = async (error: Error, wish: PaymentInput, quoteInput: CheckoutInput) => {
    const refusal = await readStartRefusal(error);
    if (refusal?.paidReference !== undefined) return onBought(refusal.paidReference);
    // An expired session has its own dialog, whose error no longer applies after signing in again.
    setProblem(
      isSignedOut(error) ? undefined : problemOf(error, refusal?.newQuote, wish, quoteInput),
    );
    // The address was deleted elsewhere: refetch the list, so that the page shows the remaining
    // ones.
    if (isApiError(error) && error.status === 404)
      await queryClient.invalidateQueries({ queryKey: groupKey(addresses('list')) });
  };

  const pay: StartPaymentControl['pay'] = (wish, quoteInput) => {
    if (start.isPending || leaving) return;
    setProblem(undefined);
    start.mutate(
      { body: { ...wish, idempotencyKey: idempotencyKey.of(wish) } },
      {
        onSuccess: ({ reference, authorizationUrl }) => {
          patchDraft(draft, { openPayment: reference });
          if (wish.channel === PAY_ON_DELIVERY) return onBought(reference);
          setLeaving(true);
          navigateToUrl(authorizationUrl);
        },
        onError: (error) => void onRefused(error, wish, quoteInput),
      },
    );
  };

  return { pay, busy: start.isPending || leaving, problem };
}

/**
 * The schema of a quote is loaded with the first refusal. When it cannot be loaded, the error's
 * text is shown.
 */
async function readStartRefusal(error: Error): Promise<Refusal | undefined> {
  if (!isApiError(error) || error.status !== 409) return undefined;
  const refused = await import('./model/refused-payment').catch(noop);
  return refused?.readRefusal(error.data);
}

interface IdempotencyKeys {
  of: (wish: PaymentInput) => string;
  forget: () => void;
}

function createIdempotencyKeys(): IdempotencyKeys {
  let last: { wish: string; key: string } | undefined;
  return {
    of: (wish) => {
      const text = JSON.stringify(wish);
      if (last?.wish !== text) last = { wish: text, key: crypto.randomUUID() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}
