import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import { minutes } from '../platform/clock';
import type { Database } from './db';
import { lockDirectory } from './directory-lock';

/** The embedded engine has no autovacuum. */
const VACUUM_EVERY_MS = minutes(15);

interface OpenOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** Called when the data directory is taken over, or an idle connection breaks. */
  readonly onFault: (error: Error) => void;
}

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in the data directory.
 */
export async function openDatabase({ config, onFault }: OpenOptions): Promise<Database> {
  // Engines are imported lazily, so that the packages of each one are loaded only when it is used.
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
