import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { LedgerEntry } from '@market/domain/ledger/entries';
import type { OrderSplit } from '@market/domain/ledger/order-split';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import {
  addToBalances,
  readPartnerBalance,
  readBalances,
  readOrderBalances,
  readStoreBalances,
  resetSums,
  hasPending,
  insertEvents,
  takePending,
  listUnbalancedEvents,
} from './ledger.repository';

/**
 * The kind of a ledger event. Each kind is recorded once per `ref`, which identifies the record
 * that causes it, such as a payment, an order, a return or a payout.
 */
export type LedgerKind =
  | 'capture'
  | 'cash_collected'
  | 'cash_deducted'
  | 'cash_deduction_cancelled'
  | 'cash_remitted'
  | 'provider_fee'
  | 'fee_correction'
  | 'provider_settlement'
  | 'late_payment'
  | 'overpayment'
  | 'delivery_earned'
  | 'completion'
  | 'refund'
  | 'refund_sent'
  | 'refund_failed'
  | 'chargeback'
  | 'dispute_hold'
  | 'dispute_release'
  | 'payout_approved'
  | 'payout_paid'
  | 'payout_failed'
  | 'payout_returned'
  | 'subscription';

export interface LedgerEvent {
  readonly kind: LedgerKind;
  readonly ref: string;
  readonly entries: readonly LedgerEntry[];
}

export interface StoreBalances {
  readonly held: number;
  /** Money that is held while customers' banks dispute payments. */
  readonly disputed: number;
  readonly owed: number;
  readonly inTransit: number;
  readonly paid: number;
}

/** The double-entry ledger, kobo. Call `record` inside the transaction of the event. */
export const ledgerService = ({ clock, ids }: { clock: Clock; ids: Ids }) => {
  /**
   * Records events. Events that are recorded already or have no entries are skipped. Unbalanced
   * entries fail the commit.
   */
  const recordAll = async (db: Db, events: readonly LedgerEvent[]): Promise<void> => {
    const newEvents = events.flatMap((event) =>
      event.entries.length > 0 ? [{ ...event, id: ids.next() }] : [],
    );
    if (newEvents.length === 0) return;
    const entries = newEvents.flatMap(({ id: transactionId, entries }) =>
      entries.map((entry) => ({ ...entry, id: ids.next(), transactionId })),
    );
    await insertEvents(
      db,
      newEvents.map(({ id, kind, ref }) => ({ id, kind, ref, occurredAt: clock.now() })),
      entries,
    );
  };

  /**
   * A store's balances, kobo: held, disputed, owed (negative when the store owes the platform), in
   * transit to its bank, and paid.
   */
  const storeBalances = async (db: Db, storeId: string): Promise<StoreBalances> => {
    const balances = await readStoreBalances(db, storeId);
    const getBalance = (account: LedgerAccount): number => 0 - (balances.get(account) ?? 0);
    return {
      held: getBalance('escrow'),
      disputed: getBalance('dispute_hold'),
      owed: getBalance('merchant_payable'),
      inTransit: getBalance('payout_in_transit'),
      paid: getBalance('bank'),
    };
  };

  return {
    recordAll,
    record: (
      db: Db,
      kind: LedgerKind,
      ref: string,
      entries: readonly LedgerEntry[],
    ): Promise<void> => recordAll(db, [{ kind, ref, entries }]),

    /** What the platform owes a store, kobo. Negative when the store owes the platform. */
    owedToStore: async (db: Db, storeId: string): Promise<number> =>
      (await storeBalances(db, storeId)).owed,
    /** A store's shares of paid orders that are not completed, kobo. */
    heldForStore: async (db: Db, storeId: string): Promise<number> =>
      (await storeBalances(db, storeId)).held,
    storeBalances,
    /** What the platform owes a shipping partner, kobo. */
    owedToPartner: async (db: Db, partnerId: string): Promise<number> =>
      0 - (await readPartnerBalance(db, partnerId, 'partner_payable')),
    /** Cash for orders paid on delivery that a partner or dispatcher has not paid in, kobo. */
    cashHeldBy: (db: Db, holderId: string): Promise<number> =>
      readPartnerBalance(db, holderId, 'cash_collected'),
    /** The amounts held for an order that is not completed: its split less refunds. */
    async heldForOrder(db: Db, orderId: string): Promise<OrderSplit> {
      const held = await readOrderBalances(db, orderId, [
        'escrow',
        'commission_deferred',
        'delivery_deferred',
      ]);
      const getBalance = (account: LedgerAccount): number => 0 - (held.get(account) ?? 0);
      return {
        dueToMerchant: getBalance('escrow'),
        commission: getBalance('commission_deferred'),
        delivery: getBalance('delivery_deferred'),
      };
    },
    /**
     * The amounts that remain of a completed order: its split less refunds and disputed amounts.
     */
    async remainingForOrder(db: Db, orderId: string): Promise<OrderSplit> {
      const remaining = await readOrderBalances(db, orderId, [
        'merchant_payable',
        'commission_revenue',
        'delivery_revenue',
      ]);
      const getBalance = (account: LedgerAccount): number => 0 - (remaining.get(account) ?? 0);
      return {
        dueToMerchant: getBalance('merchant_payable'),
        commission: getBalance('commission_revenue'),
        delivery: getBalance('delivery_revenue'),
      };
    },
    balances: (db: Db, accounts: readonly LedgerAccount[]) => readBalances(db, accounts),

    hasPending: (db: Db): Promise<boolean> => hasPending(db),
    /** The caller adds the taken events to its own sums in the same transaction. */
    async takePending(db: Db, limit: number): Promise<readonly string[]> {
      const taken = await takePending(db, limit);
      if (taken.length > 0) await addToBalances(db, taken);
      return taken;
    },
    resetSums: (db: Db): Promise<void> => resetSums(db),

    async assertBalanced(db: Db): Promise<void> {
      const unbalancedEvents = await listUnbalancedEvents(db);
      if (unbalancedEvents.length > 0)
        throw new Error(
          `The ledger does not balance: ${unbalancedEvents.map(({ kind, ref, difference }) => `${kind} ${ref} (${difference ?? 'no entries'})`).join(', ')}`,
        );
    },
  };
};

export type LedgerService = ReturnType<typeof ledgerService>;
