import { type Quote, type StartPaymentInput } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY } from '@market/domain/checkout/payment-channel';
import { customerKeys, limitKeys } from '@market/domain/coupons/customer-keys';
import type { Db } from '../../db/db';
import { addMilliseconds, minutes } from '../../platform/clock';
import { conflict, notFound, type AppError } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { AccountsService } from '../accounts';
import { reserveStock, lockStock, type Units } from '../stock';
import { assertPayableOnDelivery, assertStoresOpen } from './assert-payable';
import {
  endPendingCheckouts,
  findEarlierAttempts,
  insertCheckout,
  insertReservations,
  type PaymentAttemptKey,
  type CheckoutRow,
  type EarlierAttempts,
} from './checkout.repository';
import { lockCustomer } from './checkout-customers.repository';
import { toCouponIds, releaseReservations, toUnits } from './end-checkout';
import { countOpenPayOnDelivery, lockPayOnDelivery } from './open-pay-on-delivery.repository';
import type { PaymentProvider } from '../payment-providers';
import type { PricedQuote, QuoteDeps } from './quote';

export interface ReserveDeps extends QuoteDeps {
  readonly ids: Ids;
  readonly accounts: Pick<AccountsService, 'nameGuest'>;
  /** The provider for new payments. */
  readonly provider: PaymentProvider;
}

const RESERVATION_MS = minutes(15);
/**
 * Why an earlier payment ended. If the customer still completes it, it buys the goods, unless the
 * newer one was paid first.
 */
const REPLACED = 'You opened a newer payment for this.';

export const alreadyPaidError = ({ reference }: CheckoutRow): AppError =>
  conflict('You have already paid for this.', { paidReference: reference });

export interface CheckoutAttempt {
  readonly key: PaymentAttemptKey;
  /** The earlier attempts, as read before the cart is priced. */
  readonly before: EarlierAttempts;
}

/**
 * Reserves the stock, claims the coupons and writes the open checkout, after ending the customer's
 * open payments for the same basket. The same key returns the same checkout. Call it in a
 * transaction.
 */
export async function reserveCheckout(
  db: Db,
  deps: ReserveDeps,
  { key, before }: CheckoutAttempt,
  input: StartPaymentInput,
  { quote, address }: PricedQuote,
) {
  const { clock, ids, coupons, provider, accounts } = deps;
  const { channel = 'card' } = input;
  const { userId, idempotencyKey, basket } = key;
  const customer = await lockCustomer(db, userId, quote);
  if (!customer || customer.isDeleted || !address) throw notFound('This account');
  const { sameAttempt, paid, openPurchaseId } = await findEarlierAttempts(db, key);
  if (sameAttempt) return { checkout: sameAttempt, customer, isNew: false, replaced: [] };
  if (paid && paid.id !== before.paid?.id) throw alreadyPaidError(paid);

  assertStoresOpen(quote, customer.stores);
  const keys = customerKeys({ email: customer.email, phoneNumber: address.phoneNumber });
  const limitedBy = limitKeys(keys, customer.isGuest);
  if (channel === PAY_ON_DELIVERY) {
    await lockPayOnDelivery(db, keys);
    const open = await countOpenPayOnDelivery(db, limitedBy);
    assertPayableOnDelivery(quote, customer.payOnDeliveryUpTo, open);
  }
  if (customer.isGuest) await accounts.nameGuest(db, userId, address);
  const id = ids.next();
  const now = clock.now();
  const units = toUnits(quote);
  // Always locks in this sequence: stores, then the person who pays on delivery, then checkouts,
  // then stock, then coupons. All stock is locked in one statement: here, or by the reservation
  // when nothing is released.
  const earlier = await endPendingCheckouts(db, key, REPLACED);
  if (earlier.length > 0)
    await lockStock(
      db,
      [...units, ...earlier.flatMap((checkout) => toUnits(checkout.quote))].map(
        (unit) => unit.variantId,
      ),
    );
  for (const checkout of earlier) await releaseReservations(db, deps, checkout);
  if ((await reserveStock(db, units, { at: now, checkoutId: id })) < units.length)
    throw await findShortage(db, quote, units);
  await coupons.claim(db, { id, customerKeys: keys, limitedBy }, toCouponIds(quote));

  const checkout: CheckoutRow = {
    id,
    userId,
    reference: `pay-${id}`,
    idempotencyKey,
    purchaseId: earlier[0]?.purchaseId ?? openPurchaseId ?? ids.next(),
    basket,
    status: 'pending',
    amount: quote.total,
    quote,
    deliveryAddress: address,
    orderNote: input.orderNote ?? null,
    customerKeys: keys,
    provider: channel === PAY_ON_DELIVERY ? channel : provider.name,
    channel,
    authorizationUrl: '',
    failureReason: null,
    expiresAt: addMilliseconds(now, RESERVATION_MS),
    paidAt: null,
    createdAt: now,
  };
  await insertCheckout(db, checkout);
  await insertReservations(db, id, units);
  return { checkout, customer, isNew: true, replaced: earlier };
}

async function findShortage(db: Db, quote: Quote, units: readonly Units[]): Promise<AppError> {
  const availableStock = await lockStock(
    db,
    units.map((unit) => unit.variantId),
  );
  const missingItems = quote.stores.flatMap(({ lines }) =>
    lines.flatMap(({ productId, variantId = '', name, quantity }) => {
      const available = availableStock.get(variantId);
      return available !== undefined && available < quantity
        ? [{ productId, variantId, name, wanted: quantity, left: Math.max(0, available) }]
        : [];
    }),
  );
  const texts = missingItems.map(({ name, left: availableStock }) =>
    availableStock === 0 ? `${name} is sold out.` : `Only ${availableStock} of ${name} left.`,
  );
  return conflict([...texts, 'Update your cart to continue.'].join(' '), { short: missingItems });
}
