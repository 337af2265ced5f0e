import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { startPostgres } from '@market/testing/postgres';
import type { Database } from '../db/database';
import { openEmbedded } from '../db/pglite';
import { openPostgres } from '../db/postgres';

/** PGlite is fast but has one connection: races show on `postgres` only. */
export type Engine = 'pglite' | 'postgres';

/** Enough for races to be races, on a machine with few cores too. */
export const TEST_CONNECTIONS = 20;

export const openTestDatabase = (engine: Engine): Promise<Database> => (engine === 'pglite' ? openCopy() : openServer());

const openCopy = async (): Promise<Database> => openEmbedded({ dump: new Blob([await readFile(inject('migratedDump'))]) });

async function openServer(): Promise<Database> {
  const server = await startPostgres();
  let isClosing = false;
  const database = openPostgres({
    url: await server.createDatabase(),
    connections: TEST_CONNECTIONS,
    // The pool does not wait for its sockets: the server may still say goodbye on them.
    onError: (error) => {
      if (!isClosing) throw error;
    },
  });
  await database.migrate();
  return {
    ...database,
    async close() {
      isClosing = true;
      await database.close();
      await server.stop();
    },
  };
}
