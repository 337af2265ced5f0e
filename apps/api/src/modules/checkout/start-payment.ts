import type { StartedPayment, StartPaymentInput } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY, type PaymentChannel } from '@market/domain/checkout/payment-channel';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, unavailable } from '../../platform/errors';
import { addMilliseconds, minutes } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { assertChannelAvailable, assertPayable } from './assert-payable';
import { changeCheckouts, findEarlierAttempts, type CheckoutRow } from './checkout.repository';
import { endCheckout } from './end-checkout';
import { placePayOnDeliveryOrders, resultUrl } from './place-pay-on-delivery-orders';
import type { ProviderRegistry } from '../payment-providers';
import { toBasketKey, createQuotePricer } from './quote';
import { closeReplacedPayments } from './replaced-payments';
import { alreadyPaidError, reserveCheckout, type ReserveDeps } from './reserve-checkout';
import type { PlaceOrdersDeps } from './place-checkout-orders';

export interface PaymentDeps extends ReserveDeps, PlaceOrdersDeps {
  readonly log: Log;
  readonly channels: readonly PaymentChannel[];
  /** Closes open payments at previously used providers. */
  readonly providers: ProviderRegistry;
  /** The storefront's origin. */
  readonly shop: string;
}

/** Job: ends a payment whose reservation has expired. */
export const EXPIRE_CHECKOUT = 'checkout.expire';
export const PAYMENT_NOT_OPENED = 'The payment could not be opened.';
/**
 * Longer than the provider's timeout, so that a payment that has no page by then is no longer being
 * opened.
 */
const OPENING_MS = minutes(1);

/**
 * Reserves the stock, claims the coupons and opens a payment at the provider. An order that is paid
 * on delivery is placed immediately instead. The same idempotency key returns the same payment;
 * another one replaces the open payment for the same basket. Throws 409 with the new quote when the
 * total differs from what the customer saw or a delivery is later; 409 with `paidReference` when an
 * earlier payment for the basket has succeeded in the meantime; 409 that names the products with
 * too little stock; 409 for a coupon that was just used up; and 503 when the provider does not
 * respond.
 */
export const startPayment = (deps: PaymentDeps) => {
  const { db, clock, provider, log, shop, outbox } = deps;
  const price = createQuotePricer(deps);
  const place = placePayOnDeliveryOrders(deps);
  const expireLater = (db: Db, { id, reference, expiresAt }: CheckoutRow) =>
    outbox.enqueue(db, {
      kind: EXPIRE_CHECKOUT,
      payload: { reference },
      runAt: expiresAt,
      uniqueKey: id,
    });
  const wasAbandoned = ({ status, authorizationUrl, createdAt }: CheckoutRow): boolean =>
    status === 'pending' &&
    authorizationUrl === '' &&
    addMilliseconds(createdAt, OPENING_MS) <= clock.now();
  /** Frees the key, because no payment was opened with it. */
  const abandonCheckout = ({ id, idempotencyKey }: CheckoutRow) =>
    inTransaction(db, (db) =>
      endCheckout(db, deps, id, {
        status: 'failed',
        failureReason: PAYMENT_NOT_OPENED,
        idempotencyKey: `${idempotencyKey}:${id}`,
      }),
    );

  return async (userId: string, input: StartPaymentInput): Promise<StartedPayment> => {
    assertChannelAvailable(deps.channels, input.channel);
    const key = { userId, idempotencyKey: input.idempotencyKey, basket: toBasketKey(input.items) };
    const before = await findEarlierAttempts(db, key);
    if (before.sameAttempt && !wasAbandoned(before.sameAttempt))
      return resumePayment(before.sameAttempt);
    if (before.sameAttempt) await abandonCheckout(before.sameAttempt);
    const priced = await price(userId, input);
    assertPayable(priced, input);
    const attempt = { key, before };
    if (input.channel === PAY_ON_DELIVERY)
      return resumePayment(await place(attempt, input, priced));
    const { checkout, customer, isNew, replaced } = await inTransaction(db, async (db) => {
      const reserved = await reserveCheckout(db, deps, attempt, input, priced);
      if (reserved.isNew) await expireLater(db, reserved.checkout);
      return reserved;
    });
    if (!isNew) return resumePayment(checkout);
    const paid = await closeReplacedPayments(deps, replaced);
    if (paid) {
      await abandonCheckout(checkout);
      throw alreadyPaidError(paid);
    }

    const { id, reference, amount, expiresAt } = checkout;
    try {
      const { authorizationUrl } = await provider.initialise({
        reference,
        amount,
        channel: input.channel ?? 'card',
        email: customer.email,
        expiresAt,
        callbackUrl: resultUrl(shop, reference),
      });
      await changeCheckouts(db, [id], ['pending'], { authorizationUrl });
      return toStartedPayment({ ...checkout, authorizationUrl });
    } catch (error) {
      log.error({ err: error, reference }, 'payment could not be opened');
      await abandonCheckout(checkout);
      throw unavailable(
        'The payment provider is not responding. Nothing was charged. Try again in a moment.',
      );
    }
  };
};

const toStartedPayment = ({
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

function resumePayment(checkout: CheckoutRow): StartedPayment {
  if (checkout.status !== 'pending' && checkout.status !== 'paid')
    throw conflict('This payment is no longer open. Reload the page to start a new one.');
  if (checkout.authorizationUrl === '')
    throw conflict('This payment is being prepared. Try again in a moment.');
  return toStartedPayment(checkout);
}
