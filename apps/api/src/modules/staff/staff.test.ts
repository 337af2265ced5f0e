import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { NewStaff, StaffChange } from '@market/domain/staff/staff';
import { usersTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listHistory } from '../../test/mails-and-history';
import type { TestAccount } from '../../test/test-accounts';
import { createCall } from '../../test/test-call';

const password = 'correct horse battery';
const ife: NewStaff = {
  firstName: 'Ifẹ́olúwa',
  lastName: 'Adéyẹmí',
  email: 'ife@test.example',
  phoneNumber: '0803 123 4567',
  resources: ['returns', 'orders'],
};

let market: TestMarket;
let owner: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  owner = await market.create.merchant({
    storeName: 'Helios Yard',
    firstName: 'Ngozi',
    lastName: 'Eze',
  });
});
afterAll(() => market.close());

const createSignedOutClient = () =>
  createCall(market.app, market.config.origins.merchant, {
    platformSlug: market.config.platformSlug,
  });
const signIn = (email: string) =>
  createSignedOutClient()(contract.auth.signInMerchant, { body: { email, password } });
const invite = (by: TestAccount, changes: Partial<NewStaff> = {}) =>
  market.as(by)(contract.staff.create, { body: { ...ife, ...changes } });
const staff = (resources: NewStaff['resources'], storeId = owner.storeId) =>
  market.create.account('staff', { storeId, resources });
const change = (by: TestAccount, id: string, changes: Partial<StaffChange> = {}) =>
  market.as(by)(contract.staff.update, {
    params: { id },
    body: { firstName: 'Ife', lastName: 'Bello', resources: ['orders'], ...changes },
  });
const remove = (by: TestAccount, id: string) =>
  market.as(by)(contract.staff.remove, { params: { id } });

