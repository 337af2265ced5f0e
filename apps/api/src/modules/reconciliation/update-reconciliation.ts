import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import {
  compareItems,
  deleteItems,
  hasPending,
  lockItems,
  noteAll,
  takePending,
  truncatePending,
} from './reconciliation-projection.repository';

/** Changes per transaction, well within the time limit of a statement. */
const BATCH = 2_000;

/**
 * Compares changed items until none are pending. Lists call it before they read, so that they are
 * exact, and payments never wait for it. Safe to run in several processes.
 */
export async function updateReconciliation(db: Db): Promise<void> {
  while (await hasPending(db)) {
    await inTransaction(db, async (db) => {
      await lockItems(db);
      const references = await takePending(db, BATCH);
      if (references.length > 0) await compareItems(db, references);
    });
  }
}

/** Compares all items again. */
export async function rebuildReconciliation(db: Db): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockItems(db);
    await deleteItems(db);
    await noteAll(db);
  });
  await updateReconciliation(db);
  await inTransaction(db, truncatePending);
}
