import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import * as schema from '../../db/schema';

/** Every row of every table in which one of these texts stands, as text: what another store must neither change nor add to. */
export async function rowsAbout(db: Db, texts: readonly string[]): Promise<string[]> {
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
