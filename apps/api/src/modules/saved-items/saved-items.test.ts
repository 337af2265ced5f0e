import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import { productsTable, stockTable, variantsTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { insertTestProduct } from '../../test/test-products';

const { add, fromCart, ids, list, preview, remove, toCart } = contract.savedItems;
const { cart } = contract;

describe('saved items', () => {
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
  const addVariant = async (productId: string, sellingPrice: number) => {
    const id = crypto.randomUUID();
    await market.db.insert(variantsTable).values({
      id,
      productId,
      sku: id,
      options: { Casing: 'Graphite' },
      price: sellingPrice,
      sellingPrice,
    });
    await market.db.insert(stockTable).values({ variantId: id, onHand: 9 });
    return id;
  };
  const setPrice = (variantId: string, sellingPrice: number) =>
    market.db.update(variantsTable).set({ sellingPrice }).where(eq(variantsTable.id, variantId));
  const savedRows = async () => (await customer(list)).rows;

  it('are saved once each, listed newest first, and stay in the list when sold out or no longer sold', async () => {
    const [panel, battery] = [await createListed(), await createListed({ name: 'Battery' })];
    for (const { productId } of [panel, battery, panel]) {
      await customer(add, { body: { items: [{ productId, quantity: 1 }] } });
      market.clock.advance(1000);
    }
    await setPrice(panel.variantId, 77_700);
    await market.db
      .update(stockTable)
      .set({ onHand: 0 })
      .where(eq(stockTable.variantId, panel.variantId));
    await market.db
      .update(productsTable)
      .set({ approvalStatus: 'pending' })
      .where(eq(productsTable.id, battery.productId));

    const rows = await savedRows();
    expect(rows.map(({ name, problem }) => [name, problem])).toEqual([
      ['Battery', 'unavailable'],
      [expect.any(String), 'sold_out'],
    ]);
    expect(rows[1]).toMatchObject({ unitPrice: 77_700, quantity: 1, needsChoice: false });
    expect(rows[1]?.previousPrice).toBeGreaterThan(77_700);
    expect((await customer(ids)).sort()).toEqual([panel.productId, battery.productId].sort());
    const productIds = await customer(remove, {
      body: { items: [{ productId: battery.productId }] },
    });
    expect(productIds).toEqual([panel.productId]);
  });

  it('move from the cart and back with their variant, quantity and price at the time', async () => {
    const { productId, variantId } = await createListed({ price: 100_000 });
    const other = await addVariant(productId, 50_000);
    const addedCart = await customer(cart.add, {
      body: { items: [{ productId, variantId: other, quantity: 3 }] },
    });
    await setPrice(other, 60_000);
    const itemIds = addedCart.cartItemsList.map(({ id }) => id);
    expect(await customer(fromCart, { body: { itemIds } })).toEqual([productId]);
    expect((await customer(cart.get)).cartItemsList).toEqual([]);
    await expect(customer(fromCart, { body: { itemIds } })).rejects.toMatchObject({ status: 404 });

    const [saved] = await savedRows();
    expect(saved).toMatchObject({
      variantId: other,
      quantity: 3,
      unitPrice: 60_000,
      previousPrice: 50_000,
    });
    // The heart on a product card sends no variant, so it adds nothing when a variant of the
    // product is saved.
    await customer(add, { body: { items: [{ productId, quantity: 1 }] } });
    expect(await savedRows()).toHaveLength(1);

    const itemId = saved?.id ?? '';
    await customer(toCart, { body: { itemId } });
    expect((await customer(cart.get)).cartItemsList).toMatchObject([
      { variantId: other, quantity: 3, unitPrice: 60_000 },
    ]);
    expect(await savedRows()).toEqual([]);
    await expect(customer(toCart, { body: { itemId } })).rejects.toMatchObject({ status: 404 });
    expect(variantId).not.toBe(other);
  });

  it('stay saved when they cannot be moved to the cart because they are sold out or have no chosen variant', async () => {
    const soldOut = await createListed({ name: 'Sold out', onHand: 0 });
    const choice = await createListed({ name: 'Choice' });
    await addVariant(choice.productId, 1_000);
    for (const { productId } of [soldOut, choice])
      await customer(add, { body: { items: [{ productId, quantity: 1 }] } });
    const rows = await savedRows();
    expect(rows.find(({ name }) => name === 'Choice')).toMatchObject({
      needsChoice: true,
      unitPrice: 1_000,
    });
    for (const { id } of rows)
      await expect(customer(toCart, { body: { itemId: id } })).rejects.toMatchObject({
        status: 409,
      });
    expect(await savedRows()).toHaveLength(2);
    expect((await customer(cart.get)).cartItemsList).toEqual([]);
  });

  it('of a guest are priced without an account, and are merged once at sign-in, even if the request is repeated', async () => {
    const [panel, gone] = [
      await createListed({ price: 100_000 }),
      await createListed({ name: 'Gone' }),
    ];
    const items = [
      { productId: panel.productId, quantity: 2, unitPrice: 120_000 },
      { productId: gone.productId, quantity: 1 },
    ];
    expect((await market.anonymous(preview, { body: { items } })).rows).toMatchObject([
      { unitPrice: 100_000, previousPrice: 120_000, quantity: 2 },
      { name: 'Gone' },
    ]);
    await market.db
      .update(productsTable)
      .set({ approvalStatus: 'pending' })
      .where(eq(productsTable.id, gone.productId));
    for (let time = 0; time < 2; time += 1) await customer(add, { body: { items, mode: 'merge' } });
    expect(await savedRows()).toMatchObject([{ quantity: 2, previousPrice: 120_000 }]);
    await expect(
      customer(add, { body: { items: [{ productId: gone.productId, quantity: 1 }] } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('are hidden from other customers', async () => {
    const { productId } = await createListed();
    await customer(add, { body: { items: [{ productId, quantity: 1 }] } });
    const [mine] = await savedRows();
    const asOtherCustomer = market.as(await market.create.customer());
    expect((await asOtherCustomer(list)).rows).toEqual([]);
    await expect(
      asOtherCustomer(toCart, { body: { itemId: mine?.id ?? '' } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await asOtherCustomer(remove, { body: { items: [{ productId }] } });
    expect(await savedRows()).toHaveLength(1);
  });
});
