import type { Db } from '../../db/db';
import { addMilliseconds, days, type Clock } from '../../platform/clock';
import { type CheckoutRow, insertTransaction } from './checkout.repository';
import type { ProviderPayment } from '../payment-providers';
import type { Ids } from '../../platform/ids';

export async function recordTransaction(
  db: Db,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { id: checkoutId, reference, createdAt }: CheckoutRow,
  { transactionId, status, amount, fees, paidAt, payer }: ProviderPayment,
): Promise<void> {
  await insertTransaction(db, {
    id: ids.next(),
    checkoutId,
    reference,
    transactionId,
    status,
    amount,
    fees,
    customerName: payer.name ?? null,
    customerEmail: payer.email ?? null,
    cardType: payer.cardType ?? null,
    cardBin: payer.cardBin ?? null,
    cardLast4: payer.cardLast4 ?? null,
    bank: payer.bank ?? null,
    country: payer.country ?? null,
    ipAddress: payer.ipAddress ?? null,
    paymentChannel: payer.channel ?? null,
    paidAt: toPlausiblePaidAt(paidAt, createdAt, clock.now()),
    createdAt: clock.now(),
  });
}

/**
 * The provider's time, or the current time when that is missing or more than a day off. An invalid
 * date must not stop an order.
 */
export function toPlausiblePaidAt(paidAt: Date | undefined, startedAt: Date, now: Date): Date {
  return paidAt &&
    paidAt >= addMilliseconds(startedAt, -days(1)) &&
    paidAt <= addMilliseconds(now, days(1))
    ? paidAt
    : now;
}