describe('an invited staff member', () => {
  it('sets a password through the emailed link, has only the granted access, and loses it immediately when removed', async () => {
    const invited = await invite(owner);
    expect(invited).toMatchObject({
      firstName: 'Ifẹ́olúwa',
      role: 'staff',
      roleId: 'fulfilment',
      resources: ['orders', 'returns'],
      status: 'invited',
      storeName: 'Helios Yard',
    });
    await expect(signIn(ife.email)).rejects.toMatchObject({ status: 401 });

    const mail = await findLastMailTo(market, ife.email);
    expect(mail).toMatchObject({
      kind: 'staff-invitation',
      subject: 'Ngozi Eze invited you to join Helios Yard',
    });
    const token = new URL(mail?.link ?? '').pathname.split('/').at(-1) ?? '';
    market.clock.advance(2 * 24 * 60 * 60_000);
    await createSignedOutClient()(contract.auth.resetPassword, {
      params: { userType: 'merchant', token },
      body: { password },
    });
    const { token: access, user } = await signIn(ife.email);
    expect(user).toMatchObject({
      role: 'staff',
      storeName: 'Helios Yard',
      resources: ['orders', 'returns'],
    });
    expect(
      (await market.as(owner)(contract.staff.byId, { params: { id: invited.id } })).status,
    ).toBe('active');

    const call = createCall(market.app, market.config.origins.merchant, {
      platformSlug: market.config.platformSlug,
      getToken: () => access,
    });
    await expect(call(contract.merchantOrders.list)).resolves.toMatchObject({ count: 0 });
    await expect(call(contract.coupons.list)).rejects.toMatchObject({ status: 403 });
    await change(owner, invited.id, { resources: ['coupons'] });
    await expect(call(contract.coupons.list)).resolves.toMatchObject({ count: 0 });
    await expect(call(contract.merchantOrders.list)).rejects.toMatchObject({ status: 403 });

    await remove(owner, invited.id);
    await expect(call(contract.accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(ife.email)).rejects.toMatchObject({ status: 401 });
    await expect(
      market.as(owner)(contract.staff.byId, { params: { id: invited.id } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(invite(owner), 'the address can be invited again').resolves.toMatchObject({
      status: 'invited',
    });
  });

  it('is not created when fields are invalid, and each invalid field has a message', async () => {
    const invalidInput = { ...ife, email: 'no address', firstName: '', resources: [] };
    await expect(
      market.as(owner)(contract.staff.create, { body: invalidInput }),
    ).rejects.toMatchObject({
      status: 422,
      fields: expect.arrayContaining([
        { field: 'firstName', message: 'Enter a first name' },
        { field: 'email', message: 'Enter an email address such as name@example.com' },
        { field: 'resources', message: 'Choose at least one permission' },
      ]),
    });
    await expect(invite(owner, { email: owner.email })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'email' }],
    });
  });

  it('can get the link again until a password is chosen', async () => {
    const { id } = await invite(owner, { email: 'late@test.example' });
    const first = (await findLastMailTo(market, 'late@test.example'))?.link;
    await market.as(owner)(contract.staff.invite, { params: { id } });
    expect((await findLastMailTo(market, 'late@test.example'))?.link).not.toBe(first);
    await market.db
      .update(usersTable)
      .set({ confirmedAt: market.clock.now() })
      .where(eq(usersTable.id, id));
    await expect(market.as(owner)(contract.staff.invite, { params: { id } })).rejects.toMatchObject(
      { status: 409 },
    );
  });

  it('cannot use the link after being removed', async () => {
    const { id } = await invite(owner, { email: 'gone@test.example' });
    const token =
      new URL((await findLastMailTo(market, 'gone@test.example'))?.link ?? '').pathname
        .split('/')
        .at(-1) ?? '';
    await remove(owner, id);
    await expect(
      createSignedOutClient()(contract.auth.resetPassword, {
        params: { userType: 'merchant', token },
        body: { password },
      }),
    ).rejects.toMatchObject({ status: 410 });
  });
});

describe('changing staff', () => {
  it('is rejected for the owner and for the user’s own account', async () => {
    const manager = await staff(['staff', 'orders']);
    await expect(remove(manager, owner.userId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('owner'),
    });
    await expect(change(manager, owner.userId)).rejects.toMatchObject({ status: 409 });
    await expect(remove(owner, owner.userId)).rejects.toMatchObject({ status: 409 });
    await expect(change(manager, manager.userId, { resources: ['orders'] })).rejects.toMatchObject({
      status: 409,
    });
    await expect(remove(manager, manager.userId)).rejects.toMatchObject({ status: 409 });
    await expect(market.as(manager)(contract.accounts.me)).resolves.toMatchObject({
      resources: ['staff', 'orders'],
    });
  });

  it('is limited to permissions that the user has, and to staff with no other permissions', async () => {
    const manager = await staff(['staff', 'orders']);
    await expect(
      invite(manager, { email: 'rich@test.example', resources: ['orders', 'payouts'] }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'resources', message: expect.stringContaining('“Payouts”') }],
    });
    const packer = await staff(['orders']);
    const treasurer = await staff(['payouts']);
    await expect(
      change(manager, packer.userId, { resources: ['orders', 'store'] }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(change(manager, treasurer.userId)).rejects.toMatchObject({ status: 403 });
    await expect(remove(manager, treasurer.userId)).rejects.toMatchObject({ status: 403 });
    await expect(change(manager, packer.userId)).resolves.toMatchObject({
      firstName: 'Ife',
      resources: ['orders'],
    });
    await expect(remove(manager, packer.userId)).resolves.toBeNull();
  });

  it('is allowed for super admins in every store', async () => {
    const superAdmin = await market.create.superAdmin();
    const packer = await staff(['orders']);
    await expect(
      change(superAdmin, packer.userId, { resources: ['returns'] }),
    ).resolves.toMatchObject({ resources: ['returns'], storeName: 'Helios Yard' });
    await expect(remove(superAdmin, packer.userId)).resolves.toBeNull();
    const { id } = await invite(owner, { email: 'new@test.example' });
    await market.as(superAdmin)(contract.staff.invite, { params: { id } });
    expect(await listHistory(market, superAdmin, owner.storeId)).toMatchObject([
      { action: 'staff.invited', subject: 'store', subjectName: 'Helios Yard' },
      { action: 'staff.removed' },
      {
        action: 'staff.updated',
        changes: [
          { field: 'staffMember', before: expect.any(String), after: 'Ife Bello' },
          { field: 'phoneNumber', before: '08031234567' },
          { field: 'permissions', before: 'Orders', after: 'Returns' },
        ],
      },
    ]);
    await expect(remove(superAdmin, superAdmin.userId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the staff list', () => {
  it('shows the owner first, can be searched by name, and is limited to one store', async () => {
    const storeOwner = await market.create.merchant({
      storeName: 'Kelvo',
      firstName: 'Zainab',
      lastName: 'Sule',
    });
    await invite(storeOwner, {
      firstName: 'Amaka',
      lastName: 'Obi',
      email: 'amaka@test.example',
      resources: ['orders', 'staff'],
    });
    await invite(storeOwner, {
      firstName: 'Bọ́lá',
      lastName: 'Ọlátúnjí',
      email: 'bola@test.example',
      resources: ['products', 'coupons'],
    });
    const list = (query: { search?: string; limit?: number } = {}) =>
      market.as(storeOwner)(contract.staff.list, { query });
    expect(await list()).toMatchObject({
      count: 3,
      rows: [
        { firstName: 'Zainab', role: 'merchant' },
        { firstName: 'Amaka', roleId: 'custom' },
        { firstName: 'Bọ́lá', roleId: 'catalogue' },
      ],
    });
    expect(await list({ search: 'ọlátúnjí' })).toMatchObject({
      count: 1,
      rows: [{ email: 'bola@test.example' }],
    });
    expect(await list({ limit: 1 })).toMatchObject({ count: 3, rows: [{ role: 'merchant' }] });
  });

  it('can be limited to one store or searched by its name by a super admin, and always shows merchants only their own store', async () => {
    const storeOwner = await market.create.merchant({ storeName: 'Suncrest', firstName: 'Tari' });
    await staff(['orders'], storeOwner.storeId);
    const list = (as: TestAccount, storeId: string) =>
      market.as(as)(contract.staff.list, { query: { storeId } });
    const superAdmin = await market.create.superAdmin();
    const { rows, count } = await list(superAdmin, storeOwner.storeId);
    expect(count).toBe(2);
    expect(rows.map(({ storeName, role }) => [storeName, role])).toEqual([
      ['Suncrest', 'merchant'],
      ['Suncrest', 'staff'],
    ]);
    expect(await list(owner, storeOwner.storeId)).toEqual({ rows: [], count: 0 });
    const search = { query: { search: 'suncre' } };
    expect((await market.as(superAdmin)(contract.staff.list, search)).count).toBe(2);
    expect((await market.as(storeOwner)(contract.staff.list, search)).count).toBe(0);
    await expect(list(superAdmin, 'suncrest')).rejects.toMatchObject({ status: 422 });
  });

  it('offers roles, which are named sets of resources', async () => {
    const [roles, resources] = await Promise.all([
      market.as(owner)(contract.staff.roles),
      market.as(owner)(contract.staff.resources),
    ]);
    const resourceIds = resources.map(({ id }) => id);
    expect(roles.map(({ id }) => id)).toEqual([
      'manager',
      'fulfilment',
      'catalogue',
      'finance',
      'support',
    ]);
    for (const role of roles) expect(resourceIds).toEqual(expect.arrayContaining(role.resources));
  });
});
