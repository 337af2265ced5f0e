import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { checkoutsTable, usersTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { createAddress, createProduct, startPayment, type Item } from '../../test/sales';

let market: TestMarket;
let item: Item;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  item = await createProduct(market, await market.create.merchant(), { stock: 100 });
});
afterAll(() => market.close());

it('refuses to delete an account that is paying, or to start a payment of a deleted account', async () => {
  for (let round = 0; round < 12; round += 1) {
    const password = 'harmattan-kettle-42';
    const email = `racer${round}@home.example`;
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
    const customer = { ...(await market.create.guest()), userId, email, token, sessionId };
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
