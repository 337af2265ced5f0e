import type { StartPaymentInput } from '@market/domain/checkout/checkout';
import { inTransaction } from '../../db/transaction';
import type { Log } from '../../platform/log';
import { changeCheckouts, type CheckoutRow } from './checkout.repository';
import type { ProviderRegistry } from '../payment-providers';
import type { PricedQuote } from './quote';
import { closeReplacedPayments } from './replaced-payments';
import { reserveCheckout, type CheckoutAttempt, type ReserveDeps } from './reserve-checkout';
import { placeCheckoutOrders, type PlaceOrdersDeps } from './place-checkout-orders';

export const resultUrl = (shop: string, reference: string): string =>
  `${shop}/checkout/return?reference=${reference}`;

interface PlaceDeps extends ReserveDeps, PlaceOrdersDeps {
  readonly log: Log;
  readonly providers: ProviderRegistry;
  readonly shop: string;
}

/**
 * Places the orders of a checkout that is paid on delivery, in one transaction and without the
 * provider. Money enters the ledger when the rider collects it. An open payment for the same basket
 * is ended. If the customer still pays it, the money is refunded as a second payment.
 */
export const placePayOnDeliveryOrders =
  (deps: PlaceDeps) =>
  async (
    attempt: CheckoutAttempt,
    input: StartPaymentInput,
    priced: PricedQuote,
  ): Promise<CheckoutRow> => {
    const { checkout, replaced } = await inTransaction(deps.db, async (db) => {
      const reserved = await reserveCheckout(db, deps, attempt, input, priced);
      if (!reserved.isNew) return reserved;
      const { id, reference } = reserved.checkout;
      const [placed] = await changeCheckouts(db, [id], ['pending'], {
        status: 'paid',
        authorizationUrl: resultUrl(deps.shop, reference),
      });
      if (!placed) throw new Error(`${reference} was written in this transaction`);
      await placeCheckoutOrders(db, deps, placed, reserved.customer);
      return { ...reserved, checkout: placed };
    });
    await closeReplacedPayments(deps, replaced);
    return checkout;
  };
