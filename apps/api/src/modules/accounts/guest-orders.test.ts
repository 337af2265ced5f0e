import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { Session } from '@market/domain/accounts/account';
import { legalTextVersions } from '@market/domain/accounts/legal-text-versions';
import { checkoutsTable, disputesTable, transactionsTable, usersTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listMailKindsTo, listMailsTo } from '../../test/mails-and-history';
import { buyAsGuest, createProduct, deliver, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const PASSWORD = 'harmattan-kettle-42';
let emails = 0;
const newEmail = () => `ada${(emails += 1)}@home.example`;
let phones = 0;
const newPhone = () => `0805 000 ${String((phones += 1)).padStart(4, '0')}`;

describe('guests', () => {
  let market: TestMarket;
  let merchant: TestAccount;
  let item: Item;
  beforeAll(async () => {
    market = await startMarket();
    merchant = await market.create.merchant({ storeName: 'Helios Yard' });
    item = await createProduct(market, merchant, { stock: 500 });
  });
  afterAll(() => market.close());

  const purchase = async (guest: TestAccount, phoneNumber = newPhone()) => {
    const { orders, reference } = await buyAsGuest(market, guest, [item], { phoneNumber });
    return { orderId: orders[0]?.id ?? '', reference };
  };
  const tokenIn = (link: string | null | undefined): string =>
    /\/guest\/([\w~-]+)\?/.exec(link ?? '')?.[1] ?? '';
  const confirmTokenIn = (link: string | null | undefined): string =>
    /\/confirm\/([\w-]+)/.exec(link ?? '')?.[1] ?? '';
  const open = (token: string) => market.anonymous(contract.guests.openLink, { body: { token } });
  const findLink = async (email: string) =>
    tokenIn((await listMailsTo(market, email)).find(({ kind }) => kind === 'order-placed')?.link);
  const signedUp = async (email: string): Promise<TestAccount> => {
    const userId = await market.services.accounts.createConfirmed({
      role: 'customer',
      email,
      password: PASSWORD,
      firstName: 'Ada',
      lastName: 'Obi',
    });
    return { ...(await market.create.guest()), userId, email };
  };
  const signIn = (email: string, password = PASSWORD) =>
    market.anonymous(contract.auth.signInCustomer, { body: { email, password } });
  const asUser = async ({ user }: Pick<Session, 'user'>): Promise<TestAccount> => {
    const { id, role, isGuest = false } = user;
    const { sessionId, accessToken } = await market.services.sessions.open({ id, role, isGuest });
    return { ...(await market.create.guest()), userId: id, token: accessToken, sessionId };
  };
  const dispute = async (reference: string) =>
    market.db.insert(disputesTable).values({
      id: randomUUID(),
      provider: 'sandbox',
      providerId: reference,
      checkoutId: sql`(select id from ${checkoutsTable} where ${checkoutsTable.reference} = ${reference})`,
      amount: 1,
      uncovered: 0,
      status: 'open',
      openedAt: market.clock.now(),
    });
  const listOrderIds = async (account: TestAccount) =>
    (await market.as(account)(contract.orders.list)).rows.map(({ id }) => id);

  describe('who buy', () => {
    it('see their order through the emailed link, while another guest with the same email address does not', async () => {
      const email = newEmail();
      const guest = await market.create.guest(email);
      const { orderId } = await purchase(guest);
      const otherGuest = await market.create.guest(email);
      const laterGuest = await asUser(await open(await findLink(email)));

      expect(await listOrderIds(laterGuest)).toEqual([orderId]);
      expect(await listOrderIds(otherGuest)).toEqual([]);
      await expect(
        market.as(otherGuest)(contract.orders.byId, { params: { id: orderId } }),
      ).rejects.toMatchObject({ status: 404 });
      const [order] = (await market.as(merchant)(contract.merchantOrders.list)).rows;
      expect(order).toMatchObject({ id: orderId, customerName: 'Ada Obi' });
    });

    it('can use the link to cancel, request a new delivery code, return items and write reviews', async () => {
      const email = newEmail();
      const { orderId } = await purchase(await market.create.guest(email));
      const guest = await asUser(await open(await findLink(email)));
      const call = market.as(guest);
      const before = await call(contract.orders.byId, { params: { id: orderId } });
      const renewed = await call(contract.orders.renewToken, { query: { orderId } });
      expect(renewed.orderDeliveryToken).not.toBe(before.orderDeliveryToken);

      const { orderId: cancelled } = await purchase(guest);
      const { orderStatus } = await call(contract.orders.update, {
        params: { id: cancelled },
        body: { orderStatusId: 9 },
      });
      expect(orderStatus).toBe('cancelled');

      await deliver(market, {
        merchant,
        customer: guest,
        admin: await market.create.admin({ resources: ['orders'] }),
        orderId,
      });
      expect((await findLastMailTo(market, email))?.link).toMatch(/\/guest\/.+\?to=%2Forders%2F/);
      const [line] = before.orderItems;
      await call(contract.returns.returnOrder, {
        params: { id: orderId },
        body: {
          items: [
            { orderItemId: line?.id ?? '', quantity: 1, reason: 'Arrived damaged', photos: [] },
          ],
        },
      });
      await call(contract.reviews.reviewStore, { body: { orderId, stars: 5, photos: [] } });
      expect(
        (
          await market.anonymous(contract.reviews.list, {
            params: { id: merchant.storeId },
            query: { of: 'store' },
          })
        ).rows,
      ).toHaveLength(1);
    });

    it('cannot use account pages', async () => {
      const call = market.as(await market.create.guest());
      const refused = { status: 403, message: 'Sign in or create an account to do this.' };
      await expect(call(contract.cart.get)).rejects.toMatchObject(refused);
      await expect(
        call(contract.auth.changePassword, {
          body: { oldPassword: PASSWORD, newPassword: `${PASSWORD}!` },
        }),
      ).rejects.toMatchObject(refused);
    });

    it('can change their email address until they pay, and become new guests when they change it afterwards', async () => {
      const guest = await market.create.guest(newEmail());
      const change = async (email: string) =>
        (await market.as(guest)(contract.guests.start, { body: { email } })).user;
      const typo = newEmail();
      expect(await change(typo)).toMatchObject({ id: guest.userId, email: typo });
      const paying = await asUser({ user: await market.services.accounts.profile(guest.userId) });
      await purchase(paying);
      const { user } = await market.as(paying)(contract.guests.start, {
        body: { email: newEmail() },
      });
      expect(user.id).not.toBe(guest.userId);
    });

    it('cannot find out whether an email address has an account', async () => {
      const { email } = await signedUp(newEmail());
      const { user } = await market.anonymous(contract.guests.start, { body: { email } });
      expect(user).toMatchObject({ email, firstName: 'Guest', isGuest: true });
      await market.anonymous(contract.guests.mailLink, { body: { email } });
      expect(await listMailsTo(market, email)).toEqual([]);
    });
  });

  describe('with an emailed link', () => {
    it('are refused when the link is forged, is over 90 days old, or was revoked by the guest', async () => {
      const email = newEmail();
      const { orderId } = await purchase(await market.create.guest(email));
      const token = await findLink(email);
      const [userId = '', time = '', signature = ''] = token.split('~');
      const victim = (await market.create.customer()).userId;
      const gone = { status: 410 };
      await expect(open(`${victim}~${time}~${signature}`)).rejects.toMatchObject(gone);
      await expect(open(`${userId}~zzzzzzzz~${signature}`)).rejects.toMatchObject(gone);
      await expect(open(`${userId}~${time}~`)).rejects.toMatchObject(gone);

      const guest = await asUser(await open(token));
      market.clock.advance(1000);
      await market.as(guest)(contract.auth.signOut, { body: { everywhere: true } });
      await expect(open(token)).rejects.toMatchObject(gone);
      market.clock.advance(1000);
      await market.anonymous(contract.guests.mailLink, { body: { email } });
      const fresh = tokenIn((await findLastMailTo(market, email))?.link);
      expect(await listOrderIds(await asUser(await open(fresh)))).toEqual([orderId]);
      market.clock.advance(days(91));
      await expect(open(fresh)).rejects.toMatchObject(gone);
    });

    it('can request it again by email at most three times in 15 minutes', async () => {
      const email = newEmail();
      await purchase(await market.create.guest(email));
      for (let n = 0; n < 5; n += 1)
        await market.anonymous(contract.guests.mailLink, { body: { email } });
      const kinds = await listMailKindsTo(market, email);
      expect(kinds.filter((kind) => kind === 'guest-link')).toHaveLength(3);
    });

    it('can add their orders to the account that they are signed in to', async () => {
      const email = newEmail();
      const { orderId } = await purchase(await market.create.guest(email));
      const token = await findLink(email);
      const account = await market.create.customer();
      await market.as(account)(contract.guests.addToAccount, { body: { token } });
      expect(await listOrderIds(account)).toEqual([orderId]);
      await expect(open(token)).rejects.toMatchObject({
        status: 410,
        message: 'This order is now in an account. Sign in to see it.',
      });
    });
  });

  describe('who choose a password', () => {
    const userOf = async (id: string) => {
      const [user] = await market.db.select().from(usersTable).where(eq(usersTable.id, id));
      return { ...user };
    };
    const keep = (guest: TestAccount) =>
      market.as(guest)(contract.guests.createAccount, {
        body: { password: PASSWORD, acceptsTerms: true },
      });

    it('have an account with all their orders after they open the emailed link', async () => {
      const email = newEmail();
      const earlier = await purchase(await market.create.guest(email));
      const guest = await market.create.guest(email);
      const { orderId } = await purchase(guest);
      await keep(guest);
      const { termsAcceptedAt, termsVersion, privacyVersion } = await userOf(guest.userId);
      expect(termsAcceptedAt).toEqual(market.clock.now());
      expect([termsVersion, privacyVersion]).toEqual([
        legalTextVersions.terms,
        legalTextVersions.privacy,
      ]);
      await expect(signIn(email)).rejects.toMatchObject({
        status: 403,
        message: `Confirm your email address first, with the link that we sent to ${email}.`,
      });
      const token = confirmTokenIn((await findLastMailTo(market, email))?.link);
      await market.anonymous(contract.auth.confirmCustomer, { params: { token } });
      await expect(
        market.as({ ...guest })(contract.guests.createAccount, { body: { password: PASSWORD } }),
      ).rejects.toMatchObject({ status: 409 });

      const session = await signIn(email);
      expect(session.user).toMatchObject({ id: guest.userId, firstName: 'Ada', lastName: 'Obi' });
      expect(session.user.isGuest).toBeUndefined();
      const ids = await listOrderIds(await asUser(session));
      expect(ids.sort()).toEqual([earlier.orderId, orderId].sort());
      await expect(open(await findLink(email))).rejects.toMatchObject({ status: 410 });
    });

    it('cannot confirm a new email address with the link sent to the previous address', async () => {
      const [own, victim] = [newEmail(), newEmail()];
      const guest = await market.create.guest(own);
      await keep(guest);
      const token = confirmTokenIn((await findLastMailTo(market, own))?.link);
      const { user } = await market.as(guest)(contract.guests.start, { body: { email: victim } });
      await keep(await asUser({ user }));
      await expect(
        market.anonymous(contract.auth.confirmCustomer, { params: { token } }),
      ).rejects.toMatchObject({ status: 410 });
      await expect(signIn(victim)).rejects.toMatchObject({ status: 403 });
    });

    it('cannot change the password of an account with their email address', async () => {
      const { email } = await signedUp(newEmail());
      const guest = await market.create.guest(email);
      const { orderId } = await purchase(guest);
      await market.as(guest)(contract.guests.createAccount, {
        body: { password: 'another-long-secret-7' },
      });
      expect(await listMailKindsTo(market, email)).toContain('orders-in-account');
      await expect(signIn(email, 'another-long-secret-7')).rejects.toMatchObject({ status: 401 });
      expect(await listOrderIds(await asUser(await signIn(email)))).toEqual([orderId]);
    });
  });

  describe('with the email address of an account', () => {
    it('have their orders, returns, addresses and entries in sales reports moved to the account when its owner signs in', async () => {
      const owner = await signedUp(newEmail());
      const { email } = owner;
      await market.db
        .update(usersTable)
        .set({ firstName: 'Kemi' })
        .where(eq(usersTable.id, owner.userId));
      const guest = await market.create.guest(email);
      const { orderId, reference } = await purchase(guest);
      const admin = await market.create.superAdmin();
      await deliver(market, { merchant, customer: guest, admin, orderId });
      const order = await market.as(guest)(contract.orders.byId, { params: { id: orderId } });
      const { id: returnId } = await market.as(guest)(contract.returns.returnOrder, {
        params: { id: orderId },
        body: {
          items: [
            {
              orderItemId: order.orderItems[0]?.id ?? '',
              quantity: 1,
              reason: 'Arrived damaged',
              photos: [],
            },
          ],
        },
      });
      const report = () =>
        market.as(merchant)(contract.sales.byCustomer, {
          query: { startDate: '2026-01-01', endDate: '2027-12-31' },
        });
      await report();

      await dispute(reference);

      const session = await signIn(email);
      const account = await asUser(session);
      const call = market.as(account);
      expect(await listOrderIds(account)).toEqual([orderId]);
      const disputes = await market.as(admin)(contract.disputes.list, {
        query: { search: `kemi obi\n${email}` },
      });
      expect(disputes.rows.map((row) => row.reference)).toEqual([reference]);
      const [payment] = await market.db
        .select()
        .from(transactionsTable)
        .where(eq(transactionsTable.reference, reference));
      expect(payment?.searchText).toBe(`kemi obi\n${email}`);
      expect((await call(contract.returns.list)).rows.map(({ id }) => id)).toEqual([returnId]);
      const named = { query: { search: 'kemi obi', orderId } };
      expect((await market.as(admin)(contract.returns.list, named)).count).toBe(1);
      expect(await call(contract.addresses.list)).toMatchObject([{ default: true }]);
      expect(await call(contract.checkout.verifyPayment, { body: { reference } })).toMatchObject({
        status: 'paid',
      });
      const rows = (await report()).rows;
      expect(rows.filter((row) => row.customerId === account.userId)).toHaveLength(1);
      expect(rows.some((row) => row.customerId === guest.userId)).toBe(false);
      await expect(market.as({ ...guest })(contract.orders.list)).rejects.toMatchObject({
        status: 401,
      });
    });

    it('keep their orders until the owner confirms the account', async () => {
      const email = newEmail();
      const guest = await market.create.guest(email);
      const { orderId } = await purchase(guest);
      const person = { firstName: 'Not', lastName: 'Ada', email, password: PASSWORD };
      await market.anonymous(contract.auth.signUpCustomer, { body: person });
      await expect(signIn(email)).rejects.toMatchObject({ status: 403 });
      expect(await listOrderIds(guest)).toEqual([orderId]);
    });
  });
});
