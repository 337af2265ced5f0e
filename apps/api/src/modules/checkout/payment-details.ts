import type { PlacedOrders } from '@market/domain/checkout/checkout';
import type { Db } from '../../db/db';
import { findPayment, type CheckoutRow } from './checkout.repository';
import type { ProviderPayment } from '../payment-providers';
import { toPlausiblePaidAt } from './record-transaction';

export const settledPaymentDetails = (
  { channel, createdAt }: CheckoutRow,
  { payer: { cardType, cardLast4 }, paidAt }: ProviderPayment,
  now: Date,
): PlacedOrders['payment'] => ({
  channel,
  cardType,
  cardLast4,
  paidAt: toPlausiblePaidAt(paidAt, createdAt, now).toISOString(),
});

export async function findPaymentDetails(
  db: Db,
  { id, channel }: CheckoutRow,
): Promise<PlacedOrders['payment']> {
  const payment = await findPayment(db, id);
  return (
    payment && {
      channel,
      cardType: payment.cardType ?? undefined,
      cardLast4: payment.cardLast4 ?? undefined,
      paidAt: (payment.paidAt ?? payment.createdAt).toISOString(),
    }
  );
}
