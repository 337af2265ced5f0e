import { sql, type SQLWrapper } from 'drizzle-orm';
import { COUNT_CAP } from '@market/domain/list-limits';
import type { Db } from './db';

/** Counts the rows of a query, up to `COUNT_CAP`. */
export async function cappedCount(db: Db, rows: SQLWrapper): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(${rows} limit ${COUNT_CAP}) counted`);
  return row?.count ?? 0;
}
