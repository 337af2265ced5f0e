import * as z from 'zod/mini';
import { quoteSchema, type Quote, type StartedPayment, type StartPayment } from '@market/domain/checkout/checkout';
import { formatKobo, MAX_KOBO } from '@market/domain/money';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, notFound } from '../../http/errors';
import { after, minutes } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import type { OutboxService } from '../outbox';
import { holdStock, lockStock, type Units } from '../stock';
import { changeCheckouts, endPendingOf, findByKey, insertCheckout, insertReservations, lockCustomer, type CheckoutRow } from './checkout.repository';
import { couponsOf, endCheckout, letGo, unitsOf } from './end-checkout';
import type { PaymentProvider } from './providers/provider';
import { priceFor, type Priced, type QuoteDeps } from './quote';

export interface StartDeps extends QuoteDeps {
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: OutboxService;
  /** New payments go to this one. */
  readonly provider: PaymentProvider;
  /** The storefront's origin. */
  readonly shop: string;
}

/** Job: the reservation of a payment lapses. */
export const EXPIRE_CHECKOUT = 'checkout.expire';
export const RESERVATION_MS = minutes(15);
/** Why a payment ended of which the provider never heard. */
export const UNOPENED = 'The payment could not be opened.';
/** Longer than a provider has to answer: a payment that has no page by then is being opened by nobody any more. */
const OPENING_MS = minutes(1);
/** Why an earlier payment ended: its customer started another. Money that still comes for it goes back. */
export const SUPERSEDED = 'You started another payment.';

/**
 * Reserves the stock, claims the coupons and opens a payment with the provider. The same idempotency key answers the
 * same payment. Throws 409 with the new quote when the total is not what the customer saw, 409 that names what is
 * short, 409 for a coupon that has just been used up, and 503 when the provider does not answer.
 */
export const startPayment = (deps: StartDeps) => {
  const { db, clock, coupons, provider, log, shop } = deps;
  const price = priceFor(deps);
  const wasAbandoned = ({ status, authorizationUrl, createdAt }: CheckoutRow): boolean => status === 'pending' && authorizationUrl === '' && after(createdAt, OPENING_MS) <= clock.now();
  /** The key is free again: no payment was opened under it. */
  const abandon = ({ id, idempotencyKey }: CheckoutRow) =>
    inTransaction(db, (db) => endCheckout(db, coupons, id, { status: 'failed', failureReason: UNOPENED, idempotencyKey: `${idempotencyKey}:${id}` }));

  return async (userId: string, input: StartPayment): Promise<StartedPayment> => {
    const before = await findByKey(db, userId, input.idempotencyKey);
    if (before && !wasAbandoned(before)) return startedBefore(before);
    if (before) await abandon(before);
    const priced = await price(userId, input);
    assertPayable(priced, input.expectedTotal);
    const { checkout, email, isNew } = await inTransaction(db, (db) => reserve(db, deps, userId, input, priced));
    if (!isNew) return startedBefore(checkout);

    const { id, reference, amount, expiresAt } = checkout;
    try {
      const { authorizationUrl } = await provider.initialise({ reference, amount, email, expiresAt, callbackUrl: `${shop}/checkout/return?reference=${reference}` });
      await changeCheckouts(db, [id], ['pending'], { authorizationUrl });
      return started({ ...checkout, authorizationUrl });
    } catch (error) {
      log.error({ err: error, reference }, 'payment could not be opened');
      await abandon(checkout);
      throw new AppError(503, 'The payment provider does not answer. Nothing was charged. Try again in a moment.');
    }
  };
};

const started = ({ reference, authorizationUrl, amount, expiresAt }: CheckoutRow): StartedPayment => ({ reference, authorizationUrl, amount, expiresAt: expiresAt.toISOString() });

function startedBefore(checkout: CheckoutRow): StartedPayment {
  if (checkout.status !== 'pending' && checkout.status !== 'paid') throw conflict('This payment is over. Load the page again to start a new one.');
  if (checkout.authorizationUrl === '') throw conflict('This payment is being opened. Try again in a moment.');
  return started(checkout);
}

function assertPayable({ quote, lines, address }: Priced, expectedTotal: number): void {
  if (!address) throw notFound('This address');
  if (lines.length === 0) throw conflict('Your cart is empty. Put something in it first.');
  const gone = lines.filter((line) => !line.listed).map((line) => line.name);
  if (gone.length > 0) throw conflict(`No longer sold: ${gone.join(', ')}. Remove it from your cart to go on.`);
  if (quote.total !== expectedTotal) throw conflict('The total has changed. Look at the new one before you pay.', z.encode(quoteSchema, quote));
  if (quote.total === 0) throw conflict('There is nothing to pay for this cart.');
  if (quote.total > MAX_KOBO) throw conflict(`One payment can be at most ${formatKobo(MAX_KOBO)}. Buy this in parts.`);
}

async function reserve(db: Db, deps: StartDeps, userId: string, input: StartPayment, { quote, address }: Priced) {
  const { clock, ids, coupons, outbox, provider } = deps;
  const customer = await lockCustomer(db, userId);
  if (!customer || !address) throw notFound('This account');
  const { email } = customer;
  const twin = await findByKey(db, userId, input.idempotencyKey);
  if (twin) return { checkout: twin, email, isNew: false };

  const units = unitsOf(quote);
  // Checkouts, then stock, then coupons: everywhere in this order. All stock that this touches is locked at once: with
  // nothing to give back, by the statement that holds it.
  const earlier = await endPendingOf(db, userId, SUPERSEDED);
  if (earlier.length > 0) await lockStock(db, [...units, ...earlier.flatMap((checkout) => unitsOf(checkout.quote))].map((unit) => unit.variantId));
  for (const checkout of earlier) await letGo(db, coupons, checkout);
  if ((await holdStock(db, units)) < units.length) throw await shortage(db, quote, units);
  await coupons.claim(db, userId, couponsOf(quote));

  const id = ids.next();
  const now = clock.now();
  const checkout: CheckoutRow = {
    id,
    userId,
    reference: `pay-${id}`,
    idempotencyKey: input.idempotencyKey,
    status: 'pending',
    amount: quote.total,
    quote,
    deliveryAddress: address,
    orderNote: input.orderNote ?? null,
    provider: provider.name,
    authorizationUrl: '',
    failureReason: null,
    expiresAt: after(now, RESERVATION_MS),
    paidAt: null,
    createdAt: now,
  };
  await insertCheckout(db, checkout);
  await insertReservations(db, id, units);
  await outbox.enqueue(db, { kind: EXPIRE_CHECKOUT, payload: { reference: checkout.reference }, runAt: checkout.expiresAt, uniqueKey: id });
  return { checkout, email, isNew: true };
}

/** Names what is short and what is left of it. */
async function shortage(db: Db, quote: Quote, units: readonly Units[]): Promise<AppError> {
  const left = await lockStock(db, units.map((unit) => unit.variantId));
  const short = quote.stores.flatMap(({ lines }) =>
    lines.flatMap(({ productId, variantId = '', name, quantity }) => {
      const available = left.get(variantId);
      return available !== undefined && available < quantity ? [{ productId, variantId, name, wanted: quantity, left: Math.max(0, available) }] : [];
    }),
  );
  const texts = short.map(({ name, left }) => (left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`));
  return conflict([...texts, 'Change your cart to go on.'].join(' '), { short });
}
