import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database or an open transaction, on either engine. Inside `inTransaction(db, async (db) => …)`
 * the parameter shadows the outer handle on purpose: using the outer one there deadlocks PGlite,
 * and reads stale data from a pool.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database of either engine. */
export interface Database {
  readonly db: Db;
  /** Applies pending migrations. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
