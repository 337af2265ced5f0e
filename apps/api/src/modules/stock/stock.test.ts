import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ordersTable, stockMovementsTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct, deliver, startPayment, findStock } from '../../test/sales';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let customer: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
  customer = await market.create.customer();
});
afterAll(() => market.close());

const listMovements = async (variantId: string) =>
  (
    await market.db
      .select()
      .from(stockMovementsTable)
      .where(eq(stockMovementsTable.variantId, variantId))
      .orderBy(stockMovementsTable.id)
  ).map(({ reason, onHandChange, reservedChange, onHandAfter, reservedAfter }) => [
    reason,
    onHandChange,
    reservedChange,
    onHandAfter,
    reservedAfter,
  ]);
const cancel = async (orderId: string) =>
  market.as(customer)(contract.orders.update, {
    params: { id: orderId },
    body: { orderStatusId: 9 },
  });

describe('stock movements', () => {
  it('record why stock changed, from the reservation to the cancellation', async () => {
    const item = await createProduct(market, merchant, { stock: 10 });
    await startPayment(market, customer, [{ ...item, quantity: 4 }]);
    market.clock.advance(minutes(16));
    await market.runJobs();
    const { orders } = await buy(market, customer, [{ ...item, quantity: 3 }]);
    await cancel(orders[0]?.id ?? '');
    expect(await listMovements(item.variantId)).toEqual([
      ['opening', 10, 0, 10, 0],
      ['reservation', 0, 4, 10, 4],
      ['release', 0, -4, 10, 0],
      ['reservation', 0, 3, 10, 3],
      ['sale', -3, -3, 7, 0],
      ['cancellation', 3, 0, 10, 0],
    ]);
  });

  it('of a cancelled order restore only the units that the sale took from stock', async () => {
    const item = await createProduct(market, merchant, { stock: 2, sellsOn: true });
    const { orders } = await buy(market, customer, [{ ...item, quantity: 5 }]);
    expect(await findStock(market, item)).toEqual({ onHand: 0, reserved: 0 });
    await cancel(orders[0]?.id ?? '');
    expect(await findStock(market, item)).toEqual({ onHand: 2, reserved: 0 });
  });

  it('of a cancelled order restore all its units if it was sold before movements were recorded', async () => {
    const item = await createProduct(market, merchant, { stock: 5 });
    const { orders } = await buy(market, customer, [{ ...item, quantity: 3 }]);
    await market.db.execute(sql`alter table stock_movements disable trigger stock_movements_keep`);
    await market.db
      .delete(stockMovementsTable)
      .where(eq(stockMovementsTable.variantId, item.variantId));
    await market.db.execute(sql`alter table stock_movements enable trigger stock_movements_keep`);
    await cancel(orders[0]?.id ?? '');
    expect(await findStock(market, item)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('record a returned item and its replacement', async () => {
    const item = await createProduct(market, merchant, { stock: 6 });
    const { orders } = await buy(market, customer, [item]);
    const orderId = orders[0]?.id ?? '';
    await deliver(market, { merchant, customer, admin: await market.create.superAdmin(), orderId });
    const [line] = (await market.as(customer)(contract.orders.byId, { params: { id: orderId } }))
      .orderItems;
    const { id } = await market.as(customer)(contract.returns.replaceOrder, {
      params: { id: orderId },
      body: {
        items: [{ orderItemId: line?.id ?? '', quantity: 1, reason: 'Does not work', photos: [] }],
      },
    });
    for (const body of [
      { status: 'approved' },
      { status: 'received', restock: true },
      { status: 'replacement_sent' },
    ] as const)
      await market.as(merchant)(contract.returns.updateStatus, { params: { id }, body });
    expect((await listMovements(item.variantId)).slice(3)).toEqual([
      ['return', 1, 0, 6, 0],
      ['replacement', -1, 0, 5, 0],
    ]);
    expect(
      await market.db
        .select({ id: ordersTable.id })
        .from(ordersTable)
        .innerJoin(stockMovementsTable, eq(stockMovementsTable.checkoutId, ordersTable.checkoutId))
        .where(eq(stockMovementsTable.reason, 'replacement')),
    ).toEqual([{ id: orderId }]);
  });

  it('can be read by the product’s store, with the order and the user, and filtered by variant', async () => {
    const item = await createProduct(market, merchant, { stock: 9 });
    const { orders } = await buy(market, customer, [{ ...item, quantity: 2 }]);
    await market.as(merchant)(contract.products.bulk, {
      body: { products: [{ id: item.productId }], change: { kind: 'stockAdd', quantity: 5 } },
    });
    const read = (query = {}, as = merchant) =>
      market.as(as)(contract.products.stockMovements, { params: { id: item.productId }, query });
    const { rows, count } = await read({ limit: 3 });
    expect(count).toBe(4);
    const [order] = orders;
    expect(rows).toMatchObject([
      {
        reason: 'correction',
        onHandChange: 5,
        onHandAfter: 12,
        availableChange: 5,
        availableAfter: 12,
        actorName: expect.stringMatching(/\w/),
      },
      {
        reason: 'sale',
        onHandChange: -2,
        onHandAfter: 7,
        availableChange: 0,
        availableAfter: 7,
        order: { id: order?.id, orderName: order?.orderName },
      },
      {
        reason: 'reservation',
        onHandChange: 0,
        availableChange: -2,
        availableAfter: 7,
        order: { id: order?.id },
      },
    ]);
    expect((await read({ variantId: item.variantId })).count).toBe(4);
    expect((await read({ variantId: crypto.randomUUID() })).count).toBe(0);
    await expect(read({}, await market.create.merchant())).rejects.toMatchObject({ status: 404 });
  });

  it('that reach the alert level notify the merchant, and the email names the variant', async () => {
    const shelf = await createProductHelpers(market, { next: () => crypto.randomUUID() });
    const size = (option: string) => ({
      sku: `LOW-${option}`,
      options: { Casing: 'White', Size: option },
      price: 10_000,
      sellingPrice: 10_000,
      quantity: 6,
    });
    const {
      id,
      name,
      variant: variants,
    } = await shelf.listed(merchant, {
      stockAlertUnits: 5,
      variantProperties: [
        { property: 'Size', options: ['S', 'L'] },
        { property: 'Casing', options: ['White'] },
      ],
      variant: [size('S'), size('L')],
    });
    await buy(market, customer, [{ productId: id, variantId: variants[1]?.id ?? '', quantity: 1 }]);
    await market.runJobs();
    expect(
      (await market.services.outbox.mailsTo(market.db, merchant.email)).map(
        ({ subject }) => subject,
      ),
    ).toContain(`Only 5 of ${name}, L, White left`);
  });

  it('cannot be updated or deleted', async () => {
    await createProduct(market, merchant);
    for (const statement of [
      'update stock_movements set on_hand_change = 1',
      'delete from stock_movements',
    ])
      await expect(market.db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'Rows of stock_movements are never changed or deleted' },
      });
  });
});
