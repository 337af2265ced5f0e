import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as contract from '@market/api-client/contract';
import { addressesTable, checkoutsTable, usersTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { createAddress, createProduct, startPayment, type Item } from '../../test/sales';

let market: TestMarket;
let item: Item;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  item = await createProduct(market, await market.create.merchant(), { stock: 100 });
});
afterAll(() => market.close());

const password = 'harmattan-kettle-42';

/** Waits until this many requests are waiting for a lock. */
const waiting = (requests: number) =>
  vi.waitFor(async () => {
    const waits = sql`wait_event_type = 'Lock' and datname = current_database()`;
    expect(await market.db.$count(sql`pg_stat_activity`, waits)).toBe(requests);
  }, 20_000);

async function createCustomer(name: string) {
  const email = `${name}@home.example`;
  const userId = await market.services.accounts.createConfirmed({
    role: 'customer',
    email,
    password,
    firstName: 'Ngozi',
    lastName: 'Eze',
  });
  const { accessToken: token, sessionId } = await market.services.sessions.open({
    id: userId,
    role: 'customer',
  });
  return { ...(await market.create.guest()), userId, email, token, sessionId };
}

it('the server refuses to delete an account with an open payment, or to start a payment for a deleted account', async () => {
  for (let round = 0; round < 12; round += 1) {
    const customer = await createCustomer(`racer${round}`);
    const { userId } = customer;
    const addressId = await createAddress(market, customer);
    const [paid, removed] = await Promise.allSettled([
      startPayment(market, customer, [item], { addressId }),
      market.as({ ...customer })(contract.personalData.remove, { body: { password } }),
    ]);
    const open = await market.db.$count(
      checkoutsTable,
      and(eq(checkoutsTable.userId, userId), eq(checkoutsTable.status, 'pending')),
    );
    const [user] = await market.db.select().from(usersTable).where(eq(usersTable.id, userId));
    expect(open).toBe(paid.status === 'fulfilled' ? 1 : 0);
    expect(user?.deletedAt === null).toBe(removed.status === 'rejected');
    expect([paid.status, removed.status].filter((status) => status === 'fulfilled')).toHaveLength(
      1,
    );
  }
});

it('the server keeps no data of an account that is deleted while requests of its owner are in progress', async () => {
  const { db } = market;
  for (let round = 0; round < 6; round += 1) {
    const customer = await createCustomer(`leaver${round}`);
    const { userId } = customer;
    const call = market.as({ ...customer });
    // Holds the lock on the account until all requests are waiting for it, the deletion first.
    const { requests } = await db.transaction(async (db) => {
      await db.select().from(usersTable).where(eq(usersTable.id, userId)).for('update');
      const removal = call(contract.personalData.remove, { body: { password } });
      await waiting(1);
      const address = createAddress(market, customer);
      const profile = call(contract.accounts.updateMe, {
        body: { firstName: 'Ngozi', lastName: 'Okoro' },
      });
      await waiting(3);
      return { requests: Promise.allSettled([removal, address, profile]) };
    });
    const [removal] = await requests;
    expect(removal.status).toBe('fulfilled');
    expect(await db.$count(addressesTable, eq(addressesTable.userId, userId))).toBe(0);
    const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId));
    expect(user?.firstName).toBe('Former customer');
  }
});
