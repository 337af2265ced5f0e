import type { Kobo } from '../money';
import type { LedgerAccount } from './accounts';
import type { OrderSplit } from './order-split';

/** One side of an event. The entries of an event sum to zero; none is zero. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Debit above zero, credit below, kobo. */
  readonly amount: Kobo;
  readonly storeId?: string;
  readonly orderId?: string;
}

/** An order's shares as they were frozen when it was placed. */
export interface OrderMoney extends OrderSplit {
  readonly orderId: string;
  readonly storeId: string;
}

/** Where an order's money lies: held until it completes, then released to the merchant and the platform. */
export type OrderMoneyState = 'held' | 'released';

const homes = {
  held: { merchant: 'escrow', commission: 'commission_deferred', delivery: 'delivery_deferred' },
  released: {
    merchant: 'merchant_payable',
    commission: 'commission_revenue',
    delivery: 'delivery_revenue',
  },
} as const satisfies Record<OrderMoneyState, Record<string, LedgerAccount>>;

const withoutZeros = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter((entry) => entry.amount !== 0);

const totalOf = ({ dueToMerchant, commission, delivery }: OrderSplit): Kobo =>
  dueToMerchant + commission + delivery;

/** The three shares of an order where they lie in `state`: `side` -1 puts them there, 1 takes them away. */
function shares(
  { orderId, storeId, dueToMerchant, commission, delivery }: OrderMoney,
  state: OrderMoneyState,
  side: 1 | -1,
): LedgerEntry[] {
  const { merchant, commission: commissionHome, delivery: deliveryHome } = homes[state];
  const of = { storeId, orderId };
  return [
    { account: merchant, amount: side * dueToMerchant, ...of },
    { account: commissionHome, amount: side * commission, ...of },
    { account: deliveryHome, amount: side * delivery, ...of },
  ];
}

/** A payment came in for these orders: once for each checkout. */
export const captureEntries = (orders: readonly OrderMoney[]): LedgerEntry[] =>
  withoutZeros(
    orders.flatMap((order) => [
      { account: 'psp_clearing', amount: totalOf(order), orderId: order.orderId } as const,
      ...shares(order, 'held', -1),
    ]),
  );

/** What the provider kept of a payment, as it reported it. */
export const providerFeeEntries = (fee: Kobo): LedgerEntry[] =>
  withoutZeros([
    { account: 'psp_fee', amount: fee },
    { account: 'psp_clearing', amount: -fee },
  ]);

/** The order completed: nothing of it can come back, so each share goes to its owner. */
export const completionEntries = (order: OrderMoney): LedgerEntry[] =>
  withoutZeros([...shares(order, 'held', 1), ...shares(order, 'released', -1)]);

/** The customer gets an order or a part of it back: taken from wherever its money lies. After a payout the merchant owes. */
export const refundEntries = (order: OrderMoney, state: OrderMoneyState): LedgerEntry[] =>
  withoutZeros([
    ...shares(order, state, 1),
    { account: 'refund_payable', amount: -totalOf(order), orderId: order.orderId },
  ]);

/** The customer's bank took this money back by itself: nothing is left to be sent. */
export const chargebackEntries = (order: OrderMoney, state: OrderMoneyState): LedgerEntry[] =>
  withoutZeros([
    ...shares(order, state, 1),
    { account: 'psp_clearing', amount: -totalOf(order), orderId: order.orderId },
  ]);

interface RefundMoney {
  /** None for a payment that bought nothing. */
  readonly orderId?: string;
  readonly amount: Kobo;
}

const negated = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }));

/** The provider has sent a refund to the customer's card. */
export const refundSentEntries = ({ amount, ...of }: RefundMoney): LedgerEntry[] =>
  withoutZeros([
    { account: 'refund_payable', amount, ...of },
    { account: 'psp_clearing', amount: -amount, ...of },
  ]);

/** It came back to the provider: it is owed to the customer again. */
export const refundFailedEntries = (refund: RefundMoney): LedgerEntry[] =>
  negated(refundSentEntries(refund));

interface StoreMoney {
  readonly storeId: string;
  readonly amount: Kobo;
}

/** A payout was approved and its transfer asked for. */
export const payoutApprovedEntries = ({ storeId, amount }: StoreMoney): LedgerEntry[] =>
  withoutZeros([
    { account: 'merchant_payable', amount, storeId },
    { account: 'payout_in_transit', amount: -amount, storeId },
  ]);

/** The transfer arrived. */
export const payoutPaidEntries = ({ storeId, amount }: StoreMoney): LedgerEntry[] =>
  withoutZeros([
    { account: 'payout_in_transit', amount, storeId },
    { account: 'bank', amount: -amount, storeId },
  ]);

/** The transfer failed: the merchant is owed again. */
export const payoutFailedEntries = (payout: StoreMoney): LedgerEntry[] =>
  negated(payoutApprovedEntries(payout));

/** The bank sent the money of a paid payout back: the merchant is owed again. */
export const payoutReturnedEntries = (payout: StoreMoney): LedgerEntry[] =>
  withoutZeros([
    { account: 'bank', amount: payout.amount, storeId: payout.storeId },
    { account: 'merchant_payable', amount: -payout.amount, storeId: payout.storeId },
  ]);

/** The disputed part of an order, and where its money lies now. */
export interface DisputedOrder extends OrderMoney {
  readonly state: OrderMoneyState;
}

/** A customer's bank disputes a payment: the merchants' shares are held. */
export const disputeHoldEntries = (orders: readonly DisputedOrder[]): LedgerEntry[] =>
  withoutZeros(
    orders.flatMap(({ orderId, storeId, dueToMerchant, state }) => [
      { account: homes[state].merchant, amount: dueToMerchant, storeId, orderId } as const,
      { account: 'dispute_hold', amount: -dueToMerchant, storeId, orderId } as const,
    ]),
  );

/** The dispute was won: the shares are back where the orders' money lies. */
export const disputeReleaseEntries = (orders: readonly DisputedOrder[]): LedgerEntry[] =>
  negated(disputeHoldEntries(orders));

/** The dispute was lost: the bank took the money. Each share is borne by its owner, and what had been refunded before by the platform. */
export const disputeLostEntries = (
  orders: readonly DisputedOrder[],
  uncovered: Kobo,
): LedgerEntry[] =>
  withoutZeros([
    ...orders.flatMap(({ state, ...order }) =>
      chargebackEntries(order, state).map((entry) =>
        entry.account === homes[state].merchant
          ? { ...entry, account: 'dispute_hold' as const }
          : entry,
      ),
    ),
    { account: 'dispute_loss', amount: uncovered },
    { account: 'psp_clearing', amount: -uncovered },
  ]);

/** A store paid for its plan out of what it is owed. */
export const subscriptionEntries = ({ storeId, amount }: StoreMoney): LedgerEntry[] =>
  withoutZeros([
    { account: 'merchant_payable', amount, storeId },
    { account: 'subscription_revenue', amount: -amount, storeId },
  ]);
