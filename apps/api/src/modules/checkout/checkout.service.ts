import type {
  CheckoutInput,
  PaymentOutcome,
  PlacedOrders,
  Quote,
} from '@market/domain/checkout/checkout';
import { payOnDeliveryRefusals } from '@market/domain/checkout/pay-on-delivery';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import { addMilliseconds, hours, minutes } from '../../platform/clock';
import {
  listAttempts,
  findByReference,
  listPlacedOrders,
  type CheckoutRow,
} from './checkout.repository';
import { endCheckout } from './end-checkout';
import { countWaitingPayOnDelivery } from './open-pay-on-delivery.repository';
import { CART_BASKET_KEY, createQuotePricer } from './quote';
import { findPaymentDetails, settledPaymentDetails } from './payment-details';
import { settlePayment } from './settle-payment';
import { startPayment, type PaymentDeps } from './start-payment';

/** Job: asks the provider again how a payment ended. */
export const RECONCILE_PAYMENT = 'payment.reconcile';

export const checkoutService = (deps: PaymentDeps) => {
  const { db, clock, outbox, carts, log } = deps;
  const price = createQuotePricer(deps);
  const settleOnce = settlePayment(deps);
  const settle = async (reference: string): Promise<PaymentOutcome> =>
    (await settleOnce(reference)).outcome;

  const getOwnCheckout = async (userId: string, reference: string): Promise<CheckoutRow> => {
    const checkout = await findByReference(db, reference);
    if (checkout?.userId !== userId) throw notFound('This payment');
    return checkout;
  };

  /** The attempt that paid for the purchase or is still open, when this one did neither. */
  const findReplacement = async (
    { purchaseId }: CheckoutRow,
    status: PaymentOutcome['status'],
  ): Promise<PaymentOutcome['replacement']> => {
    if (status === 'paid' || status === 'pending') return undefined;
    const attempts = await listAttempts(db, purchaseId);
    const paid = attempts.find((attempt) => attempt.status === 'paid');
    const open = attempts.find((attempt) => attempt.status === 'pending');
    const attempt = paid ?? open;
    if (!attempt) return undefined;
    const isPaid = attempt === paid || (await settle(attempt.reference)).status === 'paid';
    return {
      reference: attempt.reference,
      status: isPaid ? 'paid' : 'pending',
      authorizationUrl: attempt.authorizationUrl,
    };
  };

  /**
   * Job: asks the provider one last time, then releases what the payment held. Continues when the
   * provider does not respond.
   */
  const expire = async (reference: string): Promise<void> => {
    const now = clock.now();
    const isAnswered = await settle(reference).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error, reference }, 'provider did not answer at expiry');
        return false;
      },
    );
    await inTransaction(db, async (db) => {
      const checkout = await findByReference(db, reference);
      if (!checkout) return;
      if (
        !(await endCheckout(db, deps, checkout.id, {
          status: 'expired',
          failureReason: 'The payment expired.',
        }))
      )
        return;
      await outbox.enqueue(db, {
        kind: RECONCILE_PAYMENT,
        payload: { reference },
        runAt: addMilliseconds(now, isAnswered ? hours(1) : minutes(5)),
        uniqueKey: checkout.id,
      });
    });
  };

  /**
   * Ends an expired payment that its job has not ended yet, so that all pages show the same status.
   */
  const readOutcome = async (checkout: CheckoutRow): Promise<PaymentOutcome> => {
    const { reference, authorizationUrl } = checkout;
    const isOverdue = checkout.status === 'pending' && checkout.expiresAt <= clock.now();
    if (isOverdue) await expire(reference);
    const { outcome } = await settleOnce(reference, isOverdue ? undefined : checkout);
    const replacement = await findReplacement(checkout, outcome.status);
    return {
      ...outcome,
      ...toBoughtItems(checkout),
      ...(outcome.status === 'pending' && { authorizationUrl }),
      ...(replacement && { replacement }),
    };
  };

  /** The items of an unpaid checkout that can still be bought, at current prices. */
  const availableNow = async (
    { userId, quote, deliveryAddress: { stateOrRegion } }: CheckoutRow,
    lines: readonly SaleLine[],
  ): Promise<NonNullable<PayPageCheckout['available']>> => {
    const items = lines.filter((line) => line.buyable);
    const couponCode = quote.appliedCoupons.find(({ code }) => code !== undefined)?.code;
    return {
      soldOut: lines.filter((line) => !line.buyable).map(({ name }) => name),
      ...(items.length > 0 && {
        quote: (await price(userId, { items, stateOrRegion, ...(couponCode && { couponCode }) }))
          .quote,
      }),
    };
  };

  return {
    /** The price breakdown that `startPayment` charges. */
    async simulate(userId: string | undefined, input: CheckoutInput): Promise<Quote> {
      const { quote, address } = await price(userId, input);
      if (!address || userId === undefined || payOnDeliveryRefusals(quote.stores).length > 0)
        return quote;
      const open = await countWaitingPayOnDelivery(db, userId, address.phoneNumber);
      return payOnDeliveryRefusals(quote.stores, open).length > 0
        ? { ...quote, openOnDelivery: open }
        : quote;
    },

    /** The delivery fee of each store's parcel; empty when no place is given. */
    async shippingFee(userId: string | undefined, input: CheckoutInput) {
      const { quote } = await price(userId, input);
      const shippingFees = quote.stores.flatMap(({ storeId, storeName, shippingFee, delivery }) =>
        delivery ? [{ storeId, storeName, shippingFee, ...delivery }] : [],
      );
      return { shippingFees, shippingFeeTotal: quote.shippingFeeTotal };
    },

    start: startPayment(deps),
    settle,

    verify: async (userId: string, reference: string): Promise<PaymentOutcome> =>
      readOutcome(await getOwnCheckout(userId, reference)),

    /** Needs no sign-in: anyone with the URL of the payment page can read it. */
    async forPayPage(reference: string): Promise<PayPageCheckout> {
      const checkout = await findByReference(db, reference);
      if (!checkout) throw notFound('This payment');
      const { quote, expiresAt } = checkout;
      const outcome = await readOutcome(checkout);
      const lines = await carts.linesToBuy(
        db,
        undefined,
        quote.stores.flatMap((store) => store.lines),
      );
      const isOver = outcome.status === 'expired' || outcome.status === 'failed';
      return {
        outcome,
        quote,
        expiresAt,
        lines,
        ...(isOver && { available: await availableNow(checkout, lines) }),
      };
    },

    /** Settles the payment first if necessary. */
    async createOrder(userId: string, reference: string): Promise<PlacedOrders> {
      const checkout = await getOwnCheckout(userId, reference);
      const { outcome, placed, payment } = await settleOnce(reference, checkout);
      const { status, failureReason } = outcome;
      if (status !== 'paid')
        throw conflict(
          failureReason ?? 'This payment is not complete yet. Finish it, or try again in a moment.',
        );
      const orders = placed ?? (await listPlacedOrders(db, checkout.id));
      return {
        reference,
        channel: checkout.channel,
        deliveryAddress: checkout.deliveryAddress,
        payment: payment
          ? settledPaymentDetails(checkout, payment, clock.now())
          : await findPaymentDetails(db, checkout),
        orders: orders.map((order) => ({
          ...order,
          vehicle: checkout.quote.stores.find(({ storeId }) => storeId === order.storeId)?.delivery
            ?.vehicle,
        })),
      };
    },

    expire,
  };
};

export interface PayPageCheckout {
  readonly outcome: PaymentOutcome;
  readonly quote: Quote;
  readonly expiresAt: Date;
  /** Current product data, for images. */
  readonly lines: readonly SaleLine[];
  /**
   * For a checkout that ended unpaid: a quote at current prices for the items that can still be
   * bought, and the names of the sold-out items.
   */
  readonly available?:
    { readonly quote?: Quote | undefined; readonly soldOut: readonly string[] } | undefined;
}

const toBoughtItems = ({ basket, quote }: CheckoutRow): Pick<PaymentOutcome, 'items'> =>
  basket === CART_BASKET_KEY
    ? {}
    : {
        items: quote.stores.flatMap(({ lines }) =>
          lines.map(({ productId, variantId, quantity }) => ({
            productId,
            quantity,
            ...(variantId !== undefined && { variantId }),
          })),
        ),
      };

export type CheckoutService = ReturnType<typeof checkoutService>;
