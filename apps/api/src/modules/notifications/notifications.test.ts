import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { NotificationTopic } from '@market/domain/notifications/topics';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailKindsTo } from '../../test/mails-and-history';
import { buy, createProduct, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { insertTestProduct } from '../../test/test-products';

let market: TestMarket;
let merchant: TestAccount;
let seller: TestAccount;
let editor: TestAccount;
let other: TestAccount;
let customer: TestAccount;
let panel: Item;

/** One order of the first store; `seller` can see orders, `editor` only products. */
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const { storeId } = merchant;
  seller = await market.create.account('staff', { storeId, resources: ['orders'] });
  editor = await market.create.account('staff', { storeId, resources: ['products'] });
  other = await market.create.merchant({ storeName: 'Coal City Solar' });
  customer = await market.create.customer();
  panel = await createProduct(market, merchant, { name: 'Panel', stock: 50 });
  await buy(market, customer, [panel]);
});
afterAll(() => market.close());

const list = (account: TestAccount) => market.as(account)(contract.notifications.list);
const titles = async (account: TestAccount) => (await list(account)).rows.map(({ title }) => title);
const setMail = (account: TestAccount, topic: NotificationTopic, byMail: boolean) =>
  market.as(account)(contract.notifications.changeMailPreference, { body: { topic, byMail } });

/** Renames a live store, which must then be approved again. */
async function submitStore(storeName: string): Promise<TestAccount> {
  const owner = await market.create.merchant({ storeName: 'Old Name' });
  await market.as(owner)(contract.stores.saveProfile, {
    body: {
      storeName,
      storePhoneNumber: '0803 123 4567',
      isPhysicalLocation: true,
      shippingLocation: {
        street: '12 Allen Avenue',
        city: 'Ikeja',
        state: 'Lagos',
        country: 'Nigeria',
      },
    },
  });
  return owner;
}

