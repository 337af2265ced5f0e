import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { inTransaction } from '../../db/transaction';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct } from '../../test/sales';
import { addStock } from '../stock';

const ROUNDS = 10;

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

const change = (variantId: string, quantity: number) =>
  inTransaction(market.db, (db) =>
    addStock(db, [{ variantId, quantity }], { reason: 'correction', at: market.clock.now() }),
  );

it('stock alerts send one email when two stock changes and two workers run at the same time', async () => {
  const merchant = await market.create.merchant();
  const { productId, variantId } = await createProduct(market, merchant, { stock: 0 });
  const emails = Array.from({ length: ROUNDS }, (_, round) => `round-${round}@test.example`);
  for (const email of emails) {
    await market.anonymous(contract.stockAlerts.add, { body: { productId, email } });
    await change(variantId, 1);
    await change(variantId, -1);
    await Promise.all([change(variantId, 1), change(variantId, 1)]);
    await Promise.all([market.runJobs(), market.runJobs(), market.runJobs()]);
    const mails = await market.services.outbox.mailsTo(market.db, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['back-in-stock']);
    await change(variantId, -2);
  }
});

it('stock alerts requested while the product is restocked either send an email or are refused because the product is in stock', async () => {
  const merchant = await market.create.merchant();
  const { productId, variantId } = await createProduct(market, merchant, { stock: 0 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `late-${round}@test.example`;
    const [asked] = await Promise.allSettled([
      market.anonymous(contract.stockAlerts.add, { body: { productId, email } }),
      change(variantId, 1),
    ]);
    await market.runJobs();
    const mails = await market.services.outbox.mailsTo(market.db, email);
    expect(mails).toHaveLength(asked.status === 'fulfilled' ? 1 : 0);
    await change(variantId, -1);
  }
});
