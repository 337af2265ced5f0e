import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import {
  ledgerTransactionsTable,
  orderActivitiesTable,
  orderReturnsTable,
  refundsTable,
  sandboxPaymentsTable,
} from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { assign, bringToCustomer, buy, createProduct, findStock, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let merchant: TestAccount;
let admins: readonly [TestAccount, TestAccount];
let customer: TestAccount;
let rider: TestAccount;
let panel: Item;
let code: string;
let orderId: string;
let reference: string;
let statusIds: ReadonlyMap<OrderStatusCode, number>;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
  admins = [await market.create.superAdmin(), await market.create.superAdmin()];
  const list = await market.as(merchant)(contract.orders.statuses, { query: { orderType: 'all' } });
  statusIds = new Map(list.map(({ code_name, id }) => [code_name, id]));
});
/** Three units that the rider has taken to the customer. */
beforeEach(async () => {
  customer = await market.create.customer();
  panel = { ...(await createProduct(market, merchant)), quantity: 3 };
  const bought = await buy(market, customer, [panel]);
  reference = bought.reference;
  orderId = bought.orders[0]?.id ?? '';
  ({ rider, code } = await bringToCustomer(market, {
    merchant,
    customer,
    admin: admins[0],
    orderId,
  }));
}, 60_000);
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const adminNumber = (index: number): TestAccount => (index % 2 === 0 ? admins[0] : admins[1]);
const params = () => ({ id: orderId });
const set = (by: TestAccount, status: OrderStatusCode, more = {}) =>
  market.as(by)(contract.orders.update, {
    params: params(),
    body: { orderStatusId: statusIds.get(status), ...more },
  });
const deliver = () => set(rider, 'delivered', { orderDeliveryToken: code });
const fail = () =>
  market.as(rider)(contract.partners.failDelivery, {
    params: params(),
    body: { reason: 'nobody_there' },
  });
const toStore = (admin: TestAccount) =>
  market.as(admin)(contract.returns.returnToStore, { params: params(), body: { restock: true } });

const order = () => market.as(customer)(contract.orders.byId, { params: params() });
const timesReached = async (status: OrderStatusCode) =>
  market.db.$count(
    orderActivitiesTable,
    and(eq(orderActivitiesTable.orderId, orderId), eq(orderActivitiesTable.status, status)),
  );
const returnsOfOrder = () =>
  market.db.select().from(orderReturnsTable).where(eq(orderReturnsTable.orderId, orderId));

/** All the money for the order is either held or, after a refund, back with the customer. */
async function expectRefunds(amounts: readonly number[]): Promise<void> {
  await market.runJobs();
  const refunds = await market.db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.orderId, orderId));
  expect(refunds.map(({ status, amount }) => [status, amount])).toEqual(
    amounts.map((amount) => ['sent', amount]),
  );
  const [payment] = await market.db
    .select()
    .from(sandboxPaymentsTable)
    .where(eq(sandboxPaymentsTable.reference, reference));
  expect(payment?.refunded).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
}

it('a delivery either succeeds or fails, for twenty simultaneous reports from one rider', async () => {
  const { won, lost } = await race(market, listIndexes(20), (index) =>
    index % 2 === 0 ? deliver() : fail(),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  const { orderStatus } = await order();
  expect(['delivered', 'delivery_failed']).toContain(orderStatus);
  expect([await timesReached('delivered'), await timesReached('delivery_failed')]).toEqual(
    orderStatus === 'delivered' ? [1, 0] : [0, 1],
  );
  await expectRefunds([]);
}, 60_000);

it('an order is never cancelled when its rider reports a failed delivery at the same time', async () => {
  const before = await findStock(market, panel);
  const { won, lost } = await race(market, listIndexes(20), (index) =>
    index % 2 === 0
      ? set(adminNumber(index / 2), 'cancelled', { cancelReason: 'customer_asked' })
      : fail(),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  expect((await order()).orderStatus).toBe('delivery_failed');
  expect(await findStock(market, panel)).toEqual(before);
  await expectRefunds([]);
}, 60_000);

it('an order whose delivery failed is returned to its store once, for twenty requests from two admins', async () => {
  await fail();
  const before = await findStock(market, panel);
  const { won, lost } = await race(market, listIndexes(20), (index) => toStore(adminNumber(index)));
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  const { orderStatus, total } = await order();
  expect([orderStatus, await timesReached('returned_to_store')]).toEqual(['returned_to_store', 1]);
  expect(await findStock(market, panel)).toEqual({ ...before, onHand: before.onHand + 3 });
  const returns = await returnsOfOrder();
  expect(returns.map(({ status, amount }) => [status, amount])).toEqual([['refunded', total]]);
  const events = await market.db
    .select()
    .from(ledgerTransactionsTable)
    .where(eq(ledgerTransactionsTable.ref, returns[0]?.id ?? ''));
  expect(events.map(({ kind }) => kind)).toEqual(['refund']);
  expect(await market.services.ledger.heldForOrder(market.db, orderId)).toEqual({
    commission: 0,
    delivery: 0,
    dueToMerchant: 0,
  });
  await expectRefunds([total]);
}, 60_000);

it('an order whose delivery failed is either returned to its store or assigned again, when both are requested at once', async () => {
  await fail();
  const other = await market.create.dispatcher();
  const before = await findStock(market, panel);
  const { won, lost } = await race(market, listIndexes(20), (index): Promise<unknown> =>
    index % 2 === 0
      ? toStore(adminNumber(index / 2))
      : assign(market, adminNumber(index), orderId, other),
  );
  expect(statusCounts(lost)).toEqual({ 409: lost.length });
  const { orderStatus, total } = await order();
  if (orderStatus === 'returned_to_store') {
    expect(won).toHaveLength(1);
    expect((await findStock(market, panel)).onHand).toBe(before.onHand + 3);
    await expectRefunds([total]);
  } else {
    expect([orderStatus, await returnsOfOrder()]).toEqual(['assigned', []]);
    expect(await findStock(market, panel)).toEqual(before);
    await expectRefunds([]);
  }
}, 60_000);
