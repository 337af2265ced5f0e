import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { isPageCapped } from '@market/domain/list-limits';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';

const MATCHES = 250;
const SIZE = 50;

let market: TestMarket;
let admin: TestAccount;

/** 250 stores, products, payouts and remittances whose texts contain `kestrel`. */
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  const merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const { productId } = await createProduct(market, merchant, { name: 'Panel' });
  const run = (statement: ReturnType<typeof sql>) => market.db.execute(statement);
  const number = sql`generate_series(1, ${MATCHES}::int) i`;
  const at = sql`${market.clock.now().toISOString()}::timestamptz - i * interval '1 minute'`;
  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, created_at) select md5('merchant' || i)::uuid, 'merchant', 'merchant', 'keeper' || i || '@test.example', 'none', case when i = 7 then 'Osprey' else 'Ifeanyi' end, case when i % 2 = 0 then 'Kestrel' else 'Ojo' end, ${at} from ${number}`,
  );
  await run(
    sql`insert into stores (id, merchant_id, store_name, slug, status, payment_category_id, submitted_at, created_at) select md5('store' || i)::uuid, md5('merchant' || i)::uuid, case when i % 2 = 0 then 'Depot ' else 'Kestrel ' end || i, 'depot-' || i, 'live', payment_category_id, ${at}, ${at} from stores, ${number} where id = ${merchant.storeId}`,
  );
  await run(
    sql`insert into products (id, store_id, name, description, category_id, hosted_images, price, selling_price, sku, weight, cont_sales_out_of_stock, stock_alert_units, is_digital_product, variant_properties, approval_status, created_at, updated_at) select gen_random_uuid(), store_id, 'Kestrel lamp ' || i, description, category_id, hosted_images, price, selling_price, 'K-' || i, weight, false, 0, false, '[]', 'approved', ${at}, now() from products, ${number} where id = ${productId}`,
  );
  await run(
    sql`insert into payouts (id, reference, store_id, status, amount, bank_name, bank_code, account_number, account_name, requested_by, requested_at) select gen_random_uuid(), 'po-kestrel-' || i, ${merchant.storeId}, 'pending', 100000, 'GTBank', '058', '0123456785', 'Helios Yard Ltd', ${merchant.userId}, ${at} from ${number}`,
  );
  await run(
    sql`insert into cash_remittances (id, holder_id, amount, bank_reference, received_on, status, recorded_by, recorded_at) select gen_random_uuid(), ${admin.userId}, 100000, 'KESTREL-' || i, current_date, 'waiting', ${admin.userId}, ${at} from ${number}`,
  );
});
afterAll(() => market.close());

interface SearchQuery {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}
type ReadPage = (query: SearchQuery) => Promise<{ count: number; rows: { id: string }[] }>;

const lists: Readonly<Record<string, ReadPage>> = {
  'store approvals': (query) => market.as(admin)(contract.storeApprovals.list, { query }),
  'approved stores': (query) => market.as(admin)(contract.storeApprovals.approved, { query }),
  merchants: (query) => market.as(admin)(contract.merchants.list, { query }),
  'merchants by last sign-in': (query) =>
    market.as(admin)(contract.merchants.list, { query: { ...query, sort: 'lastLogin' } }),
  'product approvals': (query) => market.as(admin)(contract.productApprovals.list, { query }),
  payouts: (query) => market.as(admin)(contract.payouts.list, { query }),
  remittances: (query) => market.as(admin)(contract.cash.remittances, { query }),
};

describe('a search with more matches than are counted at first', () => {
  it.each(Object.entries(lists))('pages through all matches in the list of %s', async (_, read) => {
    const ids = new Set<string>();
    const counts: [number, boolean][] = [];
    for (let page = 1; page <= MATCHES / SIZE; page += 1) {
      const list = await read({ search: 'kestrel', limit: SIZE, offset: (page - 1) * SIZE });
      counts.push([list.count, isPageCapped(list, { search: 'kestrel', page, size: SIZE })]);
      for (const { id } of list.rows) ids.add(id);
    }
    const first = [200, true];
    const later = [MATCHES, false];
    expect(counts).toEqual([first, first, first, later, later]);
    expect(ids.size).toBe(MATCHES);
  });

  it('finds a store by its merchant’s rare name, and none by an unknown one', async () => {
    const find = (search: string) =>
      market.as(admin)(contract.storeApprovals.approved, { query: { search } });
    const found = await find('osprey');
    expect(found).toMatchObject({ count: 1, rows: [{ storeName: 'Kestrel 7' }] });
    expect(await find('nightjar')).toMatchObject({ count: 0, rows: [] });
  });
});

it('the list of merchants counts all rows without a search', async () => {
  const { count } = await market.as(admin)(contract.merchants.list, { query: {} });
  expect(count).toBe(MATCHES + 1);
});
