import { join } from 'node:path';
import { Pool } from 'pg';
import { openEmbedded } from '../../src/db/pglite';

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  /**
   * With a name, the statement is prepared once for each connection; without one, it is parsed and
   * planned each time.
   */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Run = (statement: Statement) => Promise<Row[]>;

/** Runs statements with the bare driver, on PostgreSQL or the embedded engine. */
export interface BaselineDatabase {
  readonly run: Run;
  transaction(work: (run: Run) => Promise<void>): Promise<void>;
}

/** The number of connections that the application opens on two cores. */
const CONNECTIONS = 4;

export const openBaseline = ({
  DATABASE_URL,
  DATA_DIR = '',
}: NodeJS.ProcessEnv): Promise<BaselineDatabase> =>
  DATABASE_URL === undefined ? embedded(DATA_DIR) : Promise.resolve(openPool(DATABASE_URL));

function openPool(connectionString: string): BaselineDatabase {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  const runOn =
    (client: Pick<Pool, 'query'>): Run =>
    async ({ name, text, values }) =>
      (await client.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] }))
        .rows;
  return {
    run: runOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await work(runOn(client));
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}

async function embedded(directory: string): Promise<BaselineDatabase> {
  const { client } = await openEmbedded({ directory: join(directory, 'postgres') });
  return {
    run: async ({ text, values }) => (await client.query<Row>(text, [...values])).rows,
    transaction: (work) =>
      client.transaction((open) =>
        work(async ({ text, values }) => (await open.query<Row>(text, [...values])).rows),
      ),
  };
}
