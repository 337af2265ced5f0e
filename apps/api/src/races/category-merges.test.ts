import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as contract from '@market/api-client/contract';
import { categoriesTable, productsTable } from '../db/schema';
import { mergeCategory } from '../modules/catalogue';
import { randomIds } from '../platform/ids';
import { startMarket, type TestMarket } from '../test/harness';
import { createProductHelpers } from '../test/product-helpers';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let products: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  products = await createProductHelpers(market, randomIds(market.clock));
  admin = await market.create.superAdmin();
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const create = (name: string) => market.as(admin)(contract.categoryTree.create, { body: { name } });
const merge = (id: string, into: string) =>
  market.as(admin)(contract.categoryTree.merge, {
    params: { id },
    body: { into, attributes: [] },
  });

it('the server saves a product only after a running merge of its category ends, and puts the product into the target category', async () => {
  const [from, to] = [await create('Waiting'), await create('Awaited')];
  const old = await market.as(merchant)(contract.products.create, {
    body: products.input({ categoryId: from.id }),
  });
  const waiting = () =>
    market.db
      .select({ waiting: count() })
      .from(sql`pg_stat_activity`)
      .where(sql`wait_event_type = 'Lock' and datname = current_database()`);
  const saved = await market.db.transaction(async (db) => {
    const [source] = await db.select().from(categoriesTable).where(eq(categoriesTable.id, from.id));
    if (!source) throw new Error('There is no category');
    await mergeCategory(db, { source, targetPath: [to.id], now: market.clock.now() });
    const saving = Promise.all([
      market.as(merchant)(contract.products.create, {
        body: products.input({ categoryId: from.id }),
      }),
      market.as(merchant)(contract.products.update, {
        params: { id: old.id },
        body: products.input({ categoryId: from.id, sku: old.sku }),
      }),
    ]);
    await vi.waitFor(async () => expect(await waiting()).toEqual([{ waiting: 2 }]));
    return () => saving;
  });
  await expect(saved()).resolves.toMatchObject([{ categoryId: to.id }, { categoryId: to.id }]);
}, 60_000);

it('the server puts products that are saved during a merge into the target category', async () => {
  for (const round of listIndexes(4)) {
    const [from, to] = [await create(`From ${round}`), await create(`To ${round}`)];
    const inputs = listIndexes(8).map(() => products.input({ categoryId: from.id }));
    const existing = await Promise.all(
      inputs.map((input) => market.as(merchant)(contract.products.create, { body: input })),
    );
    const { lost } = await race(market, listIndexes(17), async (index) => {
      const [before, input] = [existing[index], inputs[index]];
      if (before && input)
        await market.as(merchant)(contract.products.update, {
          params: { id: before.id },
          body: { ...input, quantityRead: input.quantity, weight: 20 },
        });
      else if (index === 16) await merge(from.id, to.id);
      else
        await market.as(merchant)(contract.products.create, {
          body: products.input({ categoryId: from.id }),
        });
    });
    expect(lost).toEqual([]);
    const inTarget = await market.db
      .select({ id: productsTable.id })
      .from(productsTable)
      .where(eq(productsTable.categoryId, to.id));
    expect(inTarget).toHaveLength(16);
    await expect(
      market.db.select().from(categoriesTable).where(eq(categoriesTable.id, from.id)),
    ).resolves.toEqual([]);
  }
}, 60_000);

it('the server merges two categories once when each is merged into the other', async () => {
  const [one, two] = [await create('One'), await create('Two')];
  await market.as(merchant)(contract.products.create, {
    body: products.input({ categoryId: one.id }),
  });
  const { won, lost } = await race(market, listIndexes(2), (index) =>
    index === 0 ? merge(one.id, two.id) : merge(two.id, one.id),
  );
  expect([won, statusCounts(lost)]).toMatchObject([[{ products: 1 }], { 404: 1 }]);
}, 60_000);
