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
import * as schema from '../../src/db/schema';
import { parentOf } from './processor-time';

export const benchEngines = ['postgres', 'pglite'] as const;
type BenchEngine = (typeof benchEngines)[number];

export interface BenchDatabase {
  /** The environment with which each of `servers` servers opens it; embedded ones get a copy each. */
  readonly environments: readonly Readonly<Record<string, string>>[];
  /** The database's own processes. */
  readonly processes: readonly number[];
  close(): Promise<void>;
}

/** A migrated database that `fill` has filled, for so many servers that run side by side. */
export const makeDatabase = (engine: BenchEngine, servers: number, fill: (db: Db) => Promise<void>): Promise<BenchDatabase> => (engine === 'postgres' ? onServer(servers, fill) : embedded(servers, fill));

async function onServer(servers: number, fill: (db: Db) => Promise<void>): Promise<BenchDatabase> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const pool = openPostgres({ url, onError: () => undefined });
  await pool.migrate();
  await pool.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await fill(drizzle(client, { schema, casing: 'snake_case' }));
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const processes = rows.map(({ pid }) => parentOf(pid));
  await client.end();
  return { environments: Array.from({ length: servers }, () => ({ DATABASE_URL: url })), processes, close: server.stop };
}

async function embedded(servers: number, fill: (db: Db) => Promise<void>): Promise<BenchDatabase> {
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
  return { environments, processes: [], close: () => rm(folder, { recursive: true, force: true }) };
}
