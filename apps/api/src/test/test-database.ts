import { inject } from 'vitest';
import { startPostgres, usePostgres } from '@market/testing/postgres';
import { startTcpProxy, type TcpProxy } from '@market/testing/tcp-proxy';
import type { Database } from '../db/db';
import { openEmbedded } from '../db/pglite';
import { openPostgres } from '../db/postgres';

/** Enough connections for real races, even on a machine with few cores. */
export const TEST_CONNECTIONS = 20;

/** The timeout is long, so that a slow machine does not fail unrelated tests. */
const PATIENT_TIMEOUTS = { statement: 120_000, idleInTransaction: 120_000, connect: 120_000 };

/** A network that can fail between the server and its database, for tests on `postgres`. */
export interface TestNetwork extends TcpProxy {
  /** The database server terminates all sessions. */
  crash(): Promise<void>;
}

interface TestDatabase extends Database {
  readonly network?: TestNetwork;
}

/** An empty PGlite database. */
export async function openMigratedEmbedded(): Promise<TestDatabase> {
  const database = await openEmbedded();
  await database.migrate();
  return database;
}

/**
 * An empty PostgreSQL database. Unless `parallel`, it has one connection, as PGlite does. When a
 * transaction waits for a statement outside it, that statement never ends, in the test as in
 * production.
 */
export async function openServerCopy({
  parallel = false,
  withNetwork = false,
}: {
  parallel?: boolean | undefined;
  withNetwork?: boolean | undefined;
} = {}): Promise<TestDatabase> {
  const { server: sharedServer, template } = inject('postgres');
  // A crash ends the sessions of all databases on the server.
  const server = withNetwork ? await startPostgres() : usePostgres(sharedServer);
  const url = new URL(await server.createDatabase(withNetwork ? {} : { template }));
  const proxy = withNetwork
    ? await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    : undefined;
  if (proxy) {
    url.host = `127.0.0.1:${proxy.port}`;
    // The test cluster may lose recent commits in a crash to save time, which no real server
    // allows.
    url.searchParams.set('options', '-c synchronous_commit=on');
  }
  // A lost connection fails its statements, so their callers receive the error.
  const database = openPostgres({
    url: url.href,
    connections: parallel || withNetwork ? TEST_CONNECTIONS : 1,
    ...(!proxy && { timeouts: PATIENT_TIMEOUTS }),
    onError: () => undefined,
  });
  if (withNetwork) await database.migrate();
  return {
    ...database,
    ...(proxy && { network: { ...proxy, crash: server.crash } }),
    async close() {
      await database.close();
      await proxy?.close();
      await server.stop();
    },
  };
}
