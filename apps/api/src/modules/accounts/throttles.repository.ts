import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { throttlesTable } from './accounts.tables';

interface Try {
  readonly key: string;
  readonly now: Date;
  /** A window that began by then is over, and this try begins another. */
  readonly expired: Date;
}

/** Counts one more try, in one statement: tries side by side are counted one after the other. */
export async function countTry(db: Db, { key, now, expired }: Try) {
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

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(throttlesTable).where(eq(throttlesTable.key, key));
}
