import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { getFeeCorrection } from '@market/domain/reconciliation/reconciliation';
import { ledgerTransactionsTable, settledPaymentsTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct, startPayment } from '../../test/sales';

const foreignCard = '4111111111111111';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the server stores a settlement once and corrects a fee once when requests are concurrent', async () => {
  const admin = market.as(await market.create.superAdmin());
  const customer = await market.create.customer();
  const item = await createProduct(market, await market.create.merchant(), { stock: 10 });
  for (let round = 0; round < 4; round += 1) {
    const { reference } = await startPayment(market, customer, [item]);
    await market.services.sandbox.pay(reference, foreignCard);
    await market.as(customer)(contract.checkout.createOrder, { body: { reference } });
    market.clock.advance(days(1));
    await Promise.all(
      Array.from({ length: 4 }, () => market.services.reconciliation.readSettlements()),
    );
    expect(await market.db.$count(settledPaymentsTable)).toBe(round + 1);

    const differing = await admin(contract.reconciliation.byReference, { params: { reference } });
    expect(getFeeCorrection(differing)).toBeGreaterThan(0);
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        admin(contract.reconciliation.correctFee, {
          params: { reference },
          body: { reason: 'Card from abroad' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 });
    expect(
      await admin(contract.reconciliation.byReference, { params: { reference } }),
    ).toMatchObject({ state: 'matched', difference: 0 });
  }
  const kinds = (await market.db.select().from(ledgerTransactionsTable)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'provider_settlement')).toHaveLength(4);
  expect(kinds.filter((kind) => kind === 'fee_correction')).toHaveLength(4);
  await market.services.ledger.assertBalanced(market.db);
});
