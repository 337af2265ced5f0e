import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import {
  deleteFigures,
  hasPending,
  lockFigures,
  listMonthsWithOrders,
  listStoreDays,
  recalculateDays,
  takePendingDays,
} from './finance-figures.repository';

/** Pending orders per transaction, well within the time limit of a statement. */
const BATCH_SIZE = 1_000;
const DAYS_PER_STATEMENT = 2_000;

/**
 * Recalculates the days of changed orders until none are pending. Reports call it before they read
 * the figures, so reports are exact and orders never wait. Safe to run in several processes.
 */
export async function updateFinanceFigures(db: Db): Promise<void> {
  while (await hasPending(db)) {
    await inTransaction(db, async (db) => {
      await lockFigures(db);
      const days = await takePendingDays(db, BATCH_SIZE);
      if (days.length > 0) await recalculateDays(db, days);
    });
  }
}

/** Readers see the old figures until the transaction commits. */
export const rebuildFinanceFigures = (db: Db): Promise<void> =>
  inTransaction(db, async (db) => {
    await lockFigures(db);
    await deleteFigures(db);
    for (const month of await listMonthsWithOrders(db)) {
      const days = await listStoreDays(db, month);
      for (let first = 0; first < days.length; first += DAYS_PER_STATEMENT)
        await recalculateDays(db, days.slice(first, first + DAYS_PER_STATEMENT));
    }
  });
