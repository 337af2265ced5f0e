import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { LedgerService } from '../ledger';
import { addFigures, deleteFigures, lockFigures, moveFigures } from './sales-projection.repository';

/**
 * Events per statement, well within its time limit. A rebuild uses larger batches, which scan whole
 * tables less often.
 */
const BATCH_SIZES = { update: 2_000, rebuild: 10_000 } as const;

type LedgerPort = Pick<LedgerService, 'hasPending' | 'takePending' | 'resetSums'>;

/**
 * Adds new ledger events to the sales figures until none are pending. Reports call it before they
 * read, so that they are exact, and sales never wait for it. Safe to run in several processes.
 */
export async function updateSalesProjection(db: Db, ledger: LedgerPort): Promise<void> {
  while (await ledger.hasPending(db)) {
    await inTransaction(db, async (db) => {
      await lockFigures(db);
      await addBatch(db, ledger, BATCH_SIZES.update);
    });
  }
}

/** Readers see the old figures until the transaction commits. */
export const rebuildSalesProjection = (db: Db, ledger: LedgerPort): Promise<void> =>
  inTransaction(db, async (db) => {
    await lockFigures(db);
    await deleteFigures(db);
    await ledger.resetSums(db);
    while (await ledger.hasPending(db)) await addBatch(db, ledger, BATCH_SIZES.rebuild);
  });

async function addBatch(db: Db, ledger: LedgerPort, size: number): Promise<void> {
  const taken = await ledger.takePending(db, size);
  if (taken.length > 0) await addFigures(db, taken);
}

/** Call it in the transaction that moves the orders. */
export async function moveSales(db: Db, from: readonly string[], to: string): Promise<void> {
  await lockFigures(db);
  await moveFigures(db, from, to);
}
