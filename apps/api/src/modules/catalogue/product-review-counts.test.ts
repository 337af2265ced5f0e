import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ReviewStatus } from '@market/domain/catalogue/product';
import { COUNT_CAP } from '@market/domain/list-limits';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  const shelf = await createProductHelpers(market, randomIds(market.clock));
  const merchant = await market.create.merchant({ storeName: 'Quarry Works' });
  admin = await market.create.admin({ resources: ['products'] });
  const { id } = await shelf.listed(merchant, { name: 'Quarry pump' });
  await copyProduct(id, 1_299);

  // An approved product with a pending change counts as pending.
  const changed = await shelf.listed(merchant, { name: 'Basalt pump' });
  await market.as(merchant)(contract.products.update, {
    params: { id: changed.id },
    body: shelf.input({ name: 'Basalt borehole pump', sku: changed.sku }),
  });
  await shelf.pending(merchant, { name: 'Basalt drill' });
});
afterAll(() => market.close());

const list = (query: { search?: string; approvalStatus?: ReviewStatus; offset?: number }) =>
  market.as(admin)(contract.productApprovals.list, { query });

it('the approval list counts a product by the status of its unapproved change, with or without a search', async () => {
  const found = await list({ search: 'basalt' });
  expect(found.statusCounts).toEqual({ pending: 2, approved: 0, rejected: 0 });
  expect(found.isLatestOnly).toBeUndefined();
  expect((await list({})).statusCounts.pending).toBe(2 + 300);
});

it('the approval list counts only the latest matches of a search, but all matches with the chosen status', async () => {
  const search = 'quarry pump';
  expect(await list({ search })).toMatchObject({
    count: 200,
    statusCounts: { pending: 0, approved: 200, rejected: 0 },
    isLatestOnly: true,
  });
  expect(await list({ search, offset: 980 })).toMatchObject({
    count: COUNT_CAP,
    statusCounts: { pending: 0, approved: 900, rejected: 100 },
    isLatestOnly: true,
  });
  expect(await list({ search, approvalStatus: 'pending', offset: 280 })).toMatchObject({
    count: 300,
    statusCounts: { pending: 300, approved: 400, rejected: 0 },
    isLatestOnly: true,
  });
});

/**
 * Creates older copies of a product: the latest 899 are approved, the next 100 rejected, and the
 * others pending.
 */
const copyProduct = (id: string, copies: number) =>
  market.db.execute(sql`
    insert into products (id, store_id, name, description, category_id, hosted_images, price, selling_price, sku, weight, cont_sales_out_of_stock, stock_alert_units, is_digital_product, variant_properties, approval_status, created_at, updated_at)
    select gen_random_uuid(), store_id, name, description, category_id, hosted_images, price, selling_price, 'COPY-' || i, weight, false, 0, false, '[]', case when i < 899 then 'approved' when i < 999 then 'rejected' else 'pending' end, created_at - (1 + i) * interval '1 minute', now()
    from products, generate_series(0, ${copies - 1}::int) i where id = ${id}`);
