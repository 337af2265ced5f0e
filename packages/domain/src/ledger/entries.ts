import type { Kobo } from '../money';
import type { LedgerAccount } from './accounts';
import type { OrderSplit } from './order-split';

/** One side of a ledger event. The entries of an event sum to zero, and none is zero. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Kobo: debit positive, credit negative. */
  readonly amount: Kobo;
  readonly storeId?: string;
  readonly orderId?: string;
  /** The shipping partner, or the platform's dispatcher who holds cash. */
  readonly partnerId?: string;
}

/** An order's shares as fixed when it was placed. */
export interface OrderMoney extends OrderSplit {
  readonly orderId: string;
  readonly storeId: string;
}

/** Whether an order's shares are still held, or released to merchant and platform on completion. */
export type OrderMoneyState = 'held' | 'released';

const accountsByState = {
  held: { merchant: 'escrow', commission: 'commission_deferred', delivery: 'delivery_deferred' },
  released: {
    merchant: 'merchant_payable',
    commission: 'commission_revenue',
    delivery: 'delivery_revenue',
  },
} as const satisfies Record<OrderMoneyState, Record<string, LedgerAccount>>;

export const dropZeroEntries = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter((entry) => entry.amount !== 0);

export const sumSplit = ({ dueToMerchant, commission, delivery }: OrderSplit): Kobo =>
  dueToMerchant + commission + delivery;

/** Entries for the three shares in `state`: `side` -1 credits the accounts, 1 debits them. */
export function orderShareEntries(
  { orderId, storeId, dueToMerchant, commission, delivery }: OrderMoney,
  state: OrderMoneyState,
  side: 1 | -1,
): LedgerEntry[] {
  const { merchant, commission: commissionHome, delivery: deliveryHome } = accountsByState[state];
  const order = { storeId, orderId };
  return [
    { account: merchant, amount: side * dueToMerchant, ...order },
    { account: commissionHome, amount: side * commission, ...order },
    { account: deliveryHome, amount: side * delivery, ...order },
  ];
}

/** A payment for these orders was received. Once per checkout. */
export const captureEntries = (orders: readonly OrderMoney[]): LedgerEntry[] =>
  dropZeroEntries(
    orders.flatMap((order) => [
      { account: 'psp_clearing', amount: sumSplit(order), orderId: order.orderId } as const,
      ...orderShareEntries(order, 'held', -1),
    ]),
  );

/** The provider's fee for a payment, as the provider reports it, or a correction of that fee. */
export const providerFeeEntries = (fee: Kobo): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'psp_fee', amount: fee },
    { account: 'psp_clearing', amount: -fee },
  ]);

/**
 * The provider paid its settlement to the platform's bank account. Negative when the provider
 * debited the account.
 */
export const providerSettlementEntries = (paid: Kobo): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'bank', amount: paid },
    { account: 'psp_clearing', amount: -paid },
  ]);

/** The order completed and can no longer be returned: each share goes to its owner. */
export const completionEntries = (order: OrderMoney): LedgerEntry[] =>
  dropZeroEntries([
    ...orderShareEntries(order, 'held', 1),
    ...orderShareEntries(order, 'released', -1),
  ]);

/**
 * An order is refunded, in full or in part, from the accounts that hold its shares. After a payout
 * the merchant owes the amount.
 */
export const refundEntries = (order: OrderMoney, state: OrderMoneyState): LedgerEntry[] =>
  dropZeroEntries([
    ...orderShareEntries(order, state, 1),
    { account: 'refund_payable', amount: -sumSplit(order), orderId: order.orderId },
  ]);

/** The customer's bank took the money back itself, so no refund is sent. */
export const chargebackEntries = (order: OrderMoney, state: OrderMoneyState): LedgerEntry[] =>
  dropZeroEntries([
    ...orderShareEntries(order, state, 1),
    { account: 'psp_clearing', amount: -sumSplit(order), orderId: order.orderId },
  ]);

export interface RefundMoney {
  /** Absent when the payment did not result in an order. */
  readonly orderId?: string;
  readonly amount: Kobo;
}

export const negateEntries = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }));

