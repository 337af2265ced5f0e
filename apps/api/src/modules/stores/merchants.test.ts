import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ordersTable, payoutsTable, storesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailsTo } from '../../test/mails-and-history';
import {
  acceptPayOnDelivery,
  buyWithPayOnDelivery,
  deliverAndCollect,
} from '../../test/pay-on-delivery';
import {
  buy,
  createAddress,
  createProduct,
  goodCard,
  setStatus,
  startPayment,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const reason = 'The CAC certificate expired on 24 October.';

let market: TestMarket;
let admin: TestAccount;
let finance: TestAccount;
let customer: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.account('admin', { firstName: 'Hauwa', resources: ['stores'] });
  finance = await market.create.account('admin', { resources: ['payouts', 'reports'] });
  customer = await market.create.customer();
});
afterAll(() => market.close());

/** A store with both approvals. */
const liveStore = async (store: Parameters<typeof market.create.merchant>[0] = {}) => {
  const merchant = await market.create.merchant({ ...store, status: 'pending' });
  for (const by of [await market.create.approver(), await market.create.superAdmin()])
    await market.as(by)(contract.storeApprovals.decide, {
      params: { id: merchant.storeId },
      body: { approved: true },
    });
  return merchant;
};
const suspend = ({ storeId }: TestAccount, by = admin) =>
  market.as(by)(contract.merchants.suspend, { params: { id: storeId }, body: { reason } });
const resume = ({ storeId }: TestAccount) =>
  market.as(admin)(contract.merchants.resume, {
    params: { id: storeId },
    body: { reason: 'Certificate received' },
  });
const listAudit = async (subjectId: string) =>
  market.as(await market.create.superAdmin())(contract.audit.list, { query: { subjectId } });
const listMails = async ({ email }: TestAccount, kind: string) =>
  (await listMailsTo(market, email)).filter((mail) => mail.kind === kind);

