import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { saveOrderStatuses } from '../modules/orders';
import { migrationsFolder } from '../platform/package-root';
import type { Database } from './db';

/** Milliseconds. */
interface Timeouts {
  readonly statement: number;
  /** After this time PostgreSQL releases the locks of a transaction whose client disappeared. */
  readonly idleInTransaction: number;
  /** The time to wait for a new connection, and for a free connection of the pool. */
  readonly connect: number;
}

const TIMEOUTS: Timeouts = { statement: 5_000, idleInTransaction: 10_000, connect: 4_000 };
/** A connection that is silent for this much longer than the statement timeout counts as dead. */
const SILENCE_MARGIN_MS = 1_000;
/** The advisory lock that makes processes which start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_114;

interface PostgresOptions {
  readonly url: string;
  /** Called when a connection is lost. The pool opens a new one on demand. */
  readonly onError: (error: Error) => void;
  /** The size of the pool; about twice the number of cores by default. */
  readonly connections?: number;
  readonly timeouts?: Timeouts;
}

/** Creates a pool for a PostgreSQL server. Connects on the first statement. */
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
    // Compiling a statement, or starting workers for it, takes longer than a list query that stops
    // after one page.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  });
  replaceLostClients(pool, timeouts.statement + SILENCE_MARGIN_MS, onError);
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    migrate: () => migratePostgres(url, onError),
    close: () => pool.end(),
  };
}

/**
 * Turns a lost connection into an error that its statements throw. The pool listens to idle clients
 * only: a client lost in use would crash the process, and one lost before its transaction began
 * would never return to the pool.
 */
function replaceLostClients(
  pool: Pool,
  silenceTimeout: number,
  onError: (error: Error) => void,
): void {
  const inUse = new Set<PoolClient>();
  // Each client has its own listeners, which report the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onError);
    const socket = findSocket(client);
    // The error rejects the pending statement even when no reply arrives.
    socket?.on('timeout', () =>
      socket.destroy(
        Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }),
      ),
    );
    client.on('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // The current holder releases the client a second time, which must do nothing.
      client.release = () => undefined;
    });
  });
  pool.on('acquire', (client) => {
    inUse.add(client);
    findSocket(client)?.setTimeout(silenceTimeout);
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    findSocket(client)?.setTimeout(0);
  });
}

function findSocket(client: PoolClient): Socket | undefined {
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
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await saveOrderStatuses(db);
  } finally {
    await client.end().catch(onError);
  }
}
