import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ledgerTransactionsTable, refundsTable } from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { acceptPayOnDelivery, readBalances, buyWithPayOnDelivery } from '../test/pay-on-delivery';
import {
  assign,
  confirmAndPack,
  createProduct,
  setStatus,
  startGuestPayment,
  startPayment,
  findStock,
  bringToCustomer,
  type Item,
} from '../test/sales';
import { insertTestImage, TEST_IMAGE } from '../test/product-helpers';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  await insertTestImage(market);
  merchant = await market.create.merchant();
  admin = await market.create.superAdmin();
});
beforeEach(async () => {
  customer = await market.create.customer();
  item = await createProduct(market, merchant, { price: 1_000_000, stock: 20 });
  await acceptPayOnDelivery(market, merchant, 20_000_000);
}, 60_000);
afterAll(() => market.close());

async function place() {
  const { orders } = await buyWithPayOnDelivery(market, customer, [item]);
  const { id = '', total = 0 } = orders[0] ?? {};
  return { id, total };
}
const collections = (orderId: string) =>
  market.db.$count(
    ledgerTransactionsTable,
    and(
      eq(ledgerTransactionsTable.kind, 'cash_collected'),
      eq(ledgerTransactionsTable.ref, orderId),
    ),
  );

it('the server books the cash once when the rider delivers the order, the platform completes it and an admin cancels it at the same time', async () => {
  const { id, total } = await place();
  const { rider, code } = await bringToCustomer(market, { merchant, customer, admin, orderId: id });
  const acts: (() => Promise<unknown>)[] = [
    ...listIndexes(6).map(
      () => () =>
        market.as(rider)(contract.partners.step, {
          params: { id },
          body: {
            id: randomUUID(),
            step: 'delivered',
            doneAt: '2026-11-20T09:00:00.000Z',
            orderDeliveryToken: code,
            collected: total,
          },
        }),
    ),
    ...listIndexes(3).map(
      () => () =>
        market.as(admin)(contract.adminOrders.completeDelivery, {
          params: { id },
          body: { reason: 'The phone is broken', photo: TEST_IMAGE, collected: total },
        }),
    ),
    ...listIndexes(3).map(() => () => setStatus(market, admin, id, 'cancelled')),
  ];
  const { won, lost } = await race(market, acts, (act) => act());
  expect(won).toHaveLength(1);
  expect(statusCounts(lost)).toEqual({ 409: 11 });
  expect(await collections(id)).toBe(1);
  expect((await readBalances(market, id))['cash_collected']).toBe(total);
}, 60_000);

it('the server either cancels an order or lets the rider pick it up, and never refunds a cancelled order or books cash for it', async () => {
  const { id } = await place();
  await confirmAndPack(market, merchant, id);
  const rider = await market.create.dispatcher();
  await assign(market, admin, id, rider);
  await market.as(rider)(contract.orders.update, { params: { id }, body: { accepted: true } });
  const { won } = await race(market, ['picked_up', 'cancelled'] as const, (status) =>
    setStatus(market, status === 'cancelled' ? admin : rider, id, status),
  );
  expect(won).toHaveLength(1);
  expect(await readBalances(market, id)).toEqual({});
  expect(await market.db.$count(refundsTable, eq(refundsTable.orderId, id))).toBe(0);
  const isCancelled = won[0]?.orderStatus === 'cancelled';
  expect(await findStock(market, item)).toEqual({ onHand: isCancelled ? 20 : 19, reserved: 0 });
}, 60_000);

it('the server places one order for twenty requests with one idempotency key', async () => {
  const idempotencyKey = randomUUID();
  const channel = 'pay_on_delivery';
  const { won } = await race(market, listIndexes(20), () =>
    startPayment(market, customer, [item], { channel, idempotencyKey }).catch(() => undefined),
  );
  const references = new Set(won.flatMap((started) => started?.reference ?? []));
  expect(references.size).toBe(1);
  expect(await findStock(market, item)).toEqual({ onHand: 19, reserved: 0 });
}, 60_000);

it('the server accepts only three of twelve simultaneous orders from guests with one phone number', async () => {
  const guests = await Promise.all(listIndexes(12).map(() => market.create.guest()));
  const phoneNumber = '0806 000 1234';
  const { won, lost } = await race(market, guests, (guest) =>
    startGuestPayment(market, guest, [item], { channel: 'pay_on_delivery', phoneNumber }),
  );
  expect(won).toHaveLength(3);
  expect(statusCounts(lost)).toEqual({ 409: 9 });
  expect(await findStock(market, item)).toEqual({ onHand: 17, reserved: 0 });
}, 60_000);
