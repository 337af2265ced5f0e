import {
  type Quote,
  type StartedPayment,
  type StartPayment,
} from '@market/domain/checkout/checkout';
import type { PaymentChannel } from '@market/domain/checkout/payment-channel';
import { customerKeys, limitingKeys } from '@market/domain/coupons/customer-keys';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound, unavailable, type AppError } from '../../platform/errors';
import { after, minutes } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import type { AccountsService } from '../accounts';
import type { OutboxService } from '../outbox';
import { reserveStock, lockStock, type Units } from '../stock';
import { assertOffered, assertPayable, assertStoresOpen } from './assert-payable';
import {
  changeCheckouts,
  endPendingOf,
  findEarlier,
  insertCheckout,
  insertReservations,
  type AttemptKey,
  type CheckoutRow,
  type EarlierAttempts,
} from './checkout.repository';
import { lockCustomer } from './checkout-customers.repository';
import { couponsOf, endCheckout, releaseHolds, unitsOf } from './end-checkout';
import type { PaymentProvider } from './providers/provider';
import type { ProviderRegistry } from './providers/registry';
import { basketOf, priceFor, type Priced, type QuoteDeps } from './quote';
import { closeReplaced } from './replaced-payments';

export interface StartDeps extends QuoteDeps {
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: OutboxService;
  readonly accounts: Pick<AccountsService, 'nameGuest'>;
  /** The provider of new payments. */
  readonly provider: PaymentProvider;
  /** The ways to pay that are offered. */
  readonly channels: readonly PaymentChannel[];
  /** Closes open payments at previously used providers. */
  readonly providers: ProviderRegistry;
  /** The storefront's origin. */
  readonly shop: string;
}

/** Job: the reservation of a payment expires. */
export const EXPIRE_CHECKOUT = 'checkout.expire';
export const RESERVATION_MS = minutes(15);
/** Why a payment ended of which the provider never learned. */
export const UNOPENED = 'The payment could not be opened.';
/**
 * Longer than the provider's time-out: a payment without a page by then is no longer being opened.
 */
const OPENING_MS = minutes(1);
/**
 * Why an earlier payment ended. A payment that still arrives for it buys the goods, unless the
 * newer one was paid first.
 */
export const REPLACED = 'You opened a newer payment for this.';

/**
 * Reserves the stock, claims the coupons and opens a payment at the provider. The same idempotency
 * key returns the same payment; another one replaces the open payment for the same basket. Throws
 * 409 with the new quote when the total differs from what the customer saw or a delivery is later;
 * 409 with `paidReference` when an earlier payment for the basket succeeded meanwhile; 409 that
 * names what is short; 409 for a coupon that was just used up; and 503 when the provider does not
 * respond.
 */
export const startPayment = (deps: StartDeps) => {
  const { db, clock, provider, log, shop } = deps;
  const price = priceFor(deps);
  const wasAbandoned = ({ status, authorizationUrl, createdAt }: CheckoutRow): boolean =>
    status === 'pending' && authorizationUrl === '' && after(createdAt, OPENING_MS) <= clock.now();
  /** Frees the key, because no payment was opened with it. */
  const abandon = ({ id, idempotencyKey }: CheckoutRow) =>
    inTransaction(db, (db) =>
      endCheckout(db, deps, id, {
        status: 'failed',
        failureReason: UNOPENED,
        idempotencyKey: `${idempotencyKey}:${id}`,
      }),
    );

  return async (userId: string, input: StartPayment): Promise<StartedPayment> => {
    assertOffered(deps.channels, input.channel);
    const key = { userId, idempotencyKey: input.idempotencyKey, basket: basketOf(input.items) };
    const before = await findEarlier(db, key);
    if (before.twin && !wasAbandoned(before.twin)) return startedBefore(before.twin);
    if (before.twin) await abandon(before.twin);
    const priced = await price(userId, input);
    assertPayable(priced, input);
    const { checkout, email, isNew, replaced } = await inTransaction(db, (db) =>
      reserve(db, deps, { key, before }, input, priced),
    );
    if (!isNew) return startedBefore(checkout);
    const paid = await closeReplaced(deps, replaced);
    if (paid) {
      await abandon(checkout);
      throw alreadyPaid(paid);
    }

    const { id, reference, amount, channel, expiresAt } = checkout;
    try {
      const { authorizationUrl } = await provider.initialise({
        reference,
        amount,
        channel,
        email,
        expiresAt,
        callbackUrl: `${shop}/checkout/return?reference=${reference}`,
      });
      await changeCheckouts(db, [id], ['pending'], { authorizationUrl });
      return started({ ...checkout, authorizationUrl });
    } catch (error) {
      log.error({ err: error, reference }, 'payment could not be opened');
      await abandon(checkout);
      throw unavailable(
        'The payment provider does not answer. Nothing was charged. Try again in a moment.',
      );
    }
  };
};