/** The provider sent a refund to the customer's card. */
export const refundSentEntries = ({ amount, ...order }: RefundMoney): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'refund_payable', amount, ...order },
    { account: 'psp_clearing', amount: -amount, ...order },
  ]);

/** The refund failed at the provider: it is owed to the customer again. */
export const refundFailedEntries = (refund: RefundMoney): LedgerEntry[] =>
  negateEntries(refundSentEntries(refund));

interface DeliveryEarned {
  readonly orderId: string;
  readonly storeId: string;
  readonly partnerId: string;
  /** The partner's share of the delivery fee, kobo. */
  readonly share: Kobo;
}

/** A shipping partner delivered the order. It keeps its share when the order is returned later. */
export const deliveryEarnedEntries = ({
  orderId,
  storeId,
  partnerId,
  share,
}: DeliveryEarned): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'delivery_cost', amount: share, storeId, orderId },
    { account: 'partner_payable', amount: -share, partnerId, orderId },
  ]);

/** Who is paid: a store, or a shipping partner. */
export type Payee = { readonly storeId: string } | { readonly partnerId: string };

interface PayoutMoney {
  readonly payee: Payee;
  readonly amount: Kobo;
}

const payableAccount = (payee: Payee): LedgerAccount =>
  'storeId' in payee ? 'merchant_payable' : 'partner_payable';

/** A payout was approved and its transfer requested. */
export const payoutApprovedEntries = ({ payee, amount }: PayoutMoney): LedgerEntry[] =>
  dropZeroEntries([
    { account: payableAccount(payee), amount, ...payee },
    { account: 'payout_in_transit', amount: -amount, ...payee },
  ]);

/** The transfer was confirmed. */
export const payoutPaidEntries = ({ payee, amount }: PayoutMoney): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'payout_in_transit', amount, ...payee },
    { account: 'bank', amount: -amount, ...payee },
  ]);

/** The transfer failed: the amount is owed to the payee again. */
export const payoutFailedEntries = (payout: PayoutMoney): LedgerEntry[] =>
  negateEntries(payoutApprovedEntries(payout));

/** The bank returned a paid payout: the amount is owed to the payee again. */
export const payoutReturnedEntries = ({ payee, amount }: PayoutMoney): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'bank', amount, ...payee },
    { account: payableAccount(payee), amount: -amount, ...payee },
  ]);

/** The disputed part of an order and the state of its shares. */
export interface DisputedOrder extends OrderMoney {
  readonly state: OrderMoneyState;
}

/** A customer contests a payment at the bank: the merchants' shares are held. */
export const disputeHoldEntries = (orders: readonly DisputedOrder[]): LedgerEntry[] =>
  dropZeroEntries(
    orders.flatMap(({ orderId, storeId, dueToMerchant, state }) => [
      {
        account: accountsByState[state].merchant,
        amount: dueToMerchant,
        storeId,
        orderId,
      } as const,
      { account: 'dispute_hold', amount: -dueToMerchant, storeId, orderId } as const,
    ]),
  );

/** The dispute was won: the shares return to the accounts they came from. */
export const disputeReleaseEntries = (orders: readonly DisputedOrder[]): LedgerEntry[] =>
  negateEntries(disputeHoldEntries(orders));

/**
 * The dispute was lost. Each share is charged to its owner, and amounts that were already refunded
 * are charged to the platform.
 */
export const disputeLostEntries = (
  orders: readonly DisputedOrder[],
  uncovered: Kobo,
): LedgerEntry[] =>
  dropZeroEntries([
    ...orders.flatMap(({ state, ...order }) =>
      chargebackEntries(order, state).map((entry) =>
        entry.account === accountsByState[state].merchant
          ? { ...entry, account: 'dispute_hold' as const }
          : entry,
      ),
    ),
    { account: 'dispute_loss', amount: uncovered },
    { account: 'psp_clearing', amount: -uncovered },
  ]);

/** A store's subscription fee is deducted from its balance. */
export const subscriptionEntries = ({
  storeId,
  amount,
}: {
  readonly storeId: string;
  readonly amount: Kobo;
}): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'merchant_payable', amount, storeId },
    { account: 'subscription_revenue', amount: -amount, storeId },
  ]);
