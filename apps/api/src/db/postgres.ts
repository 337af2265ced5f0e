import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { migrationsFolder } from '../platform/package-root';
import type { Database } from './database';
import { saveOrderStatuses } from './reference/save-order-statuses';
import * as schema from './schema';

/** Milliseconds. */
interface Timeouts {
  readonly statement: number;
  /** PostgreSQL then frees the locks of a transaction whose client disappeared. */
  readonly idleInTransaction: number;
  /** Also how long a request waits for a connection of the pool. */
  readonly connect: number;
}

const TIMEOUTS: Timeouts = { statement: 5_000, idleInTransaction: 10_000, connect: 4_000 };
/** A connection in use that is silent for this much longer than a statement may take is dead. */
const SILENCE_MARGIN_MS = 1_000;
/** Any number that nobody else uses: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_114;

interface PostgresOptions {
  readonly url: string;
  /** Told when a connection is lost. The pool makes a new one when it is needed. */
  readonly onError: (error: Error) => void;
  /** How many statements can run at once; about twice the cores unless said otherwise. */
  readonly connections?: number;
  readonly timeouts?: Timeouts;
}

/** A pool on a PostgreSQL server. Does not connect before the first statement. */
export function openPostgres({
  url,
  onError,
  connections = Math.max(4, availableParallelism() * 2),
  timeouts = TIMEOUTS,
}: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    connectionTimeoutMillis: timeouts.connect,
  });
  keepPoolWhole(pool, timeouts.statement + SILENCE_MARGIN_MS, onError);
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    migrate: () => migratePostgres(url, onError),
    close: () => pool.end(),
  };
}

/**
 * Makes a lost connection an error of the statements on it and nothing else. The pool listens to idle clients only: one that is
 * lost in use would end the process, and one that is lost before its transaction began would never come back to the pool.
 */
function keepPoolWhole(pool: Pool, silence: number, onError: (error: Error) => void): void {
  const inUse = new Set<PoolClient>();
  // Listeners of each client report already.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onError);
    const socket = socketOf(client);
    // The error reaches the statement that waits, where an answer does not.
    socket?.on('timeout', () =>
      socket.destroy(
        Object.assign(new Error('The database gives no answer'), { code: 'ETIMEDOUT' }),
      ),
    );
    client.on('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Whoever still holds it gives it back once more.
      client.release = () => undefined;
    });
  });
  pool.on('acquire', (client) => {
    inUse.add(client);
    socketOf(client)?.setTimeout(silence);
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    socketOf(client)?.setTimeout(0);
  });
}

function socketOf(client: PoolClient): Socket | undefined {
  const stream = client instanceof Client ? client.connection.stream : undefined;
  return stream instanceof Socket ? stream : undefined;
}

async function migratePostgres(url: string, onError: (error: Error) => void): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUTS.connect,
    keepAlive: true,
  });
  client.on('error', onError);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await saveOrderStatuses(db);
  } finally {
    await client.end().catch(onError);
  }
}
