import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { saveOrderStatuses } from '../modules/orders';
import { migrationsFolder } from '../platform/package-root';
import type { Database } from './db';
import { embeddedEngine } from './embedded-engine';

interface EmbeddedOptions {
  /** The data directory; without it the data is kept in memory. */
  readonly directory?: string;
}

export interface EmbeddedDatabase extends Database {
  readonly client: PGlite;
}

/**
 * Opens PostgreSQL inside this process. No other process may open the same directory: see
 * `lockDirectory`.
 */
export async function openEmbedded({ directory }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    pgliteWasmModule: await embeddedEngine(),
    extensions: { pg_trgm },
    ...(directory !== undefined && { dataDir: directory }),
  });
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    client,
    db,
    async migrate() {
      await migrate(db, { migrationsFolder: migrationsFolder() });
      await saveOrderStatuses(db);
    },
    close: () => client.close(),
  };
}
