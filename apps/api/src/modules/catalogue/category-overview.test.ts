import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { productsTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { countStatements } from '../../test/count-statements';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers, naira } from '../../test/product-helpers';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
afterAll(() => market.close());

const overview = () => market.anonymous(contract.categories.overview);

it('the category overview is empty without products', async () => {
  expect(await overview()).toEqual({
    productCount: 0,
    storeCount: 0,
    categories: [],
    countsBelow: {},
  });
});

it('the category overview counts listed products on all levels, with the lowest price and the in-stock product with the highest revenue', async () => {
  const helios = await market.create.merchant({ storeName: 'Helios Yard' });
  const volta = await market.create.merchant({ storeName: 'Volta Works' });
  const solar = await shelf.category('Solar panels');
  const mono = await shelf.category('Mono panels', { id: solar, level: 1 });
  const halfCut = await shelf.category('Half-cut', { id: mono, level: 2 });
  const panel = (watts: number, price: number) => ({
    name: `Panel ${watts} W`,
    categoryId: solar,
    subCategoryId: mono,
    childCategoryId: halfCut,
    pricing: { price: naira(price), sellingPrice: naira(price) },
  });
  await shelf.listed(helios, panel(450, 90_000));
  const popular = await shelf.listed(helios, panel(585, 150_000));
  const cheap = await shelf.listed(helios, panel(310, 71_000));
  const soldOut = await shelf.listed(helios, { ...panel(300, 70_000), quantity: 0 });
  await shelf.pending(volta, panel(600, 1_000));
  await shelf.listed(volta);
  for (const [{ id }, soldCount] of [
    [popular, 40],
    [cheap, 60],
    [soldOut, 100],
  ] as const)
    await market.db.update(productsTable).set({ soldCount }).where(eq(productsTable.id, id));
  market.clock.advance(minutes(6));

  const { productCount, storeCount, categories, countsBelow } = await overview();
  expect([productCount, storeCount, categories.length]).toEqual([5, 2, 2]);
  expect(categories.find(({ id }) => id === solar)).toMatchObject({
    productCount: 4,
    lowestPrice: naira(70_000),
    mostBought: { id: popular.id },
  });
  expect(countsBelow).toEqual({ [mono]: 4, [halfCut]: 4 });
  expect(await countStatements(overview)).toBe(0);
});
