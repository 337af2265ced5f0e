import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { PayoutAction } from '@market/domain/payouts/payout';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory, listMailKindsTo } from '../../test/mails-and-history';
import { buy, createBankAccount, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let creator: TestAccount;
let approver: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
  creator = await market.create.superAdmin();
  approver = await market.create.superAdmin();
  await createBankAccount(market, merchant);
});
afterAll(() => market.close());

const callPayout = (account: TestAccount, body: PayoutAction) =>
  market.as(account)(contract.payouts.createOrApprove, { body });
const readOwnPayouts = () => market.as(merchant)(contract.payouts.mine);

it('a payout request can be sent back with a reason by platform staff, and made again with the same orders', async () => {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  await deliver(market, { merchant, customer, admin: approver, orderId: orders[0]?.id ?? '' });
  market.clock.advance(days(7));
  await market.runJobs();

  const { id: payoutId, amount } = await callPayout(merchant, { action: 'request' });
  const body = { action: 'sendBack' as const, payoutId };
  await expect(callPayout(approver, body)).rejects.toMatchObject({
    status: 422,
    message: 'Enter a reason',
  });
  const reason = 'Confirm the bank account first.';
  await expect(callPayout(merchant, { ...body, reason })).rejects.toMatchObject({ status: 403 });
  await expect(callPayout(approver, { ...body, reason })).resolves.toMatchObject({
    status: 'sent_back',
    sentBack: { reason, by: expect.any(String) },
  });
  for (const action of ['sendBack', 'approve'] as const)
    await expect(callPayout(creator, { action, payoutId, reason })).rejects.toMatchObject({
      status: 409,
    });
  expect(await readOwnPayouts()).toMatchObject({
    available: amount,
    rows: [{ status: 'sent_back', sentBack: { reason } }],
  });
  expect((await listMailKindsTo(market, merchant.email))[0]).toBe('payout-sent-back');
  expect(await listHistory(market, approver, payoutId)).toMatchObject([
    { action: 'payout.sentBack', actorId: approver.userId, reason },
    { action: 'payout.requested' },
  ]);

  const again = await callPayout(merchant, { action: 'request' });
  expect(again).toMatchObject({ amount, orderCount: 1 });
  await expect(
    market.as(merchant)(contract.payouts.orders, { params: { id: again.id } }),
  ).resolves.toMatchObject({ rows: [{ due: amount }] });
  await callPayout(approver, { action: 'approve', payoutId: again.id });
  await market.runJobs();
  expect(await readOwnPayouts()).toMatchObject({ available: 0 });
  await market.services.ledger.assertBalanced(market.db);
});
