import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { NewSavedView } from '@market/domain/views/saved-view';
import { startMarket, type TestMarket } from '../../test/harness';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let owner: TestAccount;
let seller: TestAccount;
let editor: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  owner = await market.create.merchant({ storeName: 'Helios Yard' });
  const { storeId } = owner;
  seller = await market.create.account('staff', { storeId, resources: ['orders'] });
  editor = await market.create.account('staff', { storeId, resources: ['products'] });
  other = await market.create.merchant({ storeName: 'Coal City Solar' });
});
afterAll(() => market.close());

const view: NewSavedView = {
  list: 'merchant-orders',
  name: 'Late, North',
  query: 'status=confirmed&hide=total',
  isShared: false,
};
const save = (by: TestAccount, changes: Partial<NewSavedView> = {}) =>
  market.as(by)(contract.views.create, { body: { ...view, ...changes } });
const remove = (by: TestAccount, id: string) =>
  market.as(by)(contract.views.remove, { params: { id } });
const rename = (by: TestAccount, id: string, name: string) =>
  market.as(by)(contract.views.rename, { params: { id }, body: { name } });
const listNames = async (reader: TestAccount, list = view.list) =>
  (await market.as(reader)(contract.views.list, { query: { list } })).map(({ name }) => name);

describe('saved views', () => {
  it('are private, or shared with the staff of the store who may open the list', async () => {
    const ownView = await save(seller);
    expect(ownView).toMatchObject({
      name: view.name,
      query: view.query,
      isShared: false,
      isOwn: true,
      canChange: true,
    });
    const shared = await save(seller, { name: 'To pack', isShared: true });
    expect(await listNames(seller)).toEqual(['Late, North', 'To pack']);
    expect(await listNames(owner)).toEqual(['To pack']);
    expect(await listNames(other)).toEqual([]);
    await expect(listNames(editor)).rejects.toMatchObject({ status: 403 });
    expect(await listNames(editor, 'merchant-products')).toEqual([]);

    const colleague = await market.create.account('staff', {
      storeId: owner.storeId,
      resources: ['orders'],
    });
    const [seen] = await market.as(colleague)(contract.views.list, { query: { list: view.list } });
    expect(seen).toMatchObject({ id: shared.id, isOwn: false, canChange: false });
    for (const [by, id] of [
      [colleague, shared.id],
      [other, shared.id],
      [owner, ownView.id],
    ] as const)
      await expect(remove(by, id)).rejects.toMatchObject({ status: 404 });
    await remove(owner, shared.id);
    expect(await listNames(colleague)).toEqual([]);
  });

  it('have names that are unique for each person and list', async () => {
    await save(owner, { name: 'Mine' });
    await expect(save(owner, { name: 'MINE' })).rejects.toMatchObject({ status: 422 });
    await save(owner, { name: 'Mine', list: 'merchant-products' });
    await save(other, { name: 'Mine' });
    await expect(save(owner, { list: 'admin-orders' })).rejects.toMatchObject({ status: 403 });
    await expect(save(owner, { list: 'admin-returns' })).rejects.toMatchObject({ status: 403 });
  });

  it('can be renamed by users who may delete them, to a name that is not in use', async () => {
    const [ownView, shared] = [
      await save(seller, { name: 'First' }),
      await save(seller, { name: 'Second', isShared: true }),
    ];
    await rename(seller, ownView.id, 'FIRST');
    await expect(rename(seller, ownView.id, 'second')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'name' }],
    });
    await expect(rename(owner, ownView.id, 'Mine now')).rejects.toMatchObject({ status: 404 });
    await expect(rename(other, shared.id, 'Mine now')).rejects.toMatchObject({ status: 404 });
    await rename(owner, shared.id, 'For everyone');
    expect(await listNames(owner)).toContain('For everyone');
    expect(await listNames(seller)).toEqual(expect.arrayContaining(['FIRST', 'For everyone']));
  });

  it('of the merchant list are available to approvers, and those of the people list to super admins only', async () => {
    const approver = await market.create.approver();
    await save(approver, { list: 'admin-merchants', name: 'Pending', isShared: true });
    const admin = await market.create.admin({ resources: ['stores'] });
    expect(await listNames(admin, 'admin-merchants')).toEqual(['Pending']);
    await expect(listNames(approver, 'admin-people')).rejects.toMatchObject({ status: 403 });
    expect(await listNames(await market.create.superAdmin(), 'admin-people')).toEqual([]);
  });

  it('of the platform are shared with its admins only', async () => {
    const admin = await market.create.admin({ resources: ['orders'] });
    const colleague = await market.create.admin({ resources: ['orders'] });
    await save(admin, { list: 'admin-orders', name: 'Over ₦1m', isShared: true });
    await save(admin, { list: 'admin-orders', name: 'My own' });
    expect(await listNames(colleague, 'admin-orders')).toEqual(['Over ₦1m']);
    await expect(listNames(owner, 'admin-orders')).rejects.toMatchObject({ status: 403 });
    await expect(listNames(admin, 'admin-products')).rejects.toMatchObject({ status: 403 });
  });
});
