import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../platform/clock';
import { startMarket, type TestMarket } from '../test/harness';
import { cleanUp } from './clean-up';
import { jobsTable, sessionsTable } from './schema';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

it('deletes ended sessions and old finished jobs, and keeps open ones', async () => {
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
  await cleanUp(market.db, market.clock);
  expect((await market.db.select().from(sessionsTable)).map(({ id }) => id)).toEqual([sessionId]);
  expect((await market.db.select().from(jobsTable)).map(({ kind }) => kind)).toEqual(['open']);
});
