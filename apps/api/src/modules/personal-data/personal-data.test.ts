import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { allPersonalData } from '../../compose';
import * as schema from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listMailKindsTo } from '../../test/mails-and-history';
import {
  buy,
  buyAsGuest,
  createAddress,
  createProduct,
  deliver,
  goodCard,
  startPayment,
  type Item,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const { copy, deletion, remove } = contract.personalData;
const PASSWORD = 'harmattan-kettle-42';

/** Columns that identify people in their jobs, such as staff, or that identify nobody. */
const notOfCustomers = new Set([
  'audit_entries.actor_id',
  'cash_remittances.decided_by',
  'cash_remittances.holder_id',
  'cash_remittances.recorded_by',
  'coupons.customer_eligibility',
  'coupons.customer_reward',
  'delivery_proofs.actor_id',
  'delivery_steps.actor_id',
  'disputes.answered_by',
  'documents.partner_id',
  'explained_differences.explained_by',
  'hubs.phone_number',
  'orders.assignee_id',
  'orders.dispatch_phone_number',
  'partner_applications.partner_id',
  'partners.phone_number',
  'partners.user_id',
  'payment_events.handled_by',
  'payouts.approved_by',
  'payouts.requested_by',
  'payouts.sent_back_by',
  'rider_capacities.rider_id',
  'sandbox_payments.email',
  'saved_views.owner_id',
  'store_approvals.approver_id',
  'stores.merchant_id',
  'stores.store_phone_number',
  'users.partner_id',
  'users.user_type',
]);

/** Columns that refer to an account, or whose names suggest that they identify a person. */
const namesPeople = (table: PgTable): string[] => {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const toAccounts = foreignKeys
    .map((key) => key.reference())
    .filter(
      ({ foreignTable }) => is(foreignTable, PgTable) && getTableName(foreignTable) === 'users',
    )
    .flatMap((key) => key.columns);
  return columns
    .filter(
      (column) =>
        toAccounts.some((each) => each.name === column.name) ||
        /^(customer|user|person|recipient)|email|phone_number/.test(column.name),
    )
    .map((column) => `${name}.${column.name}`);
};

describe('personal data', () => {
  let market: TestMarket;
  let merchant: TestAccount;
  let admin: TestAccount;
  let item: Item;
  beforeAll(async () => {
    market = await startMarket();
    merchant = await market.create.merchant({ storeName: 'Helios Yard' });
    admin = await market.create.admin({ resources: ['orders'] });
    item = await createProduct(market, merchant, { stock: 500, name: 'Tubular battery' });
  });
  afterAll(() => market.close());

  let emails = 0;
  const signedUp = async (firstName = 'Ngozi', lastName = 'Eze'): Promise<TestAccount> => {
    const email = `ngozi${(emails += 1)}@home.example`;
    const userId = await market.services.accounts.createConfirmed({
      role: 'customer',
      email,
      password: PASSWORD,
      firstName,
      lastName,
    });
    const session = await market.services.sessions.open({ id: userId, role: 'customer' });
    return {
      ...(await market.create.guest()),
      userId,
      email,
      token: session.accessToken,
      sessionId: session.sessionId,
    };
  };
  const signIn = (email: string) =>
    market.anonymous(contract.auth.signInCustomer, { body: { email, password: PASSWORD } });
  const resetLink = async (email: string) => {
    await market.anonymous(contract.auth.forgotCustomer, { body: { email } });
    const link = (await findLastMailTo(market, email))?.link ?? '';
    return { reset: /\/reset\/([\w-]+)/.exec(link)?.[1] ?? '' };
  };
  const removing = (account: TestAccount, password = PASSWORD) =>
    market.as(account)(remove, { body: { password } });
  /**
   * A customer who buys, receives and reviews an order, asks a question, follows the store, and
   * saves an item.
   */
  const shopper = async (name?: string): Promise<TestAccount & { orderId: string }> => {
    const customer = await signedUp(name);
    const call = market.as(customer);
    const { orders } = await buy(market, customer, [item]);
    const orderId = orders[0]?.id ?? '';
    await deliver(market, { merchant, customer, admin, orderId });
    await call(contract.reviews.reviewStore, {
      body: { orderId, stars: 5, title: `By ${customer.email}`, photos: [] },
    });
    await call(contract.questions.ask, {
      body: { productId: item.productId, text: `What does ${customer.email} need?` },
    });
    await call(contract.follows.setFollowing, {
      query: { storeId: merchant.storeId },
      body: { following: true },
    });
    await call(contract.savedItems.add, { body: { items: [item] } });
    await call(contract.cart.add, { body: { items: [item], mode: 'set' } });
    return { ...customer, orderId };
  };

  it('has a declaration for every database column that identifies a person', () => {
    const listed = new Set(
      allPersonalData(market.modules).flatMap(({ identifiedBy }) =>
        identifiedBy.map((column) => `${getTableName(column.table)}.${column.name}`),
      ),
    );
    const found = Object.values(schema).flatMap((table) =>
      is(table, PgTable) ? namesPeople(table) : [],
    );
    expect(found.filter((name) => !listed.has(name) && !notOfCustomers.has(name))).toEqual([]);
  });

  it('is copied into one readable file, without secrets or other people’s data', async () => {
    const other = await shopper('Chidi');
    const customer = await shopper();
    await createAddress(market, customer, '0809 765 4321');
    const file = await market.as(customer)(copy);
    const text = JSON.stringify(file);
    expect(file.parts.map(({ title }) => title)).toEqual([
      'Addresses',
      'Cart',
      'Saved products',
      'Stores you follow',
      'Orders',
      'Products in orders',
      'History of orders',
      'Proof of delivery',
      'Payments',
      'Cards and accounts that you paid with',
      'Reviews',
      'Questions to stores',
      'Emails about your orders',
      'Text messages about your orders',
      'Sign-ins',
      'Profile',
    ]);
    const entriesOf = (title: string) => file.parts.find((part) => part.title === title)?.entries;
    expect(entriesOf('Addresses')).toHaveLength(2);
    expect(entriesOf('Cart')).toEqual([
      expect.objectContaining({ Product: 'Tubular battery', Quantity: 1 }),
    ]);
    const [order] = entriesOf('Orders') ?? [];
    expect(order).toMatchObject({
      Store: 'Helios Yard',
      Status: 'delivered',
      'Delivery address': { 'Full name': 'Ada Obi', LGA: 'Ikeja' },
    });
    const { total } = await market.as(customer)(contract.orders.byId, {
      params: { id: customer.orderId },
    });
    expect(order?.['Total (naira)']).toBe(total / 100);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('Chidi');
    expect(text).not.toContain(customer.userId);
    expect(text).not.toMatch(/hash|argon2|password/i);
  });

  it('can be copied at most five times an hour', async () => {
    const customer = market.as(await signedUp());
    for (let n = 0; n < 5; n += 1) await customer(copy);
    await expect(customer(copy)).rejects.toMatchObject({ status: 429 });
  });

  describe('of a deleted account', () => {
    it('is deleted, except for orders, and for reviews and questions, which become anonymous', async () => {
      const customer = await shopper();
      const call = market.as(customer);
      const { reset } = await resetLink(customer.email);
      const before = await call(deletion);
      expect(before.obstacles).toEqual([]);
      expect(before.parts).toContainEqual({ title: 'Addresses', fate: 'deleted', count: 1 });
      expect(before.parts).toContainEqual({ title: 'Reviews', fate: 'anonymous', count: 1 });
      expect(before.parts).toContainEqual({ title: 'Orders', fate: 'kept', count: 1 });

      await removing(customer);

      expect(await findLastMailTo(market, customer.email)).toMatchObject({
        kind: 'account-deleted',
        subject: 'Your Voltmart account has been deleted',
      });
      expect(await listMailKindsTo(market, customer.email)).not.toContain('password-reset');
      const gone = { status: 401 };
      await expect(market.services.sessions.authenticate(customer.token)).resolves.toBeUndefined();
      await expect(signIn(customer.email)).rejects.toMatchObject(gone);
      await expect(
        market.anonymous(contract.auth.resetPassword, {
          params: { userType: 'customer', token: reset },
          body: { password: PASSWORD },
        }),
      ).rejects.toMatchObject({ status: 410 });

      const { rows: reviews } = await market.anonymous(contract.reviews.list, {
        params: { id: merchant.storeId },
        query: { of: 'store' },
      });
      expect(reviews.find(({ title }) => title === `By ${customer.email}`)?.reviewer).toBe(
        'Former customer',
      );
      const { rows: questions } = await market.as(merchant)(contract.questions.received);
      expect(questions.find(({ text }) => text.includes(customer.email))?.asker).toBe(
        'Former customer',
      );
      const order = await market.as(admin)(contract.adminOrders.byId, {
        params: { id: customer.orderId },
      });
      expect(order).toMatchObject({
        customerName: 'Former customer',
        deliveryAddress: { fullName: 'Ada Obi', address: '12 Allen Avenue' },
      });
    });

    it('does not reappear when someone signs up with the same email address', async () => {
      const customer = await shopper();
      await removing(customer);
      await market.services.accounts.createConfirmed({
        role: 'customer',
        email: customer.email,
        password: PASSWORD,
        firstName: 'Ngozi',
        lastName: 'Eze',
      });
      const { user } = await signIn(customer.email);
      expect(user.id).not.toBe(customer.userId);
    });

    it('is deleted together with all guests that have the same email address, and their links expire', async () => {
      const customer = await signedUp();
      const guest = await market.create.guest(customer.email);
      const { orders } = await buyAsGuest(market, guest, [item]);
      await expect(removing(customer)).rejects.toMatchObject({ status: 409 });
      const link = (await findLastMailTo(market, customer.email))?.link ?? '';
      const token = /\/guest\/([\w~-]+)/.exec(link)?.[1] ?? '';
      const orderId = orders[0]?.id ?? '';
      await deliver(market, { merchant, customer: guest, admin, orderId });
      await removing(customer);
      await expect(
        market.anonymous(contract.guests.openLink, { body: { token } }),
      ).rejects.toMatchObject({ status: 410 });
      const left = await market.db.$count(
        schema.usersTable,
        eq(schema.usersTable.email, customer.email),
      );
      expect(left).toBe(0);
    });
  });

  describe('is not deleted', () => {
    const refused = async (customer: TestAccount, obstacle: string) => {
      expect((await market.as(customer)(deletion)).obstacles).toEqual([obstacle]);
      await expect(removing(customer)).rejects.toMatchObject({ status: 409, message: obstacle });
      expect((await signIn(customer.email)).user.id).toBe(customer.userId);
    };

    it('when the password is wrong', async () => {
      await expect(removing(await signedUp(), 'not-it')).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'password', message: 'Incorrect password' }],
      });
    });

    it('while an order, a payment, a return or a refund is open', async () => {
      const customer = await signedUp();
      const { orders } = await buy(market, customer, [item]);
      const { id: orderId = '', orderName = '' } = orders[0] ?? {};
      await refused(
        customer,
        `Order ${orderName} has not been delivered yet. Wait for the delivery, or cancel the order.`,
      );
      await deliver(market, { merchant, customer, admin, orderId });

      await startPayment(market, customer, [item]);
      await refused(
        customer,
        'You have an open payment. Finish it, or wait 15 minutes until it expires.',
      );
      market.clock.advance(minutes(16));
      await market.runJobs();

      const call = market.as(customer);
      const { orderItems } = await call(contract.orders.byId, { params: { id: orderId } });
      const { returnName } = await call(contract.returns.returnOrder, {
        params: { id: orderId },
        body: {
          items: [
            {
              orderItemId: orderItems[0]?.id ?? '',
              quantity: 1,
              reason: 'Arrived damaged',
              photos: [],
            },
          ],
        },
      });
      await refused(customer, `Return ${returnName} is still open. Wait until it is finished.`);

      const other = await signedUp();
      const { orders: cancelled } = await buy(market, other, [item]);
      await market.as(other)(contract.orders.update, {
        params: { id: cancelled[0]?.id ?? '' },
        body: { orderStatusId: 9 },
      });
      await refused(other, 'A refund is on its way to you. Wait until it is sent.');
      await market.runJobs();
      await removing(other);
    });
  });

  it('is not needed to refund a late payment from a deleted account, which creates no order', async () => {
    const customer = await signedUp();
    const { reference } = await startPayment(market, customer, [item]);
    market.clock.advance(minutes(16));
    await market.runJobs();
    await removing(customer);
    await market.services.sandbox.pay(reference, goodCard).catch(() => undefined);
    await market.db
      .update(schema.sandboxPaymentsTable)
      .set({ status: 'success', paidAt: market.clock.now() })
      .where(eq(schema.sandboxPaymentsTable.reference, reference));
    expect(await market.services.checkout.settle(reference)).toMatchObject({ status: 'refunded' });
    expect(await findLastMailTo(market, customer.email)).toMatchObject({
      kind: 'payment-returned',
    });
  });
});
