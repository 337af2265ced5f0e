import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { startCluster } from './postgres-cluster';

export type TestPostgres = {
  /** Connection string of the maintenance database. Tests use `createDatabase`. */
  url: string;
  /**
   * Creates an empty database, or a copy of `template` (which must have no connections). Returns
   * its URL.
   */
  createDatabase: (options?: { template?: string }) => Promise<string>;
  /**
   * Ends all connections at once: crashes and recovers our own server, or terminates the sessions
   * of our databases on an existing server.
   */
  crash: () => Promise<void>;
  /** Drops the databases that were created, and stops the server if it was started here. */
  stop: () => Promise<void>;
};

/**
 * Provides a real PostgreSQL for tests: the server of DATABASE_URL, or a temporary one. Throws when
 * there is neither, so that no test is skipped silently.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const existing = process.env['DATABASE_URL'];
  return existing === undefined || existing === '' ? startTemporary() : usePostgres(existing);
}

async function startTemporary(): Promise<TestPostgres> {
  const { url, stop } = await startCluster();
  return {
    url,
    createDatabase: (options) => createDatabase(url, options),
    crash: () => killSession(url),
    stop,
  };
}

/**
 * The server treats a killed session as possible memory corruption: it ends all other sessions and
 * recovers from its log.
 */
async function killSession(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  if (pid === undefined) throw new Error('PostgreSQL returned no backend process id');
  process.kill(pid, 'SIGKILL');
  await ended;
}

/**
 * Uses a running server. `stop` drops the databases that were created, and leaves the server
 * running.
 */
export function usePostgres(url: string): TestPostgres {
  const created: string[] = [];
  return {
    url,
    async createDatabase(options) {
      const database = await createDatabase(url, options);
      created.push(database);
      return database;
    },
    crash: () =>
      execute(
        url,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)',
        [created.map(databaseName)],
      ),
    async stop() {
      for (const database of created.splice(0)) {
        await execute(
          url,
          `drop database if exists ${escapeIdentifier(databaseName(database))} with (force)`,
        );
      }
    },
  };
}

async function createDatabase(
  url: string,
  { template }: { template?: string } = {},
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const copy =
    template === undefined ? '' : ` template ${escapeIdentifier(databaseName(template))}`;
  await execute(url, `create database ${escapeIdentifier(name)}${copy}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

async function execute(url: string, sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}
