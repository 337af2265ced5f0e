import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { hubsTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
let ikeja: string;
let abuja: string;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.admin({ resources: ['hubs'] });
  const ids = randomIds(market.clock);
  [ikeja, abuja] = [ids.next(), ids.next()];
  await market.db.insert(hubsTable).values([
    {
      id: ikeja,
      name: 'Ikeja hub',
      phoneNumber: '0803 555 0301',
      street: '3 Kudirat Abiola Way',
      city: 'Ikeja',
      state: 'Lagos',
    },
    {
      id: abuja,
      name: 'Abuja hub',
      phoneNumber: '0803 555 0302',
      street: '8 Airport Road',
      city: 'Abuja Municipal',
      state: 'Federal Capital Territory',
    },
  ]);
});
afterAll(() => market.close());

const apply = (merchant: TestAccount, hubId = ikeja) =>
  market.as(merchant)(contract.hubs.apply, { body: { hubId } });
const approve = ({ storeId }: TestAccount) =>
  market.as(admin)(contract.hubs.approve, { body: { storeId } });
const decline = ({ storeId }: TestAccount) =>
  market.as(admin)(contract.hubs.decline, { body: { storeId, reviewNote: 'The hub is full.' } });
const readHub = async (merchant: TestAccount) =>
  (await market.as(merchant)(contract.hubs.application)).application;
const readPhoneNumber = async ({ storeId }: TestAccount) =>
  (await market.anonymous(contract.stores.shippingAddress, { params: { id: storeId } }))
    .hubPhoneNumber;

describe('a hub application', () => {
  it('leaves the pending list and sets the store’s hub when it is approved', async () => {
    const merchant = await market.create.merchant({ storeName: 'Helios Yard' });
    expect((await market.as(merchant)(contract.hubs.list)).map(({ name }) => name)).toEqual([
      'Abuja hub',
      'Ikeja hub',
    ]);
    expect(await readHub(merchant)).toBeUndefined();
    expect(await apply(merchant)).toMatchObject({ status: 'pending', hub: { name: 'Ikeja hub' } });
    expect(await readPhoneNumber(merchant)).toBeUndefined();
    const pending = { query: { search: 'helios' } };
    expect(await market.as(admin)(contract.hubs.applications, pending)).toMatchObject({
      count: 1,
      rows: [{ storeName: 'Helios Yard', email: merchant.email }],
    });

    await approve(merchant);
    expect(await market.as(admin)(contract.hubs.applications, pending)).toMatchObject({ count: 0 });
    expect(await market.as(admin)(contract.hubs.approved, pending)).toMatchObject({
      count: 1,
      rows: [{ status: 'approved' }],
    });
    expect(
      await market.as(merchant)(contract.stores.profile, { params: { id: merchant.storeId } }),
    ).toMatchObject({ hubId: ikeja });
    expect(await readPhoneNumber(merchant)).toBe('0803 555 0301');
    expect(await findLastMailTo(market, merchant.email)).toMatchObject({
      kind: 'hub-approved',
      subject: 'Helios Yard can use the Ikeja hub',
    });
    const superAdmin = await market.create.superAdmin();
    expect(
      await market.as(superAdmin)(contract.audit.list, { query: { subjectId: merchant.storeId } }),
    ).toMatchObject({
      rows: [
        {
          action: 'hub.approved',
          actorId: admin.userId,
          changes: [
            { field: 'application', before: 'pending', after: 'approved' },
            { field: 'hub', after: 'Ikeja hub' },
          ],
        },
      ],
    });

    await market.as(merchant)(contract.hubs.withdraw);
    expect(await readPhoneNumber(merchant)).toBeUndefined();
  });

  it('returns the message from the specification when it is approved', async () => {
    const merchant = await market.create.merchant();
    await apply(merchant);
    const reply = await market.app.inject({
      method: 'PATCH',
      url: '/api/v1/storeprofile/approve-hub',
      headers: {
        host: new URL(market.config.origins.admin).host,
        authorization: `Bearer ${admin.token}`,
        'x-xsrf-token': market.xsrfToken(admin.sessionId),
      },
      payload: { storeId: merchant.storeId },
    });
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Successfully approved Voltmart hub',
    });
    expect(contract.hubs.approve.failure).toBe('An Error occured. Please try again later.');
  });

  it('shows the reason when it is declined, and can be repeated for another hub', async () => {
    const merchant = await market.create.merchant();
    await apply(merchant);
    await decline(merchant);
    expect(await readHub(merchant)).toMatchObject({
      status: 'declined',
      reviewNote: 'The hub is full.',
    });
    expect(await apply(merchant, abuja)).toMatchObject({
      status: 'pending',
      hub: { name: 'Abuja hub' },
    });
    expect(await readHub(merchant)).not.toHaveProperty('reviewNote', 'The hub is full.');
  });

  it('can be submitted once and decided once', async () => {
    const merchant = await market.create.merchant();
    await expect(approve(merchant)).rejects.toMatchObject({ status: 404 });
    await apply(merchant);
    await expect(apply(merchant, abuja)).rejects.toMatchObject({ status: 409 });
    const decisions = await Promise.allSettled([approve(merchant), decline(merchant)]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(approve(merchant)).rejects.toMatchObject({ status: 409 });
  });

  it('is found by its hub, and is on one page only when others were decided at the same moment', async () => {
    const stores = [];
    for (const storeName of ['Kano Depot', 'Jos Depot', 'Aba Depot']) {
      const merchant = await market.create.merchant({ storeName });
      await apply(merchant, abuja);
      await approve(merchant);
      stores.push(merchant.storeId);
    }
    const list = (page: object) =>
      market.as(admin)(contract.hubs.approved, { query: { search: 'abuja', ...page } });
    const all = await list({});
    expect(all.count).toBe(3);
    expect(new Set(all.rows.map(({ storeId }) => storeId))).toEqual(new Set(stores));
    const pages = await Promise.all([0, 1, 2].map((offset) => list({ limit: 1, offset })));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
  });

  it('is rejected for stores that are not live and for unknown hubs', async () => {
    await expect(apply(await market.create.merchant({ status: 'pending' }))).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      apply(await market.create.merchant(), randomIds(market.clock).next()),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'hubId' }] });
  });
});
