import { captureEntries, providerFeeEntries } from '@market/domain/ledger/entries';
import { fullName } from '@market/domain/accounts/person-name';
import type { Db } from '../../db/db';
import { addSoldUnits } from '../catalogue';
import type { LedgerService } from '../ledger';
import {
  placedMail,
  newOrderMail,
  type OrderMails,
  type OrdersService,
  type PlacedOrder,
} from '../orders';
import { sellStock } from '../stock';
import { deleteReservations, type CheckoutRow } from './checkout.repository';
import type { LockedCustomer } from './checkout-customers.repository';
import { toUnits } from './end-checkout';
import { warnOfLowStock } from './low-stock';
import type { ProviderPayment } from '../payment-providers';
import { CART_BASKET_KEY, type QuoteDeps } from './quote';
import { recordTransaction } from './record-transaction';
import { refundExcess } from './refund-late-payment';
import type { RefundsService } from '../refunds';
import type { Ids } from '../../platform/ids';
import type { OutboxService } from '../outbox';

export interface PlaceOrdersDeps extends Pick<QuoteDeps, 'carts' | 'clock'> {
  readonly ids: Ids;
  readonly ledger: LedgerService;
  readonly orders: OrdersService;
  readonly outbox: OutboxService;
  readonly refunds: RefundsService;
  readonly mails: OrderMails;
}

/**
 * Turns the reservation into one order per store, and records the payment. Without a payment, the
 * orders are paid on delivery.
 */
export async function placeCheckoutOrders(
  db: Db,
  deps: PlaceOrdersDeps,
  checkout: CheckoutRow,
  customer: LockedCustomer,
  payment?: ProviderPayment,
): Promise<PlacedOrder[]> {
  const { carts, ledger, orders, outbox, mails } = deps;
  const { id, userId, reference, quote, basket } = checkout;
  const isOnDelivery = payment === undefined;
  const units = toUnits(quote);
  const variantIds = units.map((unit) => unit.variantId);

  if (payment) await recordTransaction(db, deps, checkout, payment);
  const shelves = await sellStock(db, units, { at: deps.clock.now(), checkoutId: id });
  await deleteReservations(db, id);
  await addSoldUnits(db, units, 1);
  const placed = await orders.place(db, { ...checkout, customerName: fullName(customer) });
  if (payment)
    await ledger.recordAll(db, [
      {
        kind: 'capture',
        ref: reference,
        entries: captureEntries(placed.map((order) => order.money)),
      },
      { kind: 'provider_fee', ref: reference, entries: providerFeeEntries(payment.ownFees) },
    ]);
  if (basket === CART_BASKET_KEY) await carts.removeBought(db, userId, variantIds);
  if (payment && payment.amount > checkout.amount)
    await refundExcess(db, deps, checkout, customer, payment.amount - checkout.amount);

  await outbox.mails(db, [
    placedMail(mails, customer, placed, isOnDelivery),
    ...placed.map((order) => newOrderMail(mails, order.merchantEmail, order, isOnDelivery)),
  ]);
  await warnOfLowStock(db, { outbox, merchantOrigin: mails.merchantOrigin }, units, shelves);
  return placed;
}
