import { sql, type SQL } from 'drizzle-orm';

/** A `(values ...)` list of at least one row, to join a statement with. */
export const valuesOf = (rows: readonly SQL[]): SQL =>
  sql`(values ${sql.join([...rows], sql`, `)})`;
