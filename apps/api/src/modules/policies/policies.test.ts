import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import type { PolicyInput } from '@market/domain/policies/policy';
import { startMarket, type TestMarket } from '../../test/harness';
import type { TestAccount } from '../../test/test-accounts';

const { add, list, ofStore, remove, update } = contract.policies;
const returns: PolicyInput = {
  kind: 'returns',
  title: 'Returns',
  summary: 'Return it within 7 days',
  text: 'In its box.\n\n- With the receipt',
};
const warranty: PolicyInput = { kind: 'warranty', title: 'Warranty', text: 'Five years.' };

let market: TestMarket;
let merchant: TestAccount;
let call: Call;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  merchant = await market.create.merchant();
  call = market.as(merchant);
});

const readPublic = (storeId: string) => market.anonymous(ofStore, { params: { id: storeId } });

it('a store’s policies are public, limited to one of each kind, and listed in a fixed order', async () => {
  await call(add, { body: warranty });
  const added = await call(add, { body: returns });
  await expect(call(add, { body: returns })).rejects.toMatchObject({
    status: 422,
    fields: [
      { field: 'kind', message: 'Your store already has a policy on returns. Edit that one.' },
    ],
  });
  expect(await readPublic(merchant.storeId)).toMatchObject({ rows: [returns, warranty], count: 2 });
  expect(
    await market.anonymous(contract.stores.page, { params: { id: merchant.storeId } }),
  ).toMatchObject({ policyCount: 2 });
  await call(update, { params: { id: added.id }, body: { ...returns, summary: '' } });
  expect((await readPublic(merchant.storeId)).rows[0]?.summary).toBeUndefined();
  await call(remove, { params: { id: added.id } });
  expect(await readPublic(merchant.storeId)).toMatchObject({ rows: [warranty], count: 1 });
});

it('a merchant cannot change other stores’ policies, and shoppers cannot read the policies of a store that is not open', async () => {
  const { id } = await call(add, { body: returns });
  const asOtherMerchant = market.as(await market.create.merchant());
  await expect(asOtherMerchant(list, { params: { id: merchant.storeId } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(asOtherMerchant(update, { params: { id }, body: warranty })).rejects.toMatchObject({
    status: 404,
  });
  await expect(asOtherMerchant(remove, { params: { id } })).rejects.toMatchObject({ status: 404 });

  const pending = await market.create.merchant({ status: 'pending' });
  await market.as(pending)(add, { body: returns });
  expect(await readPublic(pending.storeId)).toEqual({ rows: [], count: 0 });
  expect(await market.as(pending)(list, { params: { id: pending.storeId } })).toMatchObject({
    count: 1,
  });
});
