import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { LedgerEntry } from '@market/domain/ledger/entries';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { balanceOf, balances, insertEntries, insertTransaction, unbalanced } from './ledger.repository';

/** What happens to money. With its `ref` (a checkout, an order, a refund, a payout) an event is in the books once. */
export type LedgerKind = 'capture' | 'provider_fee' | 'late_payment' | 'completion' | 'refund' | 'refund_sent' | 'payout_approved' | 'payout_paid' | 'payout_failed';

/** The double-entry books, kobo. Call `record` inside the transaction that the event belongs to. */
export const ledgerService = ({ clock, ids }: { clock: Clock; ids: Ids }) => ({
  /** Writes an event once; the same kind and ref again, or an event without money, does nothing. Unbalanced entries fail the commit. */
  async record(db: Db, kind: LedgerKind, ref: string, entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const transactionId = ids.next();
    if (!(await insertTransaction(db, { id: transactionId, kind, ref, occurredAt: clock.now() }))) return;
    await insertEntries(
      db,
      entries.map((entry) => ({ ...entry, id: ids.next(), transactionId })),
    );
  },

  /** What the platform owes a store now; below zero the store owes. */
  owedTo: async (db: Db, storeId: string): Promise<number> => 0 - (await balanceOf(db, 'merchant_payable', storeId)),
  /** A store's shares of orders that can still come back. */
  heldFor: async (db: Db, storeId: string): Promise<number> => 0 - (await balanceOf(db, 'escrow', storeId)),
  balances: (db: Db, accounts: readonly LedgerAccount[]) => balances(db, accounts),

  /** Throws when any event does not sum to zero: the books would be wrong. */
  async assertBalanced(db: Db): Promise<void> {
    const wrong = await unbalanced(db);
    if (wrong.length > 0) throw new Error(`The ledger does not balance: ${wrong.map(({ kind, ref, difference }) => `${kind} ${ref} (${difference ?? 'no entries'})`).join(', ')}`);
  },
});

export type LedgerService = ReturnType<typeof ledgerService>;
