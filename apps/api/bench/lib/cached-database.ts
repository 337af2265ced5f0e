import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, escapeIdentifier } from 'pg';
import type { Db } from '../../src/db/db';
import { openPostgres } from '../../src/db/postgres';
import { createDatabase, type BenchDatabase } from './bench-database';
import { findParent } from './processor-time';

export interface CachedDatabaseOptions {
  /** The name of the database that is kept. */
  readonly name: string;
  readonly fill: (db: Db) => Promise<void>;
  /** Runs each time, even when the database was filled before. */
  readonly prepare: (db: Db) => Promise<void>;
}

/**
 * Without `server`, creates and fills a database on a temporary server. With `server`, fills the
 * database there once and keeps it. Later runs only migrate it.
 */
export const cachedDatabase = (
  server: string | undefined,
  { name, fill, prepare }: CachedDatabaseOptions,
): Promise<BenchDatabase> =>
  server === undefined
    ? createDatabase('postgres', 1, async (db) => {
        await fill(db);
        await prepare(db);
      })
    : createOnServer(server, { name, fill, prepare });

async function createOnServer(
  server: string,
  { name, fill, prepare }: CachedDatabaseOptions,
): Promise<BenchDatabase> {
  const toUrl = (database: string): string => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  };
  const connected = async <T>(url: string, use: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };
  const migrate = async (url: string): Promise<void> => {
    const pool = openPostgres({ url, onError: () => undefined });
    await pool.migrate();
    await pool.close();
  };
  const isFilled = await connected(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
  if (!isFilled) {
    const [draft, final] = [escapeIdentifier(`${name}_draft`), escapeIdentifier(name)];
    await connected(server, async (client) => {
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
    });
    await migrate(toUrl(`${name}_draft`));
    await connected(toUrl(`${name}_draft`), (client) =>
      fill(drizzle(client, { casing: 'snake_case' })),
    );
    await connected(server, (client) => client.query(`alter database ${draft} rename to ${final}`));
  }
  const url = toUrl(name);
  await migrate(url);
  const backend = await connected(url, async (client) => {
    await prepare(drizzle(client, { casing: 'snake_case' }));
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows.map(({ pid }) => findParent(pid));
  });
  return {
    environments: [{ DATABASE_URL: url }],
    processes: backend,
    analyse: async () => void (await connected(url, (client) => client.query('analyze'))),
    close: () => Promise.resolve(),
  };
}
