import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { Stars } from '@market/domain/reviews/review';
import { productsTable, reviewsTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct, deliver } from '../../test/sales';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the server stores fifty concurrent reviews of an item by one customer as one review, and counts only its stars', async () => {
  const merchant = await market.create.merchant();
  const customer = await market.create.customer();
  const item = await createProduct(market, merchant);
  const orderId = (await buy(market, customer, [item])).orders[0]?.id ?? '';
  await deliver(market, { merchant, customer, admin: await market.create.superAdmin(), orderId });
  const call = market.as(customer);
  const orderItemId =
    (await call(contract.reviews.forOrder, { params: { orderId } })).items[0]?.orderItemId ?? '';

  const toStars = (index: number): Stars => ([1, 2, 3, 4, 5] as const)[index % 5] ?? 5;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call(contract.reviews.reviewProduct, {
        body: { orderItemId, stars: toStars(index), photos: [] },
      }),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);

  const reviews = await market.db
    .select()
    .from(reviewsTable)
    .where(eq(reviewsTable.productId, item.productId));
  expect(reviews).toHaveLength(1);
  const [figures] = await market.db
    .select({ sum: productsTable.ratingSum, count: productsTable.ratingCount })
    .from(productsTable)
    .where(eq(productsTable.id, item.productId));
  expect(figures).toEqual({ sum: reviews[0]?.stars, count: 1 });
});
