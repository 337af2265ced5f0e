import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { LedgerEntry } from '@market/domain/ledger/entries';
import type { OrderSplit } from '@market/domain/ledger/order-split';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import {
  addToBalances,
  balances,
  balancesOfOrder,
  balancesOfStore,
  forgetSums,
  hasPending,
  insertEvents,
  releasedByOrder,
  takePending,
  unbalanced,
} from './ledger.repository';

/** What happens to money. With its `ref` (a checkout, an order, a refund, a payout) an event is in the books once. */
export type LedgerKind =
  | 'capture'
  | 'provider_fee'
  | 'late_payment'
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

export interface StoreStanding {
  readonly held: number;
  /** Held while customers' banks dispute payments. */
  readonly disputed: number;
  readonly owed: number;
  readonly underWay: number;
  readonly paid: number;
}

/** The double-entry books, kobo. Call `record` inside the transaction that the event belongs to. */
export const ledgerService = ({ clock, ids }: { clock: Clock; ids: Ids }) => {
  /** Writes each event once; the same kind and ref again, or an event without money, does nothing. Unbalanced entries fail the commit. */
  const recordAll = async (db: Db, events: readonly LedgerEvent[]): Promise<void> => {
    const moving = events.flatMap((event) =>
      event.entries.length > 0 ? [{ ...event, id: ids.next() }] : [],
    );
    if (moving.length === 0) return;
    const entries = moving.flatMap(({ id: transactionId, entries }) =>
      entries.map((entry) => ({ ...entry, id: ids.next(), transactionId })),
    );
    await insertEvents(
      db,
      moving.map(({ id, kind, ref }) => ({ id, kind, ref, occurredAt: clock.now() })),
      entries,
    );
  };

  /** Where a store's money stands, kobo: held, disputed, owed (below zero the store owes), under way to its bank, and paid. */
  const standing = async (db: Db, storeId: string): Promise<StoreStanding> => {
    const balances = await balancesOfStore(db, storeId);
    const of = (account: LedgerAccount): number => 0 - (balances.get(account) ?? 0);
    return {
      held: of('escrow'),
      disputed: of('dispute_hold'),
      owed: of('merchant_payable'),
      underWay: of('payout_in_transit'),
      paid: of('bank'),
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

    /** What the platform owes a store now; below zero the store owes. */
    owedTo: async (db: Db, storeId: string): Promise<number> => (await standing(db, storeId)).owed,
    /** A store's shares of orders that can still come back. */
    heldFor: async (db: Db, storeId: string): Promise<number> => (await standing(db, storeId)).held,
    standing,
    /** What is still held of an order: its shares less what went back before it completed. */
    async heldOf(db: Db, orderId: string): Promise<OrderSplit> {
      const held = await balancesOfOrder(db, orderId, [
        'escrow',
        'commission_deferred',
        'delivery_deferred',
      ]);
      const of = (account: LedgerAccount): number => 0 - (held.get(account) ?? 0);
      return {
        dueToMerchant: of('escrow'),
        commission: of('commission_deferred'),
        delivery: of('delivery_deferred'),
      };
    },
    /** What is left of a completed order: its shares less what went back or is disputed. */
    async leftOf(db: Db, orderId: string): Promise<OrderSplit> {
      const left = await balancesOfOrder(db, orderId, [
        'merchant_payable',
        'commission_revenue',
        'delivery_revenue',
      ]);
      const of = (account: LedgerAccount): number => 0 - (left.get(account) ?? 0);
      return {
        dueToMerchant: of('merchant_payable'),
        commission: of('commission_revenue'),
        delivery: of('delivery_revenue'),
      };
    },
    /** What completed orders brought their stores, by order. */
    releasedByOrder: (db: Db, orderIds: readonly string[]) => releasedByOrder(db, orderIds),
    balances: (db: Db, accounts: readonly LedgerAccount[]) => balances(db, accounts),

    /** Whether there are events that are in no sum yet, the balances of stores among them. */
    hasPending: (db: Db): Promise<boolean> => hasPending(db),
    /** Takes at most so many of them, the balances in hand; whoever calls it sums what else there is to sum, in the same transaction. */
    async takePending(db: Db, limit: number): Promise<readonly string[]> {
      const taken = await takePending(db, limit);
      if (taken.length > 0) await addToBalances(db, taken);
      return taken;
    },
    /** All events are pending again. */
    forgetSums: (db: Db): Promise<void> => forgetSums(db),

    /** Throws when any event does not sum to zero: the books would be wrong. */
    async assertBalanced(db: Db): Promise<void> {
      const wrong = await unbalanced(db);
      if (wrong.length > 0)
        throw new Error(
          `The ledger does not balance: ${wrong.map(({ kind, ref, difference }) => `${kind} ${ref} (${difference ?? 'no entries'})`).join(', ')}`,
        );
    },
  };
};

export type LedgerService = ReturnType<typeof ledgerService>;
