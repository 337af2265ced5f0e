import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database or an open transaction, on either engine. Inside `db.transaction(async (db) => …)` the name is
 * shadowed on purpose: awaiting the outer handle there hangs PGlite for ever and reads stale data on a pool.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
