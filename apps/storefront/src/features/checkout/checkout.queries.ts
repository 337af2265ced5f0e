import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import type { CheckoutInput, PaymentOutcome } from '@market/domain/checkout/checkout';
import { checkout } from '../../shared/endpoints';

/** Prices change, so the breakdown is always refetched. The older one is shown in the meantime. */
export const quoteQuery = (api: Queries, input: CheckoutInput) => ({
  ...api.query(checkout('simulate'), { body: input }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});

export const shippingFeeQuery = (api: Queries, input: CheckoutInput) => ({
  ...api.query(checkout('shippingFee'), { body: input }),
  placeholderData: keepPreviousData,
});

/**
 * The result of a payment, polled every `pollMs` while the payment is open. The request is safe to
 * repeat, so reloads and closed tabs do no harm.
 */
export const paymentOutcomeQuery = (
  api: Queries,
  reference: string,
  pollMs: number | false = false,
) => ({
  ...api.query(checkout('verifyPayment'), { body: { reference } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: PaymentOutcome | undefined } }) =>
    state.data?.status === 'pending' ? pollMs : false,
});

/** The orders of a paid checkout. Repeated requests return the same orders. */
export const placedOrdersQuery = (api: Queries, reference: string) => ({
  ...api.query(checkout('createOrder'), { body: { reference } }),
  staleTime: Infinity,
});
