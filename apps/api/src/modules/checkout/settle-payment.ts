import { limitKeys } from '@market/domain/coupons/customer-keys';
import type { Db } from '../../db/db';
import { inTransaction, withSavepoint } from '../../db/transaction';
import { conflict, isAppError, notFound } from '../../platform/errors';
import type { PlacedOrder } from '../orders';
import { reserveStock, lockStock } from '../stock';
import {
  listAttempts,
  changeCheckouts,
  endOpenAttempt,
  findByReference,
  lockCheckout,
  type CheckoutRow,
} from './checkout.repository';
import { lockCustomer, type LockedCustomer } from './checkout-customers.repository';
import { toCouponIds, endCheckout, releaseReservations, toUnits } from './end-checkout';
import type { ProviderPayment } from '../payment-providers';
import { closeReplacedPayments } from './replaced-payments';
import { PAYMENT_NOT_OPENED, type PaymentDeps } from './start-payment';
import { recordTransaction } from './record-transaction';
import { paymentOutcome, openPaymentOutcome, type Settlement } from './payment-outcome';
import { refundAll } from './refund-late-payment';
import { placeCheckoutOrders } from './place-checkout-orders';
import { refundReason } from './refund-reason';

const PAID_EARLIER_REASON = 'You paid for this with an earlier payment.';

/**
 * Settles a payment. This is the only way in which a payment becomes orders: the customer's return,
 * the provider's webhook and the reconciliation job call it. It asks the provider, and in one
 * transaction marks the checkout as paid, sells the reserved units, creates one order per store and
 * records the money. It settles a payment once, however often and in whatever order it is called.
 * Of several payments for the same purchase, the first that succeeds buys the goods, even when a
 * newer one was opened: the newer one is closed, and refunded if it is paid as well. A payment
 * after its reservation expired buys the goods if they are still available, and is refunded
 * otherwise. A payment is also refunded when its amount differs, or when the store was suspended or
 * the account deleted in the meantime. When a bank transfer exceeds the amount, the excess is
 * refunded. Throws 404, and 503 when the provider does not respond.
 */
export const settlePayment = (deps: PaymentDeps) => {
  const { db, providers, log } = deps;

  const end = async (checkout: CheckoutRow, failureReason: string): Promise<Settlement> => {
    const ended = await inTransaction(db, (db) =>
      endCheckout(db, deps, checkout.id, { status: 'failed', failureReason }),
    );
    return paymentOutcome(ended ?? (await findByReference(db, checkout.reference)) ?? checkout);
  };

  return async (reference: string, known?: CheckoutRow): Promise<Settlement> => {
    const checkout = known ?? (await findByReference(db, reference));
    if (!checkout) throw notFound('This payment');
    if (checkout.status === 'paid' || checkout.status === 'refunded')
      return paymentOutcome(checkout);

    const reported = await providers.byName(checkout.provider).verify(reference);
    if (!reported) return end(checkout, PAYMENT_NOT_OPENED);
    if (reported.status === 'pending') return openPaymentOutcome(checkout, reported);
    if (reported.status === 'failed')
      return end(checkout, reported.failureReason ?? 'The payment failed.');
    if (reported.amount !== checkout.amount)
      log.error(
        { reference, expected: checkout.amount, paid: reported.amount },
        'payment differs from its checkout',
      );
    const {
      settled = checkout,
      placed,
      replaced = [],
    } = await inTransaction(db, (db) => settle(db, deps, checkout, reported));
    await closeReplacedPayments(deps, replaced);
    return { ...paymentOutcome(settled), placed, payment: reported };
  };
};

interface SettlementResult {
  readonly settled?: CheckoutRow | undefined;
  readonly placed?: readonly PlacedOrder[];
  /** Newer payments for the same purchase, which must no longer be charged. */
  readonly replaced?: readonly CheckoutRow[];
}

async function settle(
  db: Db,
  deps: PaymentDeps,
  { id, amount, channel, userId, reference, purchaseId, quote, deliveryAddress }: CheckoutRow,
  payment: ProviderPayment,
): Promise<SettlementResult> {
  const customer = await lockCustomer(db, userId, quote);
  if (!customer) throw new Error(`The customer of ${reference} does not exist`);
  // Customers type the amount of a transfer themselves. Only the excess is refunded.
  const isEnough =
    payment.amount === amount || (channel === 'bank_transfer' && payment.amount > amount);
  const isSuspended = [...customer.stores.values()].includes('suspended');
  const { isDeleted } = customer;
  const paid = { status: 'paid', paidAt: deps.clock.now(), failureReason: null } as const;
  // The usual case: one statement claims the checkout, and no other call can claim it afterwards.
  const [claimed] =
    isEnough && !isSuspended && !isDeleted
      ? await changeCheckouts(db, [id], ['pending'], paid)
      : [];
  if (claimed)
    return {
      settled: claimed,
      placed: await placeCheckoutOrders(db, deps, claimed, customer, payment),
    };

  const checkout = await lockCheckout(db, id);
  if (!checkout || checkout.status === 'paid' || checkout.status === 'refunded')
    return { settled: checkout };
  const isPaidTwice = (await listAttempts(db, purchaseId)).some(
    (attempt) => attempt.status === 'paid',
  );
  const isSold = isEnough && !isPaidTwice && !isSuspended && !isDeleted;
  const replaced = isSold ? await reserveAgain(db, deps, checkout, customer) : undefined;
  if (replaced) {
    const [settled] = await changeCheckouts(db, [id], [checkout.status], paid);
    return {
      settled,
      placed: await placeCheckoutOrders(db, deps, checkout, customer, payment),
      replaced,
    };
  }
  const failureReason = refundReason({ isEnough, isPaidTwice, isSuspended, isDeleted });
  const [settled] = await changeCheckouts(db, [id], [checkout.status], {
    ...paid,
    status: 'refunded',
    failureReason,
  });
  await recordTransaction(db, deps, checkout, payment);
  if (checkout.status === 'pending') await releaseReservations(db, deps, checkout);
  const { emailAddress = customer.email } = deliveryAddress;
  const buyer = isDeleted ? { ...customer, email: emailAddress } : customer;
  await refundAll(db, deps, checkout, buyer, payment, failureReason);
  return { settled };
}

/**
 * Reserves the goods of an expired or replaced payment again, and ends the payment that replaced
 * it. Returns undefined, without any change, when the goods are sold out or a coupon can no longer
 * be used.
 */
async function reserveAgain(
  db: Db,
  deps: PaymentDeps,
  checkout: CheckoutRow,
  { isGuest }: Pick<LockedCustomer, 'isGuest'>,
): Promise<CheckoutRow[] | undefined> {
  const units = toUnits(checkout.quote);
  try {
    return await withSavepoint(db, async (db) => {
      const replaced =
        checkout.status === 'pending'
          ? []
          : await endOpenAttempt(db, checkout.purchaseId, PAID_EARLIER_REASON);
      if (replaced.length > 0)
        await lockStock(
          db,
          [...units, ...replaced.flatMap(({ quote }) => toUnits(quote))].map(
            (unit) => unit.variantId,
          ),
        );
      for (const each of replaced) await releaseReservations(db, deps, each);
      if (
        (await reserveStock(db, units, { at: deps.clock.now(), checkoutId: checkout.id })) <
        units.length
      )
        throw conflict('Sold out in the meantime.');
      const limitedBy = limitKeys(checkout.customerKeys, isGuest);
      await deps.coupons.claim(db, { ...checkout, limitedBy }, toCouponIds(checkout.quote));
      return replaced;
    });
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
