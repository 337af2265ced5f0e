import type { Db } from './db';
import { sql, type SQL } from 'drizzle-orm';

/**
 * Builds a statement once for each database handle instead of on each call. With a name, PostgreSQL
 * also plans it once for each connection: use a name only for lookups of a few rows by key, whose
 * plan does not depend on the values.
 */
export function prepareOnce<S>(build: (db: Db) => S): (db: Db) => S {
  const statements = new WeakMap<Db, S>();
  return (db) => {
    const existing = statements.get(db);
    if (existing !== undefined) return existing;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}

/** A `(values ...)` list of at least one row, for a join. */
export const valuesList = (rows: readonly SQL[]): SQL =>
  sql`(values ${sql.join([...rows], sql`, `)})`;

/** PostgreSQL accepts at most 65,535 parameters in one statement. */
const ROWS_PER_STATEMENT = 500;

/** Writes rows in batches, with one statement for each batch. */
export async function writeInBatches<T>(
  rows: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await write(rows.slice(start, start + ROWS_PER_STATEMENT));
}
