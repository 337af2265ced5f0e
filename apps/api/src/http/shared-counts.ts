import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { rateCountsTable } from '../db/shared-state.tables';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';

interface Count {
  /** Calls that the database has not been told of. */
  untold: number;
  /** Calls of all processes, as far as this one knows. */
  total: number;
}

/** A process tells the others of its calls when they are this part of the limit, so that few calls cost a statement. */
const TOLD_PARTS = 10;

/**
 * Counts calls in windows of fixed length for all processes on one database. Counting itself waits for nothing: with `n` processes a
 * caller gets at most `n` tenths more than the limit, and while the database is away each process counts for itself.
 */
export function sharedCounts({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const counts = new Map<string, Count>();
  let current = -1;

  const tell = async (key: string, count: Count, windowStartedAt: Date): Promise<void> => {
    const calls = count.untold;
    count.untold = 0;
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

  /** One more call of `key`, of which `max` are allowed in `length` milliseconds; and the milliseconds until the window ends. */
  return (
    key: string,
    max: number,
    length: number,
  ): { readonly current: number; readonly ttl: number } => {
    const now = clock.now().getTime();
    const window = Math.floor(now / length);
    if (window !== current) counts.clear();
    current = window;
    const count = counts.get(key) ?? { untold: 0, total: 0 };
    counts.set(key, count);
    count.untold += 1;
    if (count.untold * TOLD_PARTS >= max)
      tell(key, count, new Date(window * length)).catch((error: unknown) =>
        log.warn({ err: error }, 'calls could not be counted for all processes'),
      );
    return { current: count.total + count.untold, ttl: (window + 1) * length - now };
  };
}
