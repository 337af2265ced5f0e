import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { auditEntriesTable, ordersTable } from '../../db/schema';
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

/** Adds more users than a search lists by id. */
const addUsers = (firstName: string, mailbox = 'namesake') =>
  market.db.execute(sql`
    insert into users (id, user_type, role, email, password_hash, first_name, last_name, created_at)
    select gen_random_uuid(), 'customer', 'customer', ${mailbox}::text || i || '@market.example', 'none', ${firstName}, 'Okoro', now()
    from generate_series(1, 2001) i`);

it('a search by name finds the same rows whether few or thousands of users have the name', async () => {
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

it('a search finds payments by the current name and email address of their customer, even when many users have the name', async () => {
  const item = await createProduct(market, await market.create.merchant());
  const customer = await market.create.customer({ firstName: 'Chiamaka' });
  const { reference } = await buy(market, customer, [item]);
  const found = async (search: string) =>
    (await market.as(admin)(contract.transactions.list, { query: { search } })).rows.map(
      (payment) => payment.reference,
    );
  const [mailbox = ''] = customer.email.split('@');
  for (const search of ['chiamaka', mailbox.toUpperCase(), reference])
    expect(await found(search), search).toEqual([reference]);
  await addUsers('Chiamaka', 'sister');
  await market.as(customer)(contract.accounts.updateMe, {
    body: { firstName: 'Sister', lastName: 'Chiamaka' },
  });
  for (const search of ['sister', 'sister chiamaka', 'chiamaka'])
    expect(await found(search), search).toEqual([reference]);
  expect(await found('chiamaka okoro')).toEqual([]);
});

it('a search for refunds counts up to 200 matches beyond the page, and the list without a search counts all refunds', async () => {
  await market.db.execute(sql`
    insert into refunds (id, checkout_id, order_id, amount, status, created_at)
    select gen_random_uuid(), r.checkout_id, r.order_id, 1, 'failed', r.created_at
    from generate_series(1, 220), refunds r join orders o on o.id = r.order_id
    where o.customer_name like 'Ngozi%'`);
  const count = async (query: { search?: string; offset?: number }) =>
    (await market.as(admin)(contract.refunds.list, { query })).count;
  expect(await count({})).toBe(222);
  expect(await count({ search: 'ngozi' })).toBe(200);
  expect(await count({ search: 'ngozi', offset: 220 })).toBe(221);
});

it('a search for a whole order name finds only that order, and a search for the start of a reference finds its payment events', async () => {
  const merchant = await market.create.merchant();
  const item = await createProduct(market, merchant, { name: 'Battery' });
  const customer = await market.create.customer();
  const bought = [await buy(market, customer, [item]), await buy(market, customer, [item])];
  const [short, long] = bought.flatMap(({ orders }) => orders);
  if (!short || !long) throw new Error('Nothing was bought');
  const call = market.as(admin);
  const ordersNamed = async (search: string) =>
    (await call(contract.adminOrders.list, { query: { search } })).rows.map(({ id }) => id);
  await market.db
    .update(ordersTable)
    .set({ orderName: `${short.orderName}0` })
    .where(eq(ordersTable.id, long.id));
  expect(await ordersNamed(short.orderName.toLowerCase())).toEqual([short.id]);
  expect(await ordersNamed(short.orderName.slice(1))).toEqual([long.id, short.id]);
  for (const { id } of [short, long]) await setStatus(market, customer, id, 'cancelled');
  const refunds = async (search: string) =>
    (await call(contract.refunds.list, { query: { search } })).rows.map(
      (refund) => refund.orderName,
    );
  expect(await refunds(short.orderName)).toEqual([short.orderName]);
  expect(await refunds(short.orderName.slice(1))).toHaveLength(2);

  await market.runJobs();
  const [{ reference } = { reference: '' }] = bought;
  const listEvents = async (search: string) =>
    (await call(contract.paymentEvents.list, { query: { search } })).rows.map(
      (event) => event.reference,
    );
  for (const search of [reference, reference.slice(4, 44).toUpperCase(), reference.slice(0, -1)])
    expect(await listEvents(search), search).toEqual([reference]);
  expect(await listEvents(reference.slice(6))).toEqual([]);
});

it('a search returns the same count on every page, whether or not the page is full', async () => {
  const call = market.as(admin);
  const page = (query: { limit: number; offset: number }) =>
    call(contract.paymentEvents.list, { query: { search: 'charge', ...query } });
  const { count, rows } = await page({ limit: 100, offset: 0 });
  expect(count).toBe(rows.length);
  expect(count).toBeGreaterThan(3);
  for (let offset = 0; offset <= count + 1; offset += 1)
    expect(await page({ limit: 2, offset }), `from ${offset}`).toEqual({
      count,
      rows: rows.slice(offset, offset + 2),
    });
});

it('a search for the whole name of a record finds only the audit entries with that name, if the name contains a digit', async () => {
  const entry = (subjectName: string, reason?: string) => ({
    id: randomUUID(),
    at: new Date(market.clock.now().getTime() + Math.random()),
    actorId: admin.userId,
    actorName: 'Zainab Sule',
    actorRole: 'super_admin' as const,
    action: 'product.approved' as const,
    subject: 'product' as const,
    subjectId: randomUUID(),
    subjectName,
    changes: [],
    ...(reason && { reason }),
  });
  const entries = ['Xeno 7', 'Xeno 70', 'Xeno'].map((name) => entry(name));
  await market.db
    .insert(auditEntriesTable)
    .values([...entries, entry('Other', 'Replaces Xeno 7'), entry('Xeno 7')]);
  const found = async (search: string) =>
    (await market.as(admin)(contract.audit.list, { query: { search } })).rows
      .map(({ subjectName }) => subjectName)
      .sort();
  expect(await found('xeno 7')).toEqual(['Xeno 7', 'Xeno 7']);
  expect(await found('eno 7')).toEqual(['Other', 'Xeno 7', 'Xeno 7', 'Xeno 70']);
  expect(await found('xeno')).toEqual(['Other', 'Xeno', 'Xeno 7', 'Xeno 7', 'Xeno 70']);
});
