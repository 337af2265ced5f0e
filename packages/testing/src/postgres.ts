import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { startCluster } from './postgres-cluster';

export type TestPostgres = {
  /** Connection string of the maintenance database; for tests use `createDatabase`. */
  url: string;
  /** Makes an empty database, or a copy of `template` (nobody may be connected to it), and returns its URL. */
  createDatabase: (options?: { template?: string }) => Promise<string>;
  /** Ends all connections at once: by a crash and recovery of our own server, by terminating the sessions of the databases made here on a given one. */
  crash: () => Promise<void>;
  /** Drops the databases made here and ends the server if it was started here. */
  stop: () => Promise<void>;
};

/**
 * Gives tests a real PostgreSQL: the server of DATABASE_URL when set, else a throw-away one of its own.
 * Throws when there is neither, so that no test on PostgreSQL is ever skipped silently.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  return given === undefined || given === '' ? startOwn() : useGiven(given);
}

async function startOwn(): Promise<TestPostgres> {
  const { url, stop } = await startCluster();
  return {
    url,
    createDatabase: (options) => createDatabase(url, options),
    crash: () => killSession(url),
    stop,
  };
}

/** The server takes a killed session for a corruption of its memory: it ends all others and recovers from its log. */
async function killSession(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  if (pid === undefined) throw new Error('The session has no process');
  process.kill(pid, 'SIGKILL');
  await ended;
}

function useGiven(url: string): TestPostgres {
  const made: string[] = [];
  return {
    url,
    async createDatabase(options) {
      const database = await createDatabase(url, options);
      made.push(database);
      return database;
    },
    crash: () =>
      execute(
        url,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)',
        [made.map(nameOf)],
      ),
    async stop() {
      for (const database of made.splice(0)) {
        await execute(
          url,
          `drop database if exists ${escapeIdentifier(nameOf(database))} with (force)`,
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
  const copy = template === undefined ? '' : ` template ${escapeIdentifier(nameOf(template))}`;
  await execute(url, `create database ${escapeIdentifier(name)}${copy}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

function nameOf(url: string): string {
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
