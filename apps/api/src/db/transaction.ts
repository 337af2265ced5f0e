import type { Db } from './db';
import { getSqlState } from './sql-error';

const MAX_TRIES = 5;
/** Serialization failure, deadlock. */
const retryableStates = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction, and retries it from the start on a deadlock or serialization
 * failure. `work` must have no side effects that a rollback does not undo. Name its parameter `db`
 * too (see `Db`).
 */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries === MAX_TRIES || !retryableStates.has(getSqlState(error) ?? '')) throw error;
    }
  }
}

/**
 * Runs `work` in a savepoint of the caller's transaction. When `work` throws, only its own changes
 * are rolled back.
 */
export const withSavepoint = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(work);
