import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { storeApprovalsTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the server counts a hundred simultaneous approvals by one person as one', async () => {
  const { storeId } = await market.create.merchant({ status: 'pending' });
  const approve = market.as(await market.create.approver());
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      approve(contract.storeApprovals.decide, {
        params: { id: storeId },
        body: { approved: true },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({
        status: 409,
        message: expect.stringContaining('Someone else'),
      });
  expect(
    await market.db
      .select()
      .from(storeApprovalsTable)
      .where(eq(storeApprovalsTable.storeId, storeId)),
  ).toMatchObject([{ level: 1 }]);
});

it('the server counts simultaneous approvals by two people as the first and the second', async () => {
  const approvers = [
    market.as(await market.create.approver()),
    market.as(await market.create.superAdmin()),
  ];
  for (let round = 0; round < 10; round += 1) {
    const { storeId: id } = await market.create.merchant({ status: 'pending' });
    const answers = await Promise.all(
      approvers.map((approve) =>
        approve(contract.storeApprovals.decide, { params: { id }, body: { approved: true } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toContain('live');
  }
});
