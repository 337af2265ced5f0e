import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { startPostgres } from '@market/testing/postgres';
import { initEmbedded } from '../../src/db/init-embedded';
import type { Db } from '../../src/db/db';
import { openEmbedded } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { findParent } from './processor-time';

export const benchEngines = ['postgres', 'pglite'] as const;
type BenchEngine = (typeof benchEngines)[number];

export interface BenchDatabase {
  /** The environment variables that make a server open the database, one entry for each server. */
  readonly environments: readonly Readonly<Record<string, string>>[];
  /**
   * Analyses the tables, as autovacuum does within a minute, so that plans for empty tables are
   * replaced.
   */
  analyse(): Promise<void>;
  readonly processes: readonly number[];
  close(): Promise<void>;
}

/**
 * Creates a migrated database filled by `fill` for the given number of simultaneous servers. Each
 * server gets a copy, because no server may run another's jobs. Servers that only read may share
 * one copy on PostgreSQL.
 */
export const createDatabase = (
  engine: BenchEngine,
  servers: number,
  fill: (db: Db) => Promise<void>,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<BenchDatabase> =>
  engine === 'postgres'
    ? createOnServer(isShared ? 1 : servers, servers, fill)
    : createEmbedded(servers, fill);

async function createOnServer(
  databases: number,
  servers: number,
  fill: (db: Db) => Promise<void>,
): Promise<BenchDatabase> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const pool = openPostgres({ url, onError: () => undefined });
  await pool.migrate();
  await pool.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await fill(drizzle(client, { casing: 'snake_case' }));
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const processes = rows.map(({ pid }) => findParent(pid));
  await client.end();
  const urls = [url];
  while (urls.length < databases) urls.push(await server.createDatabase({ template: url }));
  const analyse = async (): Promise<void> => {
    for (const connectionString of urls) {
      const client = new Client({ connectionString });
      await client.connect();
      await client.query('analyze');
      await client.end();
    }
  };
  return {
    environments: Array.from({ length: servers }, (_, index) => ({
      DATABASE_URL: urls[index] ?? url,
    })),
    processes,
    analyse,
    close: server.stop,
  };
}

async function createEmbedded(
  servers: number,
  fill: (db: Db) => Promise<void>,
): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const made = join(folder, 'made');
  await initEmbedded(made);
  const database = await openEmbedded({ directory: made });
  await database.migrate();
  await fill(database.db);
  await database.client.exec('vacuum analyze');
  await database.close();
  const environments = await Promise.all(
    Array.from({ length: servers }, async (_, index) => {
      const directory = join(folder, String(index));
      await cp(made, join(directory, 'postgres'), { recursive: true });
      return { DATA_DIR: directory };
    }),
  );
  // Only the server that uses an embedded database can open it, so there is nothing to analyse and
  // there are no processes to measure here.
  return {
    environments,
    processes: [],
    analyse: () => Promise.resolve(),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
