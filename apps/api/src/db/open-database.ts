import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import { minutes } from '../platform/clock';
import type { Database } from './database';
import { lockDirectory } from './directory-lock';

/** The embedded engine has no autovacuum. */
const VACUUM_EVERY_MS = minutes(15);

interface OpenOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** The data directory was taken away, or an idle connection broke. */
  readonly onFault: (error: Error) => void;
}

/** PostgreSQL by `DATABASE_URL`, else the embedded database below the data directory, for this process alone. */
export async function openDatabase({ config, onFault }: OpenOptions): Promise<Database> {
  // Neither engine's packages are loaded for the other.
  if (config.databaseUrl !== undefined)
    return (await import('./postgres')).openPostgres({ url: config.databaseUrl, onError: onFault });
  const [{ initEmbedded }, { openEmbedded }] = await Promise.all([
    import('./init-embedded'),
    import('./pglite'),
  ]);
  const release = await lockDirectory(config.dataDir, onFault);
  try {
    const directory = join(config.dataDir, 'postgres');
    await initEmbedded(directory);
    const embedded = await openEmbedded({ directory });
    const timer = setInterval(
      () => void embedded.db.execute(sql`vacuum analyze`).catch(onFault),
      VACUUM_EVERY_MS,
    );
    return {
      ...embedded,
      async close() {
        clearInterval(timer);
        await embedded.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
