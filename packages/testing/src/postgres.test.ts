import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.stop());

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  it('serves two hundred clients at the same time', async () => {
    const url = await postgres.createDatabase();
    const results = await Promise.all(
      Array.from({ length: 200 }, () => query(url, 'select pg_sleep(0.5), 1')),
    );
    expect(results).toHaveLength(200);
  }, 30_000);

  it('creates isolated databases', async () => {
    const [one, other] = await Promise.all([postgres.createDatabase(), postgres.createDatabase()]);
    await query(one, 'create table stock (units int)');
    await expect(query(other, 'select units from stock')).rejects.toThrow(
      'relation "stock" does not exist',
    );
  });

  it('copies a template with its data and leaves the template unchanged', async () => {
    const template = await postgres.createDatabase();
    await query(template, 'create table stock as select 10 as units');
    const copy = await postgres.createDatabase({ template });
    await query(copy, 'update stock set units = 0');
    expect(await query(template, 'select units from stock')).toEqual([10]);
  });
});
