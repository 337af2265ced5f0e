import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { rateCountsTable } from '../db/shared-state.tables';
import { addMilliseconds, days, type Clock } from '../platform/clock';
import type { Log } from '../platform/log';

interface Count {
  /** Requests that this process has counted but not yet written to the database. */
  unreported: number;
  /** Requests of all processes, as far as this process knows. */
  total: number;
}

/**
 * A process writes its count when it reaches this fraction of the limit, so that few requests cost
 * no statement.
 */
const REPORT_FRACTION = 10;

/**
 * Counts requests in fixed windows across all processes on one database. Counting never waits for
 * the database: with `n` processes a caller can exceed the limit by at most `n` tenths of it, and
 * while the database is unavailable each process counts alone.
 */
export function sharedCounts({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const counts = new Map<string, Count>();
  let current = -1;

  const report = async (key: string, count: Count, windowStartedAt: Date): Promise<void> => {
    const calls = count.unreported;
    count.unreported = 0;
    count.total += calls;
    const isSame = sql`${rateCountsTable.windowStartedAt} = excluded.window_started_at`;
    const [row] = await db
      .insert(rateCountsTable)
      .values({ key, windowStartedAt, calls })
      .onConflictDoUpdate({
        target: rateCountsTable.key,
        set: {
          calls: sql`case when ${isSame} then ${rateCountsTable.calls} + excluded.calls else excluded.calls end`,
          windowStartedAt: sql`excluded.window_started_at`,
        },
      })
      .returning({ calls: rateCountsTable.calls });
    count.total = Math.max(count.total, row?.calls ?? 0);
  };

  /**
   * Counts a request from the caller that `key` identifies. At most `max` requests are allowed in
   * `length` milliseconds. `ttl` is the time until the window ends.
   */
  return (
    key: string,
    max: number,
    length: number,
  ): { readonly current: number; readonly ttl: number } => {
    const now = clock.now().getTime();
    const window = Math.floor(now / length);
    if (window !== current) counts.clear();
    current = window;
    const count = counts.get(key) ?? { unreported: 0, total: 0 };
    counts.set(key, count);
    count.unreported += 1;
    if (count.unreported * REPORT_FRACTION >= max)
      report(key, count, new Date(window * length)).catch((error: unknown) =>
        log.warn({ err: error }, 'calls could not be counted for all processes'),
      );
    return { current: count.total + count.unreported, ttl: (window + 1) * length - now };
  };
}

/** Deletes counts that are more than a day old. */
export const deleteOldCounts = (db: Db, now: Date) =>
  db
    .delete(rateCountsTable)
    .where(lt(rateCountsTable.windowStartedAt, addMilliseconds(now, -days(1))));
