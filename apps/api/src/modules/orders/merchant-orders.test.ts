import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ordersTable, payoutsTable, usersTable } from '../../db/schema';
import { hours, minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { joinHub } from '../../test/hubs';
import { buy, createProduct, setStatus, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let other: TestAccount;
let customer: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket();
  other = await market.create.merchant({ storeName: 'Sunforge' });
});
beforeEach(async () => {
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  customer = await market.create.customer({ firstName: 'Ngozi', lastName: 'Eze' });
  item = await createProduct(market, merchant, { name: 'Panel' });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const order = async (of = item) => (await buy(market, customer, [of])).orders[0]?.id ?? '';
const list = (query: object = {}) => market.as(merchant)(contract.merchantOrders.list, { query });
const statusId = async (codeName: string) =>
  (await market.as(merchant)(contract.orders.statuses, { query: {} })).find(
    (status) => status.code_name === codeName,
  )?.id ?? 0;

const stored = sql.join(
  Object.values(getTableColumns(ordersTable))
    .filter(({ generated }) => !generated)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/**
 * Copies an order without its items. Each copy is a day older than the one before and has its own
 * checkout.
 */
const copyOrder = (orderId: string, count: number) => sql`
  with copies as (
    insert into checkouts
    select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'reference', 'copy-' || gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'purchase_id', gen_random_uuid()))).*
    from generate_series(1, ${count}::int) n, orders o join checkouts c on c.id = o.checkout_id where o.id = ${orderId}
    returning id, reference
  )
  insert into orders (${stored})
  select ${stored} from (
    select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_name', copies.reference, 'checkout_id', copies.id, 'created_at', o.created_at - interval '1 day'))).*
    from copies, orders o where o.id = ${orderId}
  ) copied`;

async function payOut(orderId: string, status: 'pending' | 'approved') {
  const bank = {
    bankName: 'GTBank',
    bankCode: '058',
    accountNumber: '0123456785',
    accountName: 'ADA OBI',
  };
  const payoutId = randomUUID();
  await market.db.insert(payoutsTable).values({
    id: payoutId,
    reference: payoutId,
    storeId: merchant.storeId,
    status,
    amount: 1,
    ...bank,
    requestedBy: merchant.userId,
    requestedAt: market.clock.now(),
  });
  await market.db.update(ordersTable).set({ payoutId }).where(eq(ordersTable.id, orderId));
}

describe('bulk actions on orders', () => {
  it('change the status of each order independently, and give the reason and the allowed statuses for each failure', async () => {
    const first = await order();
    const cancelled = await order();
    await setStatus(market, merchant, cancelled, 'cancelled');
    const otherOrderId =
      (await buy(market, customer, [await createProduct(market, other, { name: 'Wire' })]))
        .orders[0]?.id ?? '';
    const outcomes = await market.as(merchant)(contract.merchantOrders.move, {
      body: {
        orderIds: [first, cancelled, otherOrderId, first],
        orderStatusId: await statusId('confirmed'),
      },
    });
    expect(outcomes).toEqual([
      { orderId: first, done: true },
      {
        orderId: cancelled,
        done: false,
        message:
          'The status of this order is “Cancelled, do not send”, so it cannot become “Pack it”. You cannot change its status now.',
        allowed: [],
      },
      { orderId: otherOrderId, done: false, message: 'This order was not found.' },
    ]);
    expect((await list()).statusCounts).toEqual({ confirmed: 1, cancelled: 1 });
    expect(
      (await market.as(other)(contract.merchantOrders.byId, { params: { id: otherOrderId } }))
        .orderStatus,
    ).toBe('pending');
  });

  it('hand ready orders over to the hub', async () => {
    await joinHub(market, merchant);
    const [ready, pending] = [await order(), await order()];
    await setStatus(market, merchant, ready, 'confirmed');
    await setStatus(market, merchant, ready, 'ready_for_pickup');
    expect(
      await market.as(merchant)(contract.merchantOrders.handOver, {
        body: { orderIds: [ready, pending] },
      }),
    ).toEqual([
      { orderId: ready, done: true },
      {
        orderId: pending,
        done: false,
        message: 'Only an order that is ready for pick-up can be handed over.',
      },
    ]);
    expect(
      (await market.as(merchant)(contract.merchantOrders.byId, { params: { id: ready } }))
        .assignment,
    ).toMatchObject({ kind: 'platform', assigneeName: 'Voltmart hub' });
  });

  it('print packing slips in the requested sequence, without other stores’ orders', async () => {
    const ids = [await order(), await order(), await order()];
    const slips = (expectedIds: readonly string[], by = merchant) =>
      market.as(by)(contract.merchantOrders.packingSlips, {
        query: { ids: expectedIds.join(',') },
      });
    const expectedIds = ids.toReversed();
    expect(
      (await slips(expectedIds)).map(({ id, orderItems }) => [
        id,
        orderItems.length,
        orderItems[0]?.sku,
      ]),
    ).toEqual(expectedIds.map((id) => [id, 1, expect.stringMatching(/./)]));
    expect(await slips(ids, other)).toEqual([]);
  });
});

describe('the list of a store’s orders', () => {
  it('is filtered by promised dispatch day, destination and payout', async () => {
    const ids = async (query: object) => (await list(query)).rows.map(({ id }) => id);
    market.clock.set(new Date('2026-12-04T12:30:00Z')); // Friday, before the cut-off
    const lateOrder = await order();
    market.clock.advance(hours(1));
    const soon = await order();
    const handed = await order();
    await setStatus(market, merchant, handed, 'cancelled');
    expect(await ids({ handOver: 'late' })).toEqual([]);
    expect(await ids({ handOver: 'today' })).toEqual([lateOrder]);
    market.clock.set(new Date('2026-12-06T20:00:00Z')); // Sunday, more than 48 hours later
    expect(await ids({ handOver: 'late' })).toEqual([lateOrder]);
    expect(await ids({ handOver: 'today' })).toEqual([lateOrder]);
    expect((await list()).rows.map(({ handOverBy }) => handOverBy)).toEqual([
      undefined,
      '2026-12-07T22:59:00.000Z',
      '2026-12-04T22:59:00.000Z',
    ]);
    await setStatus(market, merchant, soon, 'confirmed');
    expect(await ids({ handOver: 'waiting' })).toEqual([soon]);
    const toHandOver = async () =>
      (
        await market.as(merchant)(contract.dashboard.merchant, {
          query: { startDate: '2026-12-01', endDate: '2026-12-31' },
        })
      ).openTasks.toHandOver;
    expect(await toHandOver()).toEqual({ count: 1, late: 0, dueAt: '2026-12-07T22:59:00.000Z' });
    await market.db
      .update(ordersTable)
      .set({ dispatchDay: null, promisedFirstDay: null, promisedLastDay: null })
      .where(eq(ordersTable.id, soon));
    expect(await toHandOver()).toEqual({ count: 1, late: 1, dueAt: '2026-12-06T13:30:00.000Z' });
    expect(await ids({ handOver: 'late' })).toEqual([soon, lateOrder]);
    const lagos = await ids({ delivery: 'lagos' });
    expect([...lagos, ...(await ids({ delivery: 'interstate' }))].toSorted()).toEqual(
      [lateOrder, soon, handed].toSorted(),
    );
    await payOut(soon, 'approved');
    await payOut(lateOrder, 'pending');
    expect(await ids({ payout: 'approved' })).toEqual([soon]);
    expect(await ids({ payout: 'on_hold' })).toEqual([handed, lateOrder]);
  });

  it('counts up to a thousand orders in each status', async () => {
    await market.db.execute(copyOrder(await order(), 1000));
    const { count, statusCounts } = await list({ limit: 1 });
    expect([count, statusCounts]).toEqual([1000, { pending: 1000 }]);
  });

  it('counts up to a thousand matches of a search', async () => {
    const id = await order();
    const {
      rows: [row],
    } = await list({ limit: 1 });
    const { orderName = '', customerName = '', firstItem } = row ?? {};
    const counts = () =>
      Promise.all(
        [orderName, customerName, firstItem?.productName, '0803 123', 'nobody'].map(
          async (search) => (await list({ search, limit: 1 })).count,
        ),
      );
    expect(await counts()).toEqual([1, 1, 1, 1, 0]);
    await market.db.execute(copyOrder(id, 2_100));
    expect(await counts()).toEqual([1, 1000, 1000, 1000, 0]);
  });
});

describe('the order export', () => {
  const download = (url: string) =>
    market.app.inject({ url, headers: { host: new URL(market.config.origins.merchant).host } });
  const exportFile = async (query: object, by = merchant) =>
    download((await market.as(by)(contract.merchantOrders.exportLink, { query })).url);

  it('contains the whole filtered list, newest first, without formulas', async () => {
    await market.db
      .update(usersTable)
      .set({ lastName: '=HYPERLINK("x")', firstName: '@' })
      .where(eq(usersTable.id, customer.userId));
    const [first, second] = [await order(), await order()];
    await setStatus(market, merchant, first, 'confirmed');
    const file = await exportFile({});
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    const [header, ...lines] = file.body.trimEnd().split('\r\n');
    expect(header).toContain('"Date","Order","Status","Customer"');
    const names = (await list()).rows.map(({ orderName }) => orderName);
    expect(lines.map((line) => line.split(',')[1])).toEqual(names.map((name) => `"${name}"`));
    expect(lines[1]).toMatch(
      /^"\d+ \w+ \d{4}","[A-Z]+-\d+","Pack it","'@ =HYPERLINK\(""x""\)","Ada Obi","0803 123 4567",.*,"1 × Panel \([^)]+\)",1,10000,0,\d+(\.\d+)?,\d+(\.\d+)?,9200$/,
    );
    await market.db.execute(copyOrder(second, 600));
    const csvLines = (await exportFile({ status: 'pending' })).body
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect([csvLines.length, new Set(csvLines).size]).toEqual([601, 601]);
    expect((await exportFile({ search: names[1] })).body.trimEnd().split('\r\n')).toHaveLength(2);
    expect((await exportFile({}, other)).body).not.toContain(names[0]);
  });

  it('is rejected without the permission, and for a changed or expired URL', async () => {
    const packer = await market.create.account('staff', {
      storeId: merchant.storeId,
      resources: ['products'],
    });
    await expect(market.as(packer)(contract.merchantOrders.exportLink)).rejects.toMatchObject({
      status: 403,
    });
    const { url } = await market.as(merchant)(contract.merchantOrders.exportLink);
    const { url: others } = await market.as(other)(contract.merchantOrders.exportLink);
    const mixed = new URL(url, 'http://x');
    mixed.searchParams.set('of', new URL(others, 'http://x').searchParams.get('of') ?? '');
    expect((await download(mixed.pathname + mixed.search)).statusCode).toBe(404);
    market.clock.advance(minutes(5));
    expect((await download(url)).statusCode).toBe(404);
  });
});

describe('new orders', () => {
  it('are listed for their store, latest first, with the number of unconfirmed ones', async () => {
    const [first, second] = [await order(), await order()];
    await setStatus(market, merchant, first, 'confirmed');
    const newest = (by: TestAccount) => market.as(by)(contract.merchantOrders.newest);
    expect(await newest(merchant)).toEqual({
      ids: [second, first],
      toConfirm: 1,
      returnsToDecide: 0,
    });
    const packer = await market.create.account('staff', {
      storeId: merchant.storeId,
      resources: ['orders'],
    });
    expect(await newest(packer)).toEqual({ ids: [second, first], toConfirm: 1 });
    expect((await newest(other)).ids).not.toContain(second);
  });
});
