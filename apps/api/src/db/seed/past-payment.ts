import { sandboxFee } from '../../modules/payment-providers';
import type { Ids } from '../../platform/ids';
import type { PastRows } from './past-rows';

interface Deps {
  readonly rows: PastRows;
  readonly ids: Ids;
  readonly provider: string;
}

/** Collects the rows of the paid checkout, its sandbox payment and the transaction. */
export function recordPastPayment(
  { rows, ids, provider }: Deps,
  checkout: Omit<PastRows['checkouts'][number], 'createdAt' | 'idempotencyKey' | 'provider'>,
  {
    createdAt,
    paidAt,
    email,
    refunded,
  }: { createdAt: Date; paidAt: Date; email: string; refunded: number },
): void {
  const { id: checkoutId, reference, amount, expiresAt } = checkout;
  const card = { cardBin: '408408', cardLast4: '4081' };
  rows.checkouts.push({
    ...checkout,
    status: 'paid',
    provider: provider,
    idempotencyKey: checkoutId,
    createdAt,
    paidAt,
  });
  rows.payments.push({
    ...card,
    reference,
    amount,
    email,
    status: 'success',
    callbackUrl: '',
    refunded,
    expiresAt,
    createdAt,
    paidAt,
  });
  rows.transactions.push({
    ...card,
    id: ids.next(),
    checkoutId,
    reference,
    amount,
    transactionId: `sandbox-${reference}`,
    status: 'success',
    fees: sandboxFee(amount),
    customerEmail: email,
    cardType: 'visa',
    bank: 'Test Bank',
    country: 'NG',
    paymentChannel: 'card',
    paidAt,
    createdAt: paidAt,
  });
}
