import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buyAsGuest, createAddress, createProduct } from '../../test/sales';
import { jobsTable, sessionsTable, usersTable } from '../../db/schema';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const cleanUp = async () => {
  for (const module of market.modules) await module.cleanUp?.();
};

it('the clean-up deletes ended sessions and old finished jobs, and keeps open ones', async () => {
  const customer = await market.create.customer();
  await market.services.outbox.enqueue(market.db, {
    kind: 'mail.send',
    payload: { mailId: customer.userId },
  });
  await market.runJobs();
  await market.services.outbox.enqueue(market.db, {
    kind: 'open',
    payload: {},
    runAt: new Date('2030-01-01T00:00:00Z'),
  });
  market.clock.advance(days(32));
  const { sessionId } = await market.services.sessions.open({
    id: customer.userId,
    role: 'customer',
  });
  await cleanUp();
  expect((await market.db.select().from(sessionsTable)).map(({ id }) => id)).toEqual([sessionId]);
  expect((await market.db.select().from(jobsTable)).map(({ kind }) => kind)).toEqual(['open']);
});

it('the clean-up deletes guests who left a month ago without paying, and their saved items', async () => {
  const item = await createProduct(market, await market.create.merchant());
  const [buyer, visitor] = [await market.create.guest(), await market.create.guest()];
  await buyAsGuest(market, buyer, [item], { phoneNumber: '0805 000 0000' });
  await createAddress(market, visitor);
  market.clock.advance(days(20));
  const recent = await market.create.guest();
  market.clock.advance(days(11));
  await cleanUp();
  const left = await market.db.select().from(usersTable).where(eq(usersTable.isGuest, true));
  expect(left.map(({ id }) => id).toSorted()).toEqual([buyer.userId, recent.userId].toSorted());
});
