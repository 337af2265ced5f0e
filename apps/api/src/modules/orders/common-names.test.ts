import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct, setStatus } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
});
afterAll(() => market.close());

/** More than a search lists ids of. */
const addUsers = (firstName: string) =>
  market.db.execute(sql`
    insert into users (id, user_type, role, email, password_hash, first_name, last_name, created_at)
    select gen_random_uuid(), 'customer', 'customer', 'namesake' || i || '@market.example', 'none', ${firstName}, 'Okoro', now()
    from generate_series(1, 2001) i`);

it('finds the same rows whether few or thousands of users have the name', async () => {
  const merchant = await market.create.merchant();
  const item = await createProduct(market, merchant, { name: 'Panel' });
  for (const firstName of ['Ngozi', 'Emeka']) {
    const customer = await market.create.customer({ firstName });
    await buy(market, customer, [item]);
    const { orders } = await buy(market, customer, [item]);
    await setStatus(market, customer, orders[0]?.id ?? '', 'cancelled');
  }
  const found = async () => {
    const query = { search: 'ngozi' };
    const call = market.as(admin);
    const lists = await Promise.all([
      call(contract.adminOrders.list, { query }),
      call(contract.transactions.list, { query }),
      call(contract.refunds.list, { query }),
    ]);
    return lists.map(({ rows, count }) => ({ count, ids: rows.map(({ id }) => id) }));
  };
  const before = await found();
  expect(before.map(({ count, ids }) => [count, ids.length])).toEqual([
    [2, 2],
    [2, 2],
    [1, 1],
  ]);
  await addUsers('Ngozi');
  expect(await found()).toEqual(before);
});
