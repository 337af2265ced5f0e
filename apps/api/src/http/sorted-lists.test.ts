import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import {
  auditEntriesTable,
  orderReturnsTable,
  ordersTable,
  payoutsTable,
  usersTable,
} from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { buy, createProduct } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
let merchant: TestAccount;

const PRICES = [300_000, 100_000, 500_000, 100_000, 400_000];

/** Records of each kind at different times, with different and with equal amounts. */
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const customer = await market.create.customer();
  for (const [index, price] of PRICES.entries()) {
    market.clock.advance(60_000);
    const item = await createProduct(market, merchant, { name: `Panel ${price + index}`, price });
    await buy(market, customer, [item]);
    await market.create.merchant({ storeName: `Store ${price + index}` });
    const person = await market.create.superAdmin({ firstName: `Ada ${price + index}` });
    if (index > 1) await setLastSignIn(person);
    await market.db.insert(payoutsTable).values({
      id: crypto.randomUUID(),
      reference: `po-${index}`,
      storeId: merchant.storeId,
      amount: price,
      status: 'pending',
      requestedBy: merchant.userId,
      requestedAt: market.clock.now(),
      bankName: 'GTBank',
      bankCode: '058',
      accountNumber: '0123456785',
      accountName: 'Helios Yard Ltd',
    });
    await market.db.insert(auditEntriesTable).values({
      id: crypto.randomUUID(),
      at: market.clock.now(),
      actorId: admin.userId,
      actorName: 'Zainab Sule',
      actorRole: 'super_admin',
      action: 'product.approved',
      subject: 'product',
      subjectId: item.productId,
      subjectName: `Panel ${price + index}`,
      changes: [],
    });
  }
  await market.db.execute(
    sql`insert into ${orderReturnsTable} (id, return_name, order_id, store_id, customer_id, type, status, created_at, updated_at) select gen_random_uuid(), order_name || '-R1', id, store_id, customer_id, 'refund', 'requested', created_at, created_at from ${ordersTable}`,
  );
});
afterAll(() => market.close());

const setLastSignIn = ({ userId }: TestAccount) =>
  market.db
    .update(usersTable)
    .set({ lastLoginAt: market.clock.now() })
    .where(sql`${usersTable.id} = ${userId}`);

interface ListPage<Row> {
  rows: readonly Row[];
  next?: string | undefined;
}
type ReadPage<Row, Sort> = (query: {
  limit: number;
  offset: number;
  after?: string;
  sort?: Sort;
}) => Promise<ListPage<Row>>;

/** Reads a list by pages of two rows, by offset or by cursor. */
async function readAll<Row, Sort>(read: ReadPage<Row, Sort>, sort?: Sort): Promise<Row[]> {
  const rows: Row[] = [];
  let page: ListPage<Row> | undefined;
  do {
    page = await read({
      limit: 2,
      offset: rows.length,
      ...(page?.next !== undefined && { after: page.next }),
      ...(sort !== undefined && { sort }),
    });
    rows.push(...page.rows);
  } while (page.rows.length === 2);
  return rows;
}

/** Checks that both directions sort the values, and that no row is missing or repeated. */
async function expectSorted<Row extends { id: string }, Sort>(
  read: ReadPage<Row, Sort>,
  [ascending, descending]: readonly [Sort, Sort],
  value: (row: Row) => string | number,
): Promise<void> {
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted();
  const all = await readAll(read);
  expect(all.length).toBeGreaterThanOrEqual(PRICES.length);
  for (const [sort, sign] of [
    [ascending, 1],
    [descending, -1],
  ] as const) {
    const rows = await readAll(read, sort);
    expect(ids(rows)).toEqual(ids(all));
    expect(rows.map(value)).toEqual(
      all.map(value).toSorted((a, b) => sign * (a < b ? -1 : Number(a > b))),
    );
  }
}

it('each list with saved views is sorted on the server across its pages', async () => {
  const call = market.as(admin);
  const own = market.as(merchant);
  const byDate = ['oldest', 'newest'] as const;
  const byTotal = ['total-asc', 'total-desc'] as const;
  const byAmount = ['amount-asc', 'amount-desc'] as const;
  const byPrice = ['price-asc', 'price-desc'] as const;
  const byName = ['name', 'name-desc'] as const;
  const byLogin = ['lastLogin-asc', 'lastLogin'] as const;

  for (const read of [
    (query: object) => call(contract.adminOrders.list, { query }),
    (query: object) => call(contract.adminOrders.list, { query: { ...query, search: 'panel' } }),
    (query: object) => own(contract.merchantOrders.list, { query }),
  ]) {
    await expectSorted(read, byDate, ({ createdAt }) => createdAt);
    await expectSorted(read, byTotal, ({ total }) => total);
  }
  for (const read of [
    (query: object) => call(contract.payouts.list, { query }),
    (query: object) => own(contract.payouts.mine, { query }),
  ]) {
    await expectSorted(read, byDate, ({ requestedAt }) => requestedAt);
    await expectSorted(read, byAmount, ({ amount }) => amount);
  }
  const listPayments = (query: object) => call(contract.transactions.list, { query });
  await expectSorted(listPayments, byDate, ({ createdAt }) => createdAt);
  await expectSorted(listPayments, byAmount, ({ amount }) => amount);
  for (const search of [undefined, 'panel']) {
    const listProducts = (query: object) =>
      call(contract.productApprovals.list, { query: { ...query, search } });
    await expectSorted(listProducts, byDate, ({ createdAt }) => createdAt);
    await expectSorted(listProducts, byPrice, ({ pricing }) => pricing.sellingPrice);
    const listReturns = (query: object) =>
      call(contract.returns.list, { query: { ...query, search: search && 'helios' } });
    await expectSorted(listReturns, byDate, ({ createdAt }) => createdAt);
  }
  const listOwn = (query: object) => own(contract.products.list, { query });
  await expectSorted(listOwn, byName, ({ name }) => name);
  await expectSorted(listOwn, ['updated-asc', 'updated'], ({ updatedAt }) => updatedAt);
  const listMerchants = (query: object) => call(contract.merchants.list, { query });
  await expectSorted(listMerchants, byName, ({ storeName }) => storeName.toLowerCase());
  await expectSorted(listMerchants, byLogin, ({ lastLogin = '' }) => lastLogin);
  const listPeople = (query: object) => call(contract.admins.list, { query });
  await expectSorted(listPeople, byName, ({ firstName }) => firstName);
  await expectSorted(listPeople, byLogin, ({ lastLogin = '' }) => lastLogin);
  await expectSorted(
    (query: object) => call(contract.audit.list, { query }),
    byDate,
    ({ at }) => at,
  );
});