describe('notifications', () => {
  it('tell the owner and the staff with the permission about a new order, and link to it', async () => {
    const { rows, unread } = await list(merchant);
    expect(unread).toBe(1);
    expect(rows[0]).toMatchObject({
      topic: 'orders',
      title: expect.stringMatching(/^New order VM-/) as string,
      detail: expect.stringContaining('You have a new order of ₦') as string,
      path: expect.stringMatching(/^\/orders\/[\w-]{36}$/) as string,
      isRead: false,
    });
    expect(await titles(seller)).toEqual([rows[0]?.title]);
    expect(await titles(editor)).toEqual([]);
    expect(await titles(other)).toEqual([]);
  });

  it('are marked as read one by one or all at once, for one person only', async () => {
    const [own] = (await list(merchant)).rows;
    const id = own?.id ?? '';
    await expect(
      market.as(other)(contract.notifications.markRead, { params: { id } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(seller)(contract.notifications.markRead, { params: { id } }),
    ).rejects.toMatchObject({ status: 404 });
    await market.as(merchant)(contract.notifications.markRead, { params: { id } });
    expect((await list(merchant)).unread).toBe(0);
    expect(await market.as(seller)(contract.notifications.unread)).toEqual({ unread: 1 });

    await buy(market, customer, [panel]);
    const { rows } = await list(merchant);
    expect(rows.map(({ isRead }) => isRead)).toEqual([false, true]);
    const onlyUnread = await market.as(merchant)(contract.notifications.list, {
      query: { unread: 'true' },
    });
    expect(onlyUnread).toEqual({ rows: [rows[0]], count: 1, unread: 1 });
    await market.as(merchant)(contract.notifications.markAllRead);
    expect((await list(merchant)).unread).toBe(0);
    expect(await market.as(seller)(contract.notifications.unread)).toEqual({ unread: 2 });
  });

  it('tell the admins with the permission, and approvers, about a store that is waiting for approval', async () => {
    const approver = await market.create.approver();
    const stores = await market.create.admin({ resources: ['stores'] });
    const products = await market.create.admin({ resources: ['products'] });
    const renamed = await submitStore('New Name');
    for (const account of [approver, stores])
      expect((await list(account)).rows[0]).toMatchObject({
        title: 'New Name is waiting for approval',
        path: `/stores/${renamed.storeId}`,
      });
    expect(await titles(products)).toEqual([]);
    expect(await listMailKindsTo(market, stores.email)).toContain('store-submitted');
  });
});

describe('notification topics', () => {
  it('can be turned off for email by a store approver', async () => {
    const approver = await market.create.approver();
    const submit = () => submitStore('Bonny Marine');
    const mails = async () =>
      (await listMailKindsTo(market, approver.email)).filter((kind) => kind === 'store-submitted');
    await submit();
    expect(await mails()).toHaveLength(1);
    await setMail(approver, 'storeApprovals', false);
    await submit();
    expect(await mails()).toHaveLength(1);
    expect(await titles(approver)).toEqual([
      'Bonny Marine is waiting for approval',
      'Bonny Marine is waiting for approval',
    ]);
  });

  it('can be turned off for email by one person, who still gets the notifications in the app', async () => {
    await setMail(other, 'orders', false);
    const before = await titles(other);
    const mails = async () => (await listMailKindsTo(market, other.email)).length;
    const sent = await mails();
    const battery = await createProduct(market, other, { name: 'Battery', stock: 5 });
    await buy(market, customer, [battery]);
    expect(await titles(other)).toHaveLength(before.length + 1);
    expect(await mails()).toBe(sent);

    await setMail(other, 'orders', true);
    await buy(market, customer, [battery]);
    expect((await listMailKindsTo(market, other.email))[0]).toBe('order-received');
  });

  it('are listed when they apply to the person, and required ones cannot be turned off', async () => {
    const topics = async (account: TestAccount) =>
      (await market.as(account)(contract.notifications.mailPreferences)).map(
        ({ topic, isRequired }) => (isRequired ? `${topic}, required` : topic),
      );
    expect(await topics(seller)).toEqual(['orders']);
    expect(await topics(merchant)).toEqual(
      expect.arrayContaining(['failedPayouts, required', 'money, required']),
    );
    const { create } = market;
    expect(await topics(await create.admin({ resources: ['payouts'] }))).toEqual([
      'disputes, required',
      'transfers',
    ]);
    expect(await topics(await create.approver())).toEqual(['storeApprovals']);
    expect(await topics(await create.scheduler())).toEqual(['declined']);
    expect(await topics(await create.dispatcher())).toEqual(['deliveries']);
    expect(await topics(await create.superAdmin())).toEqual([
      'storeApprovals',
      'partnerApprovals',
      'refunds',
      'declined',
      'disputes, required',
      'transfers',
    ]);
    await expect(setMail(merchant, 'money', false)).rejects.toMatchObject({ status: 422 });
    await expect(setMail(seller, 'disputes', false)).rejects.toMatchObject({ status: 422 });
  });

  it('include decisions on a merchant’s products', async () => {
    const admin = await market.create.superAdmin();
    await insertTestProduct(market, merchant.storeId, { name: 'Meter', listed: false });
    const [pending] = (
      await market.as(admin)(contract.productApprovals.list, { query: { search: 'Meter' } })
    ).rows;
    await market.as(admin)(contract.productApprovals.decide, {
      query: { productId: pending?.id ?? '', merchantId: merchant.userId },
      body: { approved: true },
    });
    expect((await list(editor)).rows[0]).toMatchObject({
      topic: 'products',
      title: 'Meter is approved',
      path: `/products/${pending?.id}`,
    });
  });

  it('include products that are sent back, with the reason', async () => {
    const admin = await market.create.superAdmin();
    await insertTestProduct(market, merchant.storeId, { name: 'Clamp', listed: false });
    const [pending] = (
      await market.as(admin)(contract.productApprovals.list, { query: { search: 'Clamp' } })
    ).rows;
    await market.as(admin)(contract.productApprovals.decide, {
      query: { productId: pending?.id ?? '', merchantId: merchant.userId },
      body: { approved: false, reviewNote: 'Add a photo.' },
    });
    expect((await list(editor)).rows[0]).toMatchObject({
      title: 'Clamp needs changes',
      detail: 'We could not approve Clamp yet: Add a photo.',
    });
  });
});
