import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { throttlesTable } from './accounts.tables';

interface Attempt {
  readonly key: string;
  readonly now: Date;
  /** A window that started before this time is over, so that this attempt starts a new one. */
  readonly expired: Date;
}

/** Counts an attempt in one statement, so that concurrent attempts are counted. */
export async function countAttempt(db: Db, { key, now, expired }: Attempt) {
  const isOver = sql`${throttlesTable.windowStartedAt} <= ${expired.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttlesTable)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: throttlesTable.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${throttlesTable.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${throttlesTable.windowStartedAt} end`,
      },
    })
    .returning();
  return row;
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.delete(throttlesTable).where(eq(throttlesTable.key, key));
}
