import { sql, type SQL } from 'drizzle-orm';

/** A `(values ...)` list of at least one row, for a join. */
export const valuesOf = (rows: readonly SQL[]): SQL =>
  sql`(values ${sql.join([...rows], sql`, `)})`;
