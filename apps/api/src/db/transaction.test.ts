import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMarket, type TestMarket } from '../test/harness';
import type { Db } from './db';
import { usersTable } from './schema';
import { inTransaction } from './transaction';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('inTransaction retries a transaction that PostgreSQL aborts because of a deadlock', async () => {
  const [one, two] = [await market.create.customer(), await market.create.customer()];
  let runs = 0;
  const rename = (db: Db, id: string) =>
    db.update(usersTable).set({ lastName: 'Renamed' }).where(eq(usersTable.id, id));
  const both = (first: string, second: string) =>
    inTransaction(market.db, async (db) => {
      runs += 1;
      await rename(db, first);
      await db.execute(sql`select pg_sleep(0.3)`);
      await rename(db, second);
    });
  await Promise.all([both(one.userId, two.userId), both(two.userId, one.userId)]);
  // There is a second retry when the first one locks the row again before the other transaction
  // does.
  expect(runs).toBeGreaterThan(2);
});
