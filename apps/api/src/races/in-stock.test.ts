import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productsTable, stockTable, variantsTable } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { reserveStock } from '../modules/stock';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct } from '../test/sales';

const ROUNDS = 30;

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the server marks a product as sold out when the last units of its variants are sold at the same time', async () => {
  const { db } = market;
  const { productId, variantId } = await createProduct(market, await market.create.merchant(), {
    stock: 1,
  });
  const other = crypto.randomUUID();
  await db.insert(variantsTable).values({
    id: other,
    productId,
    sku: 'OTHER',
    options: { Casing: 'Graphite' },
    price: 100,
    sellingPrice: 100,
  });
  await db.insert(stockTable).values({ variantId: other, onHand: 1 });
  const isInStock = async () =>
    (
      await db
        .select({ inStock: productsTable.inStock })
        .from(productsTable)
        .where(eq(productsTable.id, productId))
    )[0]?.inStock;

  const wrong: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await db.update(stockTable).set({ reserved: 0 });
    expect(await isInStock()).toBe(true);
    await Promise.all(
      [variantId, other].map((id) =>
        inTransaction(db, (db) =>
          reserveStock(db, [{ variantId: id, quantity: 1 }], {
            at: market.clock.now(),
            checkoutId: crypto.randomUUID(),
          }),
        ),
      ),
    );
    if (await isInStock()) wrong.push(round);
  }
  expect(wrong).toEqual([]);
});
