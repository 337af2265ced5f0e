import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import {
  ledgerTransactionsTable,
  orderItemsTable,
  orderReturnsTable,
  refundsTable,
  sandboxPaymentsTable,
} from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { buy, createProduct, deliver } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let merchant: TestAccount;
let customer: TestAccount;
let admins: TestAccount[];
let orderId: string;
let orderItemId: string;
let reference: string;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
  admins = [await market.create.superAdmin(), await market.create.superAdmin()];
});
/** One unit, delivered to its customer. */
beforeEach(async () => {
  customer = await market.create.customer();
  const bought = await buy(market, customer, [await createProduct(market, merchant)]);
  orderId = bought.orders[0]?.id ?? '';
  reference = bought.reference;
  await deliver(market, { merchant, customer, admin: adminNumber(0), orderId });
  orderItemId =
    (await market.as(customer)(contract.orders.byId, { params: { id: orderId } })).orderItems[0]
      ?.id ?? '';
}, 60_000);
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const adminNumber = (index: number): TestAccount => {
  const admin = admins[index % admins.length];
  if (!admin) throw new Error('There is no admin');
  return admin;
};
const requestReturn = () =>
  market.as(customer)(contract.returns.returnOrder, {
    params: { id: orderId },
    body: { items: [{ orderItemId, quantity: 1, reason: 'Does not work', photos: [] }] },
  });

it('the server accepts only one of twenty simultaneous requests to return the same unit', async () => {
  const { won, lost } = await race(market, listIndexes(20), requestReturn);
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  expect(
    lost.every((error) => error instanceof Error && /already in a return/.test(error.message)),
  ).toBe(true);
  expect(
    await market.db.select().from(orderReturnsTable).where(eq(orderReturnsTable.orderId, orderId)),
  ).toHaveLength(1);
  const [line] = await market.db
    .select()
    .from(orderItemsTable)
    .where(eq(orderItemsTable.id, orderItemId));
  expect(line?.returned).toBe(1);
}, 60_000);

it('the server records either one refund or one chargeback, for twenty simultaneous decisions', async () => {
  const { id } = await requestReturn();
  await market.as(merchant)(contract.returns.updateStatus, {
    params: { id },
    body: { status: 'approved' },
  });
  const { won, lost } = await race(market, listIndexes(20), (index) =>
    market.as(adminNumber(index))(
      index % 3 === 0 ? contract.returns.decideChargeback : contract.returns.decideRefund,
      { params: { id }, body: { approved: true } },
    ),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  await market.runJobs();
  const refunds = await market.db.select().from(refundsTable).where(eq(refundsTable.returnId, id));
  const [payment] = await market.db
    .select()
    .from(sandboxPaymentsTable)
    .where(eq(sandboxPaymentsTable.reference, reference));
  const [first] = won;
  const isRefund = first?.status === 'refunded';
  expect([refunds.map((refund) => refund.status), payment?.refunded]).toEqual(
    isRefund ? [['sent'], first.refundAmount] : [[], 0],
  );
  const events = await market.db
    .select()
    .from(ledgerTransactionsTable)
    .where(inArray(ledgerTransactionsTable.ref, [id]));
  expect(events.map((event) => event.kind)).toEqual([isRefund ? 'refund' : 'chargeback']);
  expect(await market.services.ledger.heldForOrder(market.db, orderId)).toEqual({
    commission: 0,
    delivery: 0,
    dueToMerchant: 0,
  });
}, 60_000);

it('the server makes units returnable again only if the return ends as cancelled when cancellations and approvals race', async () => {
  const { id } = await requestReturn();
  const { won, lost } = await race(market, listIndexes(20), (index) =>
    market.as(index % 2 === 0 ? customer : merchant)(contract.returns.updateStatus, {
      params: { id },
      body: { status: index % 2 === 0 ? 'cancelled' : 'approved' },
    }),
  );
  const ended = await market.as(customer)(contract.returns.byId, { params: { id } });
  // Either the approval or the withdrawal succeeds, or both do: first the approval, then the
  // withdrawal of the approved return.
  expect([1, 2]).toContain(won.length);
  expect(statusCounts(lost)).toEqual({ 409: 20 - won.length });
  const [line] = await market.db
    .select()
    .from(orderItemsTable)
    .where(eq(orderItemsTable.id, orderItemId));
  expect(line?.returned).toBe(ended.status === 'cancelled' ? 0 : 1);
}, 60_000);
