import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as addresses from '@market/api-client/contract/main/addresses';
import * as payments from '@market/api-client/contract/root/payments';
import { isApiError } from '@market/api-client/errors';
import { groupKey } from '@market/api-client/queries';
import {
  quoteSchema,
  type CheckoutInput,
  type Quote,
  type StartPayment,
} from '@market/domain/checkout/checkout';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { leaveTo } from '../../shared/leave-to';
import type { Stored } from '../../shared/stored';
import { patchDraft, type CheckoutDraft } from './checkout-draft';
import { quoteQuery } from './checkout.queries';
import { quoteChanges } from './model/quote-changes';

type PaymentWish = Omit<StartPayment, 'idempotencyKey'>;

interface StartPaymentControl {
  /** Starts the payment and redirects to the card page. Ignores further presses meanwhile. */
  pay: (wish: PaymentWish, quoteInput: CheckoutInput) => void;
  /** Between the press and leaving the page. */
  busy: boolean;
  /** Why there is no payment, for the page to show. */
  problem: PaymentProblem | undefined;
}

export interface PaymentProblem {
  text: string;
  /** The differences from the price breakdown on screen, a sentence for each. */
  changes: readonly string[];
}

const paidBeforeSchema = z.object({ paidReference: z.string() });
/** The payment of a 409 that went through before this one. */
const paidBefore = (error: Error): string | undefined =>
  isApiError(error) && error.status === 409
    ? z.safeParse(paidBeforeSchema, error.data).data?.paidReference
    : undefined;

/** The new quote of a 409, in kobo. */
const newQuoteOf = (error: Error): Quote | undefined =>
  isApiError(error) && error.status === 409 ? z.safeParse(quoteSchema, error.data).data : undefined;

/**
 * Starts a payment. The same wish always has the same key, so that a repeated press or a lost
 * response never opens a second payment; another address, coupon or total is another wish. A
 * changed total or a later delivery returns a 409: it is shown, and nothing is charged before the
 * customer presses again. A payment that succeeded earlier is passed to `onPaidBefore`.
 */
export function useStartPayment(
  draft: Stored<CheckoutDraft>,
  onPaidBefore: (reference: string) => void,
): StartPaymentControl {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const start = useMutation(api.mutation(payments.start, { quiet: true, invalidates: [] }));
  const [problem, setProblem] = useState<PaymentProblem>();
  const [leaving, setLeaving] = useState(false);
  const [idempotencyKey] = useState(createWishKeys);

  // After Back from the card page, browsers may restore this page as it was. It must work again,
  // and start a new payment.
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
    { expectedTotal }: PaymentWish,
    quoteInput: CheckoutInput,
  ): PaymentProblem => {
    const quote = newQuoteOf(error);
    if (!quote) return { text: error.message, changes: [] };
    const { queryKey } = quoteQuery(api, quoteInput);
    const shownQuote = queryClient.getQueryData<Quote>(queryKey);
    queryClient.setQueryData<Quote>(queryKey, quote);
    return {
      text:
        quote.total === expectedTotal
          ? 'The delivery days changed. Check them, then pay again. Nothing was charged.'
          : `The total changed from ${moneyText(expectedTotal)} to ${moneyText(quote.total)}. Check it, then pay again. Nothing was charged.`,
      changes: shownQuote ? quoteChanges(shownQuote, quote) : [],
    };
  };

  const pay: StartPaymentControl['pay'] = (wish, quoteInput) => {
    if (start.isPending || leaving) return;
    setProblem(undefined);
    start.mutate(
      { body: { ...wish, idempotencyKey: idempotencyKey.of(wish) } },
      {
        onSuccess: ({ reference, authorizationUrl }) => {
          patchDraft(draft, { openPayment: reference });
          setLeaving(true);
          leaveTo(authorizationUrl);
        },
        onError: (error) => {
          const paid = paidBefore(error);
          if (paid !== undefined) return onPaidBefore(paid);
          setProblem(problemOf(error, wish, quoteInput));
          // The address was deleted elsewhere: the page shows those that are left.
          if (isApiError(error) && error.status === 404)
            void queryClient.invalidateQueries({ queryKey: groupKey(addresses.list) });
        },
      },
    );
  };

  return { pay, busy: start.isPending || leaving, problem };
}

interface WishKeys {
  of: (wish: PaymentWish) => string;
  forget: () => void;
}

function createWishKeys(): WishKeys {
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
