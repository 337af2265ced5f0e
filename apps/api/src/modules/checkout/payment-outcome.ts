import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import type { PlacedOrder } from '../orders';
import type { CheckoutRow } from './checkout.repository';
import type { ProviderPayment } from '../payment-providers';

export interface Settlement {
  readonly outcome: PaymentOutcome;
  readonly placed?: readonly PlacedOrder[] | undefined;
  readonly payment?: ProviderPayment;
}

export const paymentOutcome = (
  { reference, status, amount, channel, failureReason }: CheckoutRow,
  reason?: string,
): Settlement => {
  const shownReason = status === 'paid' ? undefined : (reason ?? failureReason ?? undefined);
  return {
    outcome: {
      reference,
      status,
      amount,
      channel,
      ...(shownReason !== undefined && { failureReason: shownReason }),
    },
  };
};

/** A payment that has ended in the shop stays ended, even while the provider's page is open. */
export function openPaymentOutcome(
  checkout: CheckoutRow,
  { failureReason, isChecking, received }: ProviderPayment,
): Settlement {
  if (checkout.status !== 'pending') return paymentOutcome(checkout);
  return {
    outcome: {
      ...paymentOutcome(checkout, failureReason).outcome,
      ...(isChecking && { isChecking }),
      ...(received !== undefined && { received }),
    },
  };
}
