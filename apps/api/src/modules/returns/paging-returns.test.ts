import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { isCapped, countCap } from '@market/domain/list-limits';
import { checkoutsTable, orderReturnsTable, ordersTable, refundsTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;

const MATCHES = 250;

/** 250 returns and 250 refunds of one customer: the latest three returns were received. */
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  const merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const customer = await market.create.customer({ firstName: 'Ngozi', lastName: 'Eze' });
  await buy(market, customer, [await createProduct(market, merchant, { name: 'Panel' })]);
  const number = sql`generate_series(1, ${MATCHES}::int) number`;
  await market.db.execute(
    sql`insert into ${orderReturnsTable} (id, return_name, order_id, store_id, customer_id, type, status, created_at, updated_at) select gen_random_uuid(), 'VM-R' || number, id, store_id, customer_id, 'refund', case when number > ${MATCHES - 3} then 'received' else 'requested' end, created_at + number * interval '1 minute', created_at from ${ordersTable}, ${number}`,
  );
  await market.db.execute(
    sql`insert into ${refundsTable} (id, checkout_id, order_id, amount, status, created_at) select gen_random_uuid(), c.id, o.id, 100, 'sent', c.created_at from ${checkoutsTable} c join ${ordersTable} o on o.checkout_id = c.id, ${number}`,
  );
});
afterAll(() => market.close());

const page = (offset: number, status?: 'received') =>
  market.as(admin)(contract.returns.list, {
    query: { search: 'ngozi', limit: 20, offset, ...(status && { status }) },
  });

describe('a search with more matches than are counted at first', () => {
  it('pages through returns to the last one, and counts more matches on later pages', async () => {
    const first = await page(0);
    expect(first).toMatchObject({
      count: 200,
      statusCounts: { received: 3, requested: 197 },
      isLatestOnly: true,
    });
    expect(isCapped(first, undefined, countCap('ngozi', 20))).toBe(true);
    const tenthPage = await page(180);
    expect(tenthPage).toMatchObject({
      count: MATCHES,
      statusCounts: { received: 3, requested: 247 },
    });
    expect(isCapped(tenthPage, undefined, countCap('ngozi', 200))).toBe(false);
    const last = await page(240);
    expect(last.rows.map(({ returnName }) => returnName)).toEqual(
      Array.from({ length: 10 }, (_, index) => `VM-R${10 - index}`),
    );
    expect(await page(0, 'received')).toMatchObject({ count: 3, rows: [{}, {}, {}] });
  });

  it('pages through refunds to the last one', async () => {
    const counts = await Promise.all(
      [0, 180, 240].map(async (offset) => {
        const query = { search: 'ngozi', limit: 20, offset };
        const { count, rows } = await market.as(admin)(contract.refunds.list, { query });
        return [count, rows.length];
      }),
    );
    expect(counts).toEqual([
      [200, 20],
      [MATCHES, 20],
      [MATCHES, 10],
    ]);
  });
});
