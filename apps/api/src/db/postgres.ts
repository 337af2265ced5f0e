import { availableParallelism } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { migrationsFolder } from '../platform/package-root';
import type { Database } from './database';
import * as schema from './schema';

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Any number that nobody else uses: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_114;

interface PostgresOptions {
  readonly url: string;
  /** Told when an idle connection breaks; without a listener the process would end. */
  readonly onError: (error: Error) => void;
  /** How many statements can run at once; about twice the cores unless said otherwise. */
  readonly connections?: number;
}

/** A pool on a PostgreSQL server. Does not connect before the first statement. */
export function openPostgres({ url, onError, connections = Math.max(4, availableParallelism() * 2) }: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), migrate: () => migratePostgres(url), close: () => pool.end() };
}

async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}
