import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import * as schema from '../../db/schema';

/**
 * All rows of all tables that contain one of these texts. Another store must neither change them
 * nor add to them.
 */
export async function listRowsContaining(db: Db, texts: readonly string[]): Promise<string[]> {
  const about: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const rows = await db.select().from(table);
    for (const row of rows) {
      const text = JSON.stringify(row);
      if (texts.some((each) => text.includes(each))) about.push(`${getTableName(table)} ${text}`);
    }
  }
  return about.sort();
}
