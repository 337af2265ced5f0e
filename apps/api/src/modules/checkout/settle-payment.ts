import { captureEntries, providerFeeEntries } from '@market/domain/ledger/entries';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import { formatKobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/errors';
import { fullName } from '@market/domain/accounts/account';
import type { LedgerService } from '../ledger';
import { placedMail, soldMail, type OrderMails, type OrdersService, type PlacedOrder } from '../orders';
import { countSold, holdStock, sellStock } from '../stock';
import { changeCheckouts, deleteReservations, findByReference, findCustomer, insertTransaction, lockCheckout, type CheckoutRow } from './checkout.repository';
import { couponsOf, endCheckout, letGo, unitsOf } from './end-checkout';
import { warnOfLowStock } from './low-stock';
import type { ProviderPayment } from './providers/provider';
import type { ProviderRegistry } from './providers/registry';
import { latePaymentEntries, type RefundsService } from './refunds';
import { SUPERSEDED, UNOPENED, type StartDeps } from './start-payment';

export interface SettleDeps extends StartDeps {
  readonly providers: ProviderRegistry;
  readonly ledger: LedgerService;
  readonly orders: OrdersService;
  readonly refunds: RefundsService;
  readonly mails: OrderMails;
}

/** How a payment stands, and the orders that it became just now, if it did. */
interface Settlement {
  readonly outcome: PaymentOutcome;
  readonly placed?: readonly PlacedOrder[] | undefined;
}

const MISMATCH = 'The payment does not match the order. Contact us with your order number.';
const OTHER_AMOUNT = 'What was paid differs from the price, so it goes back to you. No order was placed.';
const NOT_THE_LAST = 'You started another payment after this one, so this one goes back to you. No order was placed for it.';
const TOO_LATE = 'Your payment came after its time, so it goes back to you. No order was placed.';

/**
 * The one way in which a payment becomes orders, for the customer's return, the provider's webhook and the reconciling
 * job alike: asks the provider, and in one transaction marks the checkout as paid, sells what was reserved, writes one
 * order per store and books the money. However often and in whatever order they come, it happens once. Money that comes
 * after the reservation lapsed buys what is still there, or goes back; so does another amount than the price. Throws 404,
 * or when the provider does not answer.
 */
export const settlePayment = (deps: SettleDeps) => {
  const { db, coupons, providers, log } = deps;

  const end = async (checkout: CheckoutRow, failureReason: string): Promise<Settlement> => {
    const ended = await inTransaction(db, (db) => endCheckout(db, coupons, checkout.id, { status: 'failed', failureReason }));
    return outcome(ended ?? (await findByReference(db, checkout.reference)) ?? checkout);
  };

  return async (reference: string, known?: CheckoutRow): Promise<Settlement> => {
    const checkout = known ?? (await findByReference(db, reference));
    if (!checkout) throw notFound('This payment');
    if (checkout.status === 'paid' || checkout.status === 'refunded') return outcome(checkout);

    const reported = await providers.byName(checkout.provider).verify(reference);
    if (!reported) return end(checkout, UNOPENED);
    if (reported.status === 'pending') return outcome(checkout, reported.failureReason);
    const isNaira = reported.currency === 'NGN';
    if (reported.status === 'success' && (!isNaira || reported.amount !== checkout.amount)) log.error({ reference, expected: checkout.amount, paid: reported.amount, currency: reported.currency }, 'payment differs from its checkout');
    if (reported.status === 'failed' || !isNaira) {
      // The books are in naira: money of another currency is for people to sort out.
      return end(checkout, isNaira ? (reported.failureReason ?? 'The payment failed.') : MISMATCH);
    }
    const { settled = checkout, placed } = await inTransaction(db, (db) => settle(db, deps, checkout, reported));
    return { ...outcome(settled), placed };
  };
};

const outcome = ({ reference, status, amount, failureReason }: CheckoutRow, reason?: string): Settlement => {
  const why = status === 'paid' ? undefined : (reason ?? failureReason ?? undefined);
  return { outcome: { reference, status, amount, ...(why !== undefined && { failureReason: why }) } };
};

/** The checkout as it stands afterwards, with its orders where they were placed just now. */
interface Settled {
  readonly settled?: CheckoutRow | undefined;
  readonly placed?: readonly PlacedOrder[];
}

async function settle(db: Db, deps: SettleDeps, { id, amount }: CheckoutRow, payment: ProviderPayment): Promise<Settled> {
  const isExact = payment.amount === amount;
  const paid = { status: 'paid', paidAt: deps.clock.now(), failureReason: null } as const;
  // As it nearly always goes: one statement takes the checkout, and nobody else takes it after that.
  const [taken] = isExact ? await changeCheckouts(db, [id], ['pending'], paid) : [];
  if (taken) return { settled: taken, placed: await sell(db, deps, taken, payment) };

  const checkout = await lockCheckout(db, id);
  if (!checkout || checkout.status === 'paid' || checkout.status === 'refunded') return { settled: checkout };
  if (isExact && (await canRevive(db, deps, checkout))) {
    const [settled] = await changeCheckouts(db, [id], [checkout.status], paid);
    return { settled, placed: await sell(db, deps, checkout, payment) };
  }
  const failureReason = whyReturned(checkout, isExact);
  const [settled] = await changeCheckouts(db, [id], [checkout.status], { ...paid, status: 'refunded', failureReason });
  await recordTransaction(db, deps, checkout, payment);
  if (checkout.status === 'pending') await letGo(db, deps.coupons, checkout);
  await giveBack(db, deps, checkout, payment, failureReason);
  return { settled };
}

function whyReturned({ failureReason }: CheckoutRow, isExact: boolean): string {
  if (!isExact) return OTHER_AMOUNT;
  return failureReason === SUPERSEDED ? NOT_THE_LAST : TOO_LATE;
}

/** Whether what a lapsed payment was for can still be had: if so, it is held again. */
async function canRevive(db: Db, { coupons }: SettleDeps, checkout: CheckoutRow): Promise<boolean> {
  if (checkout.failureReason === SUPERSEDED) return false;
  const units = unitsOf(checkout.quote);
  try {
    // A savepoint: what was held before the refusal is let go.
    await db.transaction(async (db) => {
      if ((await holdStock(db, units)) < units.length) throw new AppError(409, 'Sold out meanwhile.');
      await coupons.claim(db, checkout.userId, couponsOf(checkout.quote));
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What was held becomes one order per store. */
async function sell(db: Db, deps: SettleDeps, checkout: CheckoutRow, payment: ProviderPayment): Promise<PlacedOrder[]> {
  const { carts, ledger, orders, outbox, mails } = deps;
  const { id, userId, reference, quote } = checkout;
  const units = unitsOf(quote);
  const variantIds = units.map((unit) => unit.variantId);
  const customer = await findCustomer(db, userId);
  if (!customer) throw new Error(`The customer of ${reference} is not there`);

  await recordTransaction(db, deps, checkout, payment);
  const shelves = await sellStock(db, units);
  await deleteReservations(db, id);
  await countSold(db, units, 1);
  const placed = await orders.place(db, { ...checkout, customerName: fullName(customer) });
  await ledger.recordAll(db, [
    { kind: 'capture', ref: reference, entries: captureEntries(placed.map((order) => order.money)) },
    { kind: 'provider_fee', ref: reference, entries: providerFeeEntries(payment.fees) },
  ]);
  await carts.removeBought(db, userId, variantIds);

  await outbox.mails(db, [placedMail(mails, customer.email, placed), ...placed.map((order) => soldMail(mails, order.merchantEmail, order))]);
  await warnOfLowStock(db, { outbox, seller: mails.seller }, units, shelves);
  return placed;
}

/** All that was paid goes back, kobo. */
async function giveBack(db: Db, { ledger, refunds, outbox, mails }: SettleDeps, { id, userId, reference }: CheckoutRow, { amount, fees }: ProviderPayment, why: string): Promise<void> {
  await ledger.recordAll(db, [
    { kind: 'late_payment', ref: reference, entries: latePaymentEntries(amount) },
    { kind: 'provider_fee', ref: reference, entries: providerFeeEntries(fees) },
  ]);
  await refunds.open(db, { checkoutId: id, amount });
  const customer = await findCustomer(db, userId);
  if (!customer) return;
  await outbox.mail(db, {
    kind: 'payment-returned',
    to: customer.email,
    subject: 'Your payment goes back to you',
    text: `${why} All ${formatKobo(amount)} of payment ${reference} go to the card or account that you paid with.`,
    link: `${mails.shop}/cart`,
  });
}

async function recordTransaction(db: Db, { clock, ids }: SettleDeps, { id: checkoutId, reference }: CheckoutRow, { transactionId, status, amount, fees, paidAt, payer }: ProviderPayment): Promise<void> {
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
    paidAt: paidAt ?? clock.now(),
    createdAt: clock.now(),
  });
}