describe('the list of merchants', () => {
  it('finds merchants by store, person and status, and sorts them', async () => {
    const solar = await market.create.merchant({
      storeName: 'Zuma Rock Panels',
      firstName: 'Kenechukwu',
    });
    const gas = await market.create.merchant({ storeName: 'Aba Gas', status: 'onboarding' });
    const found = async (query: object) =>
      (await market.as(admin)(contract.merchants.list, { query })).rows.map(({ id }) => id);
    await expect(found({ search: 'zuma' })).resolves.toEqual([solar.userId]);
    await expect(found({ search: 'kenechukwu' })).resolves.toEqual([solar.userId]);
    await expect(found({ search: gas.email, status: 'live' })).resolves.toEqual([]);
    await expect(found({ status: 'onboarding' })).resolves.toEqual([gas.userId]);
    const byName = await found({ sort: 'name', limit: 100 });
    expect(byName.at(0)).toBe(gas.userId);
    expect(byName.at(-1)).toBe(solar.userId);
    await expect(
      market.as(finance)(contract.merchants.list),
      'needs the permission for stores',
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('the records of a store', () => {
  it('are found by its id, even if another store has the same name', async () => {
    const store = await market.create.merchant({ storeName: 'Jos Light' });
    const other = await market.create.merchant({ storeName: 'Jos Light' });
    const item = await createProduct(market, store);
    await createProduct(market, other);
    const by = await market.create.superAdmin();
    const payout = {
      amount: 100_000,
      status: 'pending',
      requestedBy: by.userId,
      bankName: 'GTBank',
      bankCode: '058',
      accountNumber: '0123456785',
      accountName: 'Jos Light Ltd',
    } as const;
    await market.db.insert(payoutsTable).values(
      [store, other].map(({ storeId }) => ({
        ...payout,
        id: crypto.randomUUID(),
        reference: `po-${storeId}`,
        storeId,
        requestedAt: market.clock.now(),
      })),
    );
    const query = { storeId: store.storeId };
    const products = await market.as(by)(contract.productApprovals.list, { query });
    expect(products.rows.map(({ id }) => id)).toEqual([item.productId]);
    expect(products.count).toBe(1);
    expect(products.statusCounts).toEqual({ pending: 0, approved: 1, rejected: 0 });
    await expect(market.as(by)(contract.payouts.list, { query })).resolves.toMatchObject({
      rows: [{ reference: `po-${store.storeId}` }],
      count: 1,
    });
  });
});

describe('a store’s order count', () => {
  it('includes paid orders and open orders that are paid on delivery, before and after the sums are updated', async () => {
    const store = await market.create.merchant({ storeName: 'Kano Cells' });
    await acceptPayOnDelivery(market, store, 50_000_000);
    const item = await createProduct(market, store, { stock: 20 });
    const superAdmin = await market.create.superAdmin();
    const [paid, withdrawn] = [
      await buy(market, customer, [item]),
      await buy(market, customer, [item]),
    ].flatMap(({ orders }) => orders);
    const [collected, refused, open] = [
      await buyWithPayOnDelivery(market, customer, [item]),
      await buyWithPayOnDelivery(market, customer, [item]),
      await buyWithPayOnDelivery(market, customer, [item]),
    ].flatMap(({ orders }) => orders);
    if (!paid || !withdrawn || !collected || !refused || !open) throw new Error('Not bought');
    await deliverAndCollect(
      market,
      { merchant: store, customer, admin: superAdmin, orderId: collected.id },
      collected.total,
    );
    for (const { id } of [withdrawn, refused]) await setStatus(market, customer, id, 'cancelled');
    const figures = () =>
      market.as(admin)(contract.merchants.figures, { params: { id: store.storeId } });
    await expect(figures()).resolves.toMatchObject({ orders: 4, openOrders: 2 });
    await market.services.sales.updateProjection();
    await expect(figures()).resolves.toMatchObject({ orders: 4, openOrders: 2 });
  });
});

describe('suspending a store', () => {
  it('unlists it, removes its outlet flag, keeps its open orders, emails the merchant, and is undone by resuming', async () => {
    const merchant = await liveStore({ storeName: 'Coal City Solar' });
    const item = await createProduct(market, merchant);
    const {
      orders: [order],
    } = await buy(market, customer, [item]);
    await market.db
      .update(storesTable)
      .set({ isOfficialOutlet: true })
      .where(eq(storesTable.id, merchant.storeId));
    const isOnSale = async () =>
      (await market.anonymous(contract.catalogue.list, { query: { limit: 100 } })).rows.some(
        ({ id }) => id === item.productId,
      );
    await expect(isOnSale()).resolves.toBe(true);
    await expect(
      market.as(admin)(contract.merchants.figures, { params: { id: merchant.storeId } }),
    ).resolves.toMatchObject({ approvedProducts: 1, openOrders: 1, isOfficialOutlet: true });

    await expect(suspend(merchant)).resolves.toMatchObject({
      status: 'suspended',
      reviewNote: reason,
    });
    await expect(isOnSale()).resolves.toBe(false);
    await expect(startPayment(market, customer, [item])).rejects.toMatchObject({ status: 409 });
    await expect(
      market.as(merchant)(contract.stores.pause, { body: { paused: false } }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(suspend(merchant), 'only once').rejects.toMatchObject({ status: 409 });
    await expect(
      market.as(merchant)(contract.merchantOrders.byId, { params: { id: order?.id ?? '' } }),
    ).resolves.toMatchObject({ orderStatus: 'pending' });
    expect(await listMails(merchant, 'store-suspended')).toMatchObject([
      { text: expect.stringContaining(reason) },
    ]);

    await expect(resume(merchant)).resolves.toMatchObject({ status: 'live' });
    await expect(isOnSale()).resolves.toBe(true);
    await expect(
      market.as(admin)(contract.merchants.figures, { params: { id: merchant.storeId } }),
    ).resolves.toMatchObject({ isOfficialOutlet: false });
    expect(await listMails(merchant, 'store-resumed')).toHaveLength(1);
    expect((await listAudit(merchant.storeId)).rows.slice(0, 2)).toMatchObject([
      { action: 'store.resumed', reason: 'Certificate received' },
      {
        action: 'store.suspended',
        actorId: admin.userId,
        reason,
        changes: [
          { field: 'status', before: 'live', after: 'suspended' },
          { field: 'officialOutlet', before: 'true', after: 'false' },
        ],
      },
    ]);
  });

  it('refunds a payment that was open, and places no order', async () => {
    const merchant = await liveStore();
    const buyer = await market.create.customer();
    const { reference } = await startPayment(market, buyer, [
      await createProduct(market, merchant),
    ]);
    await suspend(merchant);
    await market.services.sandbox.pay(reference, goodCard);
    await market
      .as(buyer)(contract.checkout.createOrder, { body: { reference } })
      .catch(() => null);
    await expect(
      market.as(buyer)(contract.checkout.verifyPayment, { body: { reference } }),
    ).resolves.toMatchObject({
      status: 'refunded',
      failureReason: expect.stringContaining('no longer sells here'),
    });
    expect(
      await market.db.select().from(ordersTable).where(eq(ordersTable.customerId, buyer.userId)),
    ).toEqual([]);
    await market.services.ledger.assertBalanced(market.db);
  });

  it('is undone by resuming, which makes a paused store paused again and an unapproved store pending', async () => {
    const paused = await liveStore();
    await market.as(paused)(contract.stores.pause, { body: { paused: true } });
    await suspend(paused);
    await expect(resume(paused)).resolves.toMatchObject({ status: 'paused' });

    const pendingMerchant = await market.create.merchant();
    await suspend(pendingMerchant);
    await expect(resume(pendingMerchant)).resolves.toMatchObject({ status: 'pending' });
  });

  it('requires a reason, an open store and an admin with the permission', async () => {
    const merchant = await market.create.merchant({ status: 'onboarding' });
    await expect(suspend(merchant)).rejects.toMatchObject({ status: 409 });
    await expect(resume(merchant)).rejects.toMatchObject({ status: 409 });
    await expect(suspend(merchant, await market.create.approver())).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      market.as(admin)(contract.merchants.suspend, {
        params: { id: merchant.storeId },
        body: { reason: ' ' },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'reason' }] });
    await expect(suspend({ ...merchant, storeId: customer.userId })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('payment categories', () => {
  const asFinance = () => market.as(finance);
  const readCommission = async (orderId: string | undefined) => {
    const [order] = await market.db
      .select()
      .from(ordersTable)
      .where(eq(ordersTable.id, orderId ?? ''));
    return order?.commissionBps;
  };

  it('affect only later orders when a store’s category or a category’s rate changes', async () => {
    const merchant = await market.create.merchant();
    const addressId = await createAddress(market, customer);
    const order = async () => {
      const { orders } = await buy(market, customer, [await createProduct(market, merchant)], {
        addressId,
      });
      return orders[0]?.id;
    };
    const solar = await asFinance()(contract.paymentCategories.create, {
      body: { name: 'Solar', commissionPercent: 7.5 },
    });
    const first = await order();
    await expect(
      market.as(admin)(contract.merchants.changePaymentCategory, {
        params: { id: merchant.storeId },
        body: { paymentCategoryId: solar.id, reason: 'Sells solar only' },
      }),
    ).resolves.toMatchObject({ paymentCategory: { name: 'Solar', commissionPercent: 7.5 } });
    const second = await order();
    await expect(
      asFinance()(contract.paymentCategories.update, {
        params: { id: solar.id },
        body: { name: 'Solar', commissionPercent: 7.25 },
      }),
    ).resolves.toMatchObject({
      commissionPercent: 7.25,
      rateSince: market.clock.now().toISOString(),
      stores: 1,
      openOrders: 2,
    });
    const third = await order();
    expect(await Promise.all([first, second, third].map(readCommission))).toEqual([800, 750, 725]);
    expect((await listAudit(solar.id)).rows).toMatchObject([
      { changes: [{ field: 'commission', before: '7.5%', after: '7.25%' }] },
      { action: 'paymentCategory.created' },
    ]);
    expect((await listAudit(merchant.storeId)).rows).toMatchObject([
      { action: 'store.paymentCategoryChanged', reason: 'Sells solar only' },
    ]);
  });

  it('cannot be deleted when they are the default or have stores, and need unique names', async () => {
    const [standard] = await asFinance()(contract.paymentCategories.list);
    expect(standard).toMatchObject({ isDefault: true });
    const remove = (id: string) =>
      asFinance()(contract.paymentCategories.remove, { params: { id } });
    await expect(remove(standard?.id ?? '')).rejects.toMatchObject({ status: 409 });

    const gas = await asFinance()(contract.paymentCategories.create, {
      body: { name: 'Gas', commissionPercent: 9 },
    });
    const merchant = await market.create.merchant();
    const put = (paymentCategoryId: string) =>
      market.as(admin)(contract.merchants.changePaymentCategory, {
        params: { id: merchant.storeId },
        body: { paymentCategoryId, reason: 'Sells gas' },
      });
    await put(gas.id);
    await expect(put(gas.id), 'it is there already').rejects.toMatchObject({ status: 409 });
    await expect(remove(gas.id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Gas still has stores'),
    });
    await put(standard?.id ?? '');
    await expect(remove(gas.id)).resolves.toBeNull();
    await expect(put(gas.id)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'paymentCategoryId' }],
    });
    const invalidInputs = [
      [{ name: standard?.name ?? '', commissionPercent: 5 }, 'name'],
      [{ name: 'Meters', commissionPercent: 50.5 }, 'commissionPercent'],
      [{ name: 'Meters', commissionPercent: 7.333 }, 'commissionPercent'],
    ] as const;
    for (const [body, field] of invalidInputs)
      await expect(asFinance()(contract.paymentCategories.create, { body })).rejects.toMatchObject({
        status: 422,
        fields: [{ field }],
      });
    await expect(
      market.as(admin)(contract.paymentCategories.create, {
        body: { name: 'Meters', commissionPercent: 5 },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