const started = ({
  reference,
  authorizationUrl,
  amount,
  expiresAt,
}: CheckoutRow): StartedPayment => ({
  reference,
  authorizationUrl,
  amount,
  expiresAt: expiresAt.toISOString(),
});

function startedBefore(checkout: CheckoutRow): StartedPayment {
  if (checkout.status !== 'pending' && checkout.status !== 'paid')
    throw conflict('This payment is no longer open. Reload the page to start a new one.');
  if (checkout.authorizationUrl === '')
    throw conflict('This payment is being prepared. Try again in a moment.');
  return started(checkout);
}

const alreadyPaid = ({ reference }: CheckoutRow): AppError =>
  conflict('You have already paid for this.', { paidReference: reference });

interface Attempt {
  readonly key: AttemptKey;
  /** Before the cart is priced. */
  readonly before: EarlierAttempts;
}

async function reserve(
  db: Db,
  deps: StartDeps,
  { key, before }: Attempt,
  input: StartPayment,
  { quote, address }: Priced,
) {
  const { clock, ids, coupons, outbox, provider, accounts } = deps;
  const { userId, idempotencyKey, basket } = key;
  const customer = await lockCustomer(db, userId, quote);
  if (!customer || customer.isDeleted || !address) throw notFound('This account');
  const { email } = customer;
  const { twin, paid, openPurchaseId } = await findEarlier(db, key);
  if (twin) return { checkout: twin, email, isNew: false, replaced: [] };
  if (paid && paid.id !== before.paid?.id) throw alreadyPaid(paid);

  assertStoresOpen(quote, customer.stores);
  if (customer.isGuest) await accounts.nameGuest(db, userId, address);
  const id = ids.next();
  const now = clock.now();
  const units = unitsOf(quote);
  // Always locks stores, then checkouts, then stock, then coupons. All stock is locked in one statement: when
  // nothing is released, by the statement that reserves it.
  const earlier = await endPendingOf(db, key, REPLACED);
  if (earlier.length > 0)
    await lockStock(
      db,
      [...units, ...earlier.flatMap((checkout) => unitsOf(checkout.quote))].map(
        (unit) => unit.variantId,
      ),
    );
  for (const checkout of earlier) await releaseHolds(db, deps, checkout);
  if ((await reserveStock(db, units, { at: now, checkoutId: id })) < units.length)
    throw await shortage(db, quote, units);
  const keys = customerKeys({ email, phoneNumber: address.phoneNumber });
  const limitedBy = limitingKeys(keys, customer.isGuest);
  await coupons.claim(db, { id, customerKeys: keys, limitedBy }, couponsOf(quote));

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
    provider: provider.name,
    channel: input.channel ?? 'card',
    authorizationUrl: '',
    failureReason: null,
    expiresAt: after(now, RESERVATION_MS),
    paidAt: null,
    createdAt: now,
  };
  await insertCheckout(db, checkout);
  await insertReservations(db, id, units);
  await outbox.enqueue(db, {
    kind: EXPIRE_CHECKOUT,
    payload: { reference: checkout.reference },
    runAt: checkout.expiresAt,
    uniqueKey: id,
  });
  return { checkout, email, isNew: true, replaced: earlier };
}

/** Names what is short and what is left of it. */
async function shortage(db: Db, quote: Quote, units: readonly Units[]): Promise<AppError> {
  const left = await lockStock(
    db,
    units.map((unit) => unit.variantId),
  );
  const short = quote.stores.flatMap(({ lines }) =>
    lines.flatMap(({ productId, variantId = '', name, quantity }) => {
      const available = left.get(variantId);
      return available !== undefined && available < quantity
        ? [{ productId, variantId, name, wanted: quantity, left: Math.max(0, available) }]
        : [];
    }),
  );
  const texts = short.map(({ name, left }) =>
    left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`,
  );
  return conflict([...texts, 'Update your cart to continue.'].join(' '), { short });
}
