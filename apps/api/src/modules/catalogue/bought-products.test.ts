import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { productsTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct, deliver } from '../../test/sales';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

it('“Buy again” lists what a customer received and can buy again, latest order first', async () => {
  const admin = await market.create.superAdmin();
  const merchant = await market.create.merchant();
  const customer = await market.create.customer();
  const product = (name: string) => createProduct(market, merchant, { name, stock: 9 });
  const order = async (name: string) => {
    const item = await product(name);
    market.clock.advance(minutes(1));
    const { orders } = await buy(market, customer, [item]);
    return { ...item, orderId: orders[0]?.id ?? '' };
  };
  const bulb = await order('Bulb');
  const helmet = await order('Helmet');
  const drum = await order('Drum of cable');
  await order('Never delivered');
  for (const { orderId } of [bulb, helmet, drum])
    await deliver(market, { merchant, customer, admin, orderId });
  await market.db
    .update(productsTable)
    .set({ inStock: false })
    .where(eq(productsTable.id, drum.productId));

  const bought = await market.as(customer)(contract.catalogue.bought);
  expect(bought.map(({ name }) => name)).toEqual(['Helmet', 'Bulb']);
  expect(await market.as(await market.create.customer())(contract.catalogue.bought)).toEqual([]);
});
