import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';
import {
  assign,
  buy,
  confirmAndPack,
  createPartner,
  createProduct,
  setStatus,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { createCall } from '../../test/test-call';

const password = 'correct horse battery';
const bola = {
  firstName: 'Bola',
  lastName: 'Ade',
  email: 'bola@arewa.example',
  phoneNumber: '08035550144',
};

let market: TestMarket;
let owner: TestAccount;
let customer: TestAccount;
let scheduler: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  owner = await createPartner(market, 'Arewa Haulage');
  customer = await market.create.customer();
  scheduler = await market.create.scheduler();
});
afterAll(() => market.close());

const createLogisticsClient = (getToken?: () => string) =>
  createCall(market.app, market.config.origins.logistics, {
    platformSlug: market.config.platformSlug,
    ...(getToken && { getToken }),
  });
const signIn = (email: string) =>
  createLogisticsClient()(contract.auth.signInPartner, { body: { email, password } });
const invite = (by: TestAccount, email: string) =>
  market.as(by)(contract.partnerPeople.create, { body: { ...bola, email } });
const people = (by: TestAccount) => market.as(by)(contract.partnerPeople.list);

async function choosePassword(email: string): Promise<void> {
  const { pathname } = new URL((await findLastMailTo(market, email))?.link ?? '');
  await createLogisticsClient()(contract.auth.resetPassword, {
    params: { userType: 'partner', token: pathname.split('/').at(-1) ?? '' },
    body: { password },
  });
}

/** An order that is offered to the owner's company. */
async function offeredOrder(): Promise<string> {
  const seller = await market.create.merchant();
  const { orders } = await buy(market, customer, [await createProduct(market, seller)]);
  const orderId = orders[0]?.id ?? '';
  await confirmAndPack(market, seller, orderId);
  await assign(market, scheduler, orderId, owner);
  return orderId;
}

describe('a person invited by the owner of a shipping partner', () => {
  it('chooses a password through the emailed link, and is signed out at once when deactivated', async () => {
    const invited = await invite(owner, bola.email);
    expect(invited).toMatchObject({ ...bola, isOwner: false, status: 'invited' });
    expect(await findLastMailTo(market, bola.email)).toMatchObject({
      subject: expect.stringContaining('invited you to join Arewa Haulage'),
    });
    await expect(invite(owner, bola.email)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'email' }],
    });
    await market.as(owner)(contract.partnerPeople.invite, { params: { id: invited.id } });
    await choosePassword(bola.email);
    const { token, user } = await signIn(bola.email);
    expect(user).toMatchObject({
      role: 'partner',
      shippingCompany: 'Arewa Haulage',
      ownsPartner: false,
    });
    expect((await people(owner)).rows).toMatchObject([
      { id: owner.userId, isOwner: true },
      { id: invited.id, status: 'active' },
    ]);

    const params = { id: invited.id };
    const other = await createPartner(market, 'Coastline');
    await expect(
      market.as(other)(contract.partnerPeople.deactivate, { params }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(owner)(contract.partnerPeople.deactivate, { params: { id: owner.userId } }),
    ).rejects.toMatchObject({ status: 409 });
    const call = createLogisticsClient(() => token);
    await expect(call(contract.partners.orders)).resolves.toMatchObject({ count: 0 });
    await expect(call(contract.partnerPeople.list)).rejects.toMatchObject({ status: 403 });
    await market.as(owner)(contract.partnerPeople.deactivate, { params });
    await expect(call(contract.accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(bola.email)).rejects.toMatchObject({ status: 403 });
    await market.as(owner)(contract.partnerPeople.reactivate, { params });
    await expect(signIn(bola.email)).resolves.toMatchObject({ user: { id: invited.id } });
  });

  it('is not in the list of riders, which has the company instead', async () => {
    await invite(owner, 'rider@arewa.example');
    const { rows } = await market.as(scheduler)(contract.dispatch.riders, {
      query: { kind: 'partner', from: '2026-11-20', unchecked: 'true' },
    });
    const names = rows.map(({ name }) => name);
    expect([names.includes('Arewa Haulage'), names.includes('Bola Ade')]).toEqual([true, false]);
  });

  it('delivers the company’s orders, is notified of offers, and appears in the timeline with the company’s name', async () => {
    const person = await market.create.partner({
      ...bola,
      email: 'bola2@arewa.example',
      partnerId: owner.userId,
    });
    const orderId = await offeredOrder();
    const { rows } = await market.as(person)(contract.notifications.list);
    expect(rows).toMatchObject([{ path: `/orders/${orderId}` }]);
    await market.as(person)(contract.orders.update, {
      params: { id: orderId },
      body: { accepted: true },
    });
    await setStatus(market, owner, orderId, 'picked_up');
    const actors = async (by: TestAccount, endpoint: typeof contract.partners.order) =>
      (await market.as(by)(endpoint, { params: { id: orderId } })).orderActivities
        .filter(({ activity }) => activity === 'Delivery accepted')
        .map(({ actor }) => actor);
    expect(await actors(owner, contract.partners.order)).toEqual(['Bola Ade']);
    const adminView = await market.as(await market.create.superAdmin())(contract.adminOrders.byId, {
      params: { id: orderId },
    });
    expect(adminView.orderActivities).toContainEqual(
      expect.objectContaining({ activity: 'Delivery accepted', actor: 'Bola Ade, Arewa Haulage' }),
    );
    const other = await market.create.partner({ partnerId: (await createPartner(market)).userId });
    await expect(
      market.as(other)(contract.partners.order, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(assign(market, scheduler, orderId, person)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'partnerId' }],
    });
  });

  it('cannot sign in while the platform has deactivated the company', async () => {
    const company = await createPartner(market, 'Delta Line');
    const email = 'bola@delta.example';
    await invite(company, email);
    await choosePassword(email);
    const { token } = await signIn(email);
    const admin = await market.create.admin({ resources: ['partners'] });
    const params = { id: company.userId };
    await market.as(admin)(contract.platformPartners.deactivate, {
      params,
      body: { reason: 'Insurance expired' },
    });
    const call = createLogisticsClient(() => token);
    await expect(call(contract.accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(email)).rejects.toMatchObject({ status: 403 });
    await market.as(admin)(contract.platformPartners.reactivate, { params });
    await expect(call(contract.accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(email)).resolves.toMatchObject({ user: { shippingCompany: 'Delta Line' } });
  });
});
