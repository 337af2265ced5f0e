import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import { stockTable, variantsTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { insertTestProduct, type TestProduct } from '../../test/test-products';

const { add, get, preview, remove } = contract.cart;

describe('the cart', () => {
  let market: TestMarket;
  let storeId: string;
  let customer: Call;
  beforeAll(async () => {
    market = await startMarket();
    ({ storeId } = await market.create.merchant({ storeName: 'Helios Yard' }));
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    customer = market.as(await market.create.customer());
  });

  const createListed = (product: Parameters<typeof insertTestProduct>[2] = {}) =>
    insertTestProduct(market, storeId, product);
  const toItem = ({ productId, variantId }: TestProduct, quantity: number) => ({
    productId,
    variantId,
    quantity,
  });

  it('adds, sets and merges quantities, and merging again changes nothing', async () => {
    const panel = await createListed();
    const quantityAfter = async (mode: 'add' | 'set' | 'merge', quantity: number) =>
      (await customer(add, { body: { items: [toItem(panel, quantity)], mode } })).cartItemsList[0]
        ?.quantity;
    expect(await quantityAfter('add', 2)).toBe(2);
    expect(await quantityAfter('add', 1)).toBe(3);
    expect(await quantityAfter('merge', 5)).toBe(5);
    expect(await quantityAfter('merge', 5)).toBe(5);
    expect(await quantityAfter('merge', 1)).toBe(5);
    expect(await quantityAfter('set', 2)).toBe(2);
    expect(await quantityAfter('add', 999)).toBe(999);
  });

  it('keeps the order in which items were added, merges equal items, and totals the selected ones', async () => {
    const [panel, battery] = [
      await createListed(),
      await createListed({ name: 'Battery', price: 2_500_050 }),
    ];
    const items = [
      toItem(panel, 1),
      { productId: battery.productId, quantity: 2, selected: false },
      { productId: panel.productId, quantity: 1 },
    ];
    const cart = await customer(add, { body: { items } });
    expect(
      cart.cartItemsList.map(({ name, quantity, selected }) => [name, quantity, selected]),
    ).toEqual([
      ['Solar panel', 2, true],
      ['Battery', 2, false],
    ]);
    expect(cart.cartTotal).toBe(2_000_000);
    await expect(
      customer(add, { body: { items: [{ ...toItem(battery, 1), selected: true }], mode: 'set' } }),
    ).resolves.toMatchObject({ cartTotal: 4_500_050 });
  });

  it('shows the previous price of an item whose price has changed, until the item is added again', async () => {
    const panel = await createListed();
    await customer(add, { body: { items: [toItem(panel, 1)] } });
    await market.db
      .update(variantsTable)
      .set({ sellingPrice: 900_000 })
      .where(eq(variantsTable.id, panel.variantId));
    await expect(customer(get)).resolves.toMatchObject({
      cartTotal: 900_000,
      cartItemsList: [{ unitPrice: 900_000, previousPrice: 1_000_000 }],
    });
    const { cartItemsList } = await customer(add, { body: { items: [toItem(panel, 1)] } });
    expect(cartItemsList[0]).not.toHaveProperty('previousPrice');
  });

  it('gives the reason why a line cannot be bought', async () => {
    const goods = [
      await createListed({ onHand: 3 }),
      await createListed({ onHand: 1 }),
      await createListed(),
      await createListed({ onHand: 0, sellsOn: true }),
    ];
    await customer(add, { body: { items: goods.map((each) => toItem(each, 2)) } });
    await market.db
      .update(stockTable)
      .set({ reserved: 3 })
      .where(eq(stockTable.variantId, goods[0]?.variantId ?? ''));
    await market.db
      .update(variantsTable)
      .set({ retiredAt: market.clock.now() })
      .where(eq(variantsTable.id, goods[2]?.variantId ?? ''));
    const { cartItemsList } = await customer(get);
    expect(cartItemsList.map(({ problem, available }) => [problem, available])).toEqual([
      ['sold_out', 0],
      ['not_enough_stock', 1],
      ['unavailable', 10],
      [undefined, undefined],
    ]);
  });

  it('rejects unknown, delisted and sold-out products when they are added, and skips delisted ones when carts are merged', async () => {
    const [hidden, empty, panel] = [
      await createListed({ name: 'Hidden', listed: false }),
      await createListed({ name: 'Empty', onHand: 0 }),
      await createListed(),
    ];
    await expect(
      customer(add, { body: { items: [{ productId: crypto.randomUUID(), quantity: 1 }] } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(customer(add, { body: { items: [toItem(hidden, 1)] } })).rejects.toMatchObject({
      status: 409,
      message: 'Hidden is no longer available.',
    });
    await expect(customer(add, { body: { items: [toItem(empty, 1)] } })).rejects.toMatchObject({
      status: 409,
      message: 'Empty is sold out.',
    });
    const merged = await customer(add, {
      body: { items: [hidden, empty, panel].map((each) => toItem(each, 1)), mode: 'merge' },
    });
    expect(merged.cartItemsList.map(({ name }) => name)).toEqual(['Empty', 'Solar panel']);
  });

  it('cannot be changed by other customers', async () => {
    const { cartItemsList } = await customer(add, {
      body: { items: [toItem(await createListed(), 1)] },
    });
    const itemIds = cartItemsList.map(({ id }) => id);
    const asOtherCustomer = market.as(await market.create.customer());
    await expect(asOtherCustomer(remove, { body: { itemIds } })).resolves.toEqual({
      cartItemsList: [],
      cartTotal: 0,
    });
    expect((await customer(get)).cartItemsList).toHaveLength(1);
    await expect(customer(remove, { body: { itemIds } })).resolves.toEqual({
      cartItemsList: [],
      cartTotal: 0,
    });
  });

  it('prices a guest’s cart without storing it', async () => {
    const panel = await createListed();
    const cart = await market.anonymous(preview, {
      body: { items: [toItem(panel, 4), { productId: crypto.randomUUID(), quantity: 1 }] },
    });
    expect(cart).toMatchObject({
      cartTotal: 4_000_000,
      cartItemsList: [{ id: panel.variantId, storeName: 'Helios Yard', shipsFrom: 'Ikeja' }],
    });
  });
});
