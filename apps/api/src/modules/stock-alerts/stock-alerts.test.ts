import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { productsTable, stockTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct, setStatus } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const { add, mine, remove, stop } = contract.stockAlerts;

describe('stock alerts', () => {
  let market: TestMarket;
  let merchant: TestAccount;
  let ada: TestAccount;
  beforeAll(async () => {
    market = await startMarket();
    merchant = await market.create.merchant({ storeName: 'Helios Yard' });
    ada = await market.create.customer({ firstName: 'Ada' });
  });
  afterAll(() => market.close());

  const product = (stock: number) => createProduct(market, merchant, { name: 'Panel', stock });
  const mailsTo = async (email: string) => {
    await market.runJobs();
    const mails = await market.services.outbox.mailsTo(market.db, email);
    return mails.filter(({ kind }) => kind === 'back-in-stock');
  };
  const addUnits = (id: string, quantity: number) =>
    market.as(merchant)(contract.products.bulk, {
      body: { products: [{ id }], change: { kind: 'stockAdd', quantity } },
    });
  const createGuestAlert = (productId: string, email: string) =>
    market.anonymous(add, { body: { productId, email } });

  it('send one email each to a customer and a guest when a bulk change restocks the product, and then end', async () => {
    const { productId } = await product(0);
    const call = market.as(ada);
    for (let time = 0; time < 2; time += 1) await call(add, { body: { productId } });
    for (let time = 0; time < 2; time += 1) await createGuestAlert(productId, 'guest@test.example');
    expect(await call(mine)).toMatchObject([
      { productId, name: 'Panel', storeName: 'Helios Yard' },
    ]);
    expect(await mailsTo('guest@test.example')).toEqual([]);

    await addUnits(productId, 3);
    const [mail, ...others] = await mailsTo(ada.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Panel is back in stock',
      link: `${market.config.origins.storefront}/products/${productId}`,
    });
    expect(mail?.text).toMatch(/^Hello Ada,/);
    expect(await call(mine)).toEqual([]);

    await addUnits(productId, -9);
    await addUnits(productId, 5);
    expect(await mailsTo(ada.email)).toHaveLength(1);
    expect(await mailsTo('guest@test.example')).toHaveLength(1);
  });

  it('are sent when a cancelled order returns units to stock', async () => {
    const buyer = await market.create.customer();
    const item = await product(1);
    const [order] = (await buy(market, buyer, [item])).orders;
    await createGuestAlert(item.productId, 'cancelled@test.example');
    await setStatus(market, buyer, order?.id ?? '', 'cancelled');
    expect(await mailsTo('cancelled@test.example')).toHaveLength(1);
  });

  it('are not sent while the product is not for sale, and are sent once it can be bought without stock', async () => {
    const { productId, variantId } = await product(0);
    await createGuestAlert(productId, 'listed@test.example');
    const list = (listed: boolean) =>
      market.db
        .update(productsTable)
        .set({ listed, approvalStatus: listed ? 'approved' : 'pending' })
        .where(eq(productsTable.id, productId));
    await list(false);
    await addUnits(productId, 2);
    expect(await mailsTo('listed@test.example')).toEqual([]);
    await list(true);
    expect(await mailsTo('listed@test.example')).toHaveLength(1);

    await addUnits(productId, -9);
    await createGuestAlert(productId, 'sells-on@test.example');
    await market.db
      .update(stockTable)
      .set({ sellsOn: true })
      .where(eq(stockTable.variantId, variantId));
    expect(await mailsTo('sells-on@test.example')).toHaveLength(1);
  });

  it('are refused for a product in stock, an unknown product, and a guest without an email address', async () => {
    const inStock = await product(1);
    const soldOut = await product(0);
    await expect(createGuestAlert(inStock.productId, 'a@test.example')).rejects.toMatchObject({
      status: 409,
    });
    await expect(createGuestAlert(crypto.randomUUID(), 'a@test.example')).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      market.anonymous(add, { body: { productId: soldOut.productId } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('are ended only by their owner, or all at once by the link in an email', async () => {
    const [first, second] = [await product(0), await product(0)];
    const call = market.as(ada);
    await call(add, { body: { productId: first.productId } });
    const [alert] = await call(mine);
    const params = { id: alert?.id ?? '' };
    const asOtherCustomer = market.as(await market.create.customer());
    await expect(asOtherCustomer(remove, { params })).rejects.toMatchObject({ status: 404 });
    await call(remove, { params });
    expect(await call(mine)).toEqual([]);

    const email = 'stop@test.example';
    for (const { productId } of [first, second]) await createGuestAlert(productId, email);
    await addUnits(first.productId, 1);
    const [mail] = await mailsTo(email);
    const token = /stop\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await expect(market.anonymous(stop, { body: { token: `${token}x` } })).rejects.toMatchObject({
      status: 404,
    });
    for (let time = 0; time < 2; time += 1) await market.anonymous(stop, { body: { token } });
    await addUnits(second.productId, 1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are limited per email address, and return the same response when the address already has an alert', async () => {
    const email = 'limited@test.example';
    const { productId } = await product(0);
    const answers = [];
    for (let time = 0; time < 10; time += 1) answers.push(await createGuestAlert(productId, email));
    expect(new Set(answers).size).toBe(1);
    await expect(createGuestAlert(productId, email)).rejects.toMatchObject({ status: 429 });
    market.clock.advance(minutes(60 * 24));
    await createGuestAlert(productId, email);
  });
});
