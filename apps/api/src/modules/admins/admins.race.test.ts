import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { usersTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

const activeSuperAdmins = () =>
  market.db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.role, 'super_admin'), isNull(usersTable.deactivatedAt)));

it('the server keeps exactly one of two super admins who remove each other at the same time, in 100 rounds', async () => {
  let last = await market.create.superAdmin();
  for (let round = 0; round < 100; round += 1) {
    const other = await market.create.superAdmin();
    const remove = (by: typeof last, id: string) =>
      round % 2 === 0
        ? market.as(by)(contract.admins.remove, { body: { id } })
        : market.as(by)(contract.admins.deactivate, { body: { id, reason: 'Race' } });
    const answers = await Promise.allSettled([
      remove(last, other.userId),
      remove(other, last.userId),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [remaining, ...more] = await activeSuperAdmins();
    expect(more).toEqual([]);
    last = remaining?.id === last.userId ? last : other;
  }
});
