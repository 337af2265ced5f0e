import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { InboxKind } from '@market/domain/inbox/inbox';
import type { InboxDetail } from '@market/domain/inbox/inbox-detail';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createBank, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { insertTestProduct } from '../../test/test-products';

let market: TestMarket;
let admin: TestAccount;
let colleague: TestAccount;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  colleague = await market.create.superAdmin();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
});
afterAll(() => market.close());

const detailOf = (kind: InboxKind, id: string, account = admin) =>
  market.as(account)(contract.inbox.detail, { query: { kind, id } });
const warnings = ({ checks }: InboxDetail) =>
  checks.filter(({ ok }) => !ok).map(({ text }) => text);

describe('an item of the inbox', () => {
  it('explains a payout’s amount, and shows its checks and who approved it in the meantime', async () => {
    const customer = await market.create.customer();
    await createBank(market, merchant);
    const panel = await createProduct(market, merchant, { name: 'Panel', stock: 5 });
    const orderId = (await buy(market, customer, [panel])).orders[0]?.id ?? '';
    await deliver(market, { merchant, customer, admin, orderId });
    market.clock.advance(days(7));
    await market.runJobs();
    const payout = await market.as(merchant)(contract.payouts.act, { body: { action: 'request' } });

    const open = await detailOf('payout', payout.id);
    expect(open).toMatchObject({
      isOpen: true,
      amounts: [
        { label: 'Store’s share of 1 order', amount: payout.amount },
        { label: 'To pay', amount: payout.amount },
      ],
      history: [{ text: 'Requested a payout' }],
    });
    expect(open.checks.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'All orders are completed.',
        'No order has an open return or dispute.',
        'The store’s balance covers the amount.',
      ]),
    );
    expect(open.answer).toBeUndefined();

    await market.as(colleague)(contract.payouts.act, {
      body: { action: 'approve', payoutId: payout.id },
    });
    expect(await detailOf('payout', payout.id)).toMatchObject({
      isOpen: false,
      answer: { action: 'payout.approved', byReader: false },
      history: [{ text: 'Approved a payout' }, { text: 'Requested a payout' }],
    });
    expect((await detailOf('payout', payout.id, colleague)).answer?.byReader).toBe(true);
  });

  it('warns about missing documents of a store, and about a phone number that another store uses', async () => {
    const [first, second] = [
      await market.create.merchant({ status: 'pending', storeName: 'First Store' }),
      await market.create.merchant({ status: 'pending', storeName: 'Second Store' }),
    ];
    for (const [account, storeName] of [
      [first, 'First Store'],
      [second, 'Second Store'],
    ] as const)
      await market.as(account)(contract.stores.saveProfile, { body: { storeName, ...contact } });
    const detail = await detailOf('store', second.storeId);
    expect(warnings(detail)).toEqual(
      expect.arrayContaining([
        'The identity document is missing.',
        'There is no bank account.',
        'The same document, bank account or phone number as First Store.',
      ]),
    );
    expect(detail.checks).toContainEqual({
      ok: true,
      text: 'The pick-up address and phone number are complete.',
    });
  });

  it('warns about a product with an unusual price, and about another product with the same name', async () => {
    const { storeId } = merchant;
    const { categoryId } = await insertTestProduct(market, storeId, { name: 'Lamp A', price: 1e7 });
    for (const name of ['Lamp B', 'Lamp C'])
      await insertTestProduct(market, storeId, { name, price: 1.1e7, categoryId });
    const { productId } = await insertTestProduct(market, storeId, {
      name: 'lamp a',
      price: 9e7,
      categoryId,
      listed: false,
    });
    const found = warnings(await detailOf('product', productId));
    expect(found).toContain('The store has 1 other product of this name.');
    expect(found.find((text) => text.startsWith('The price is far'))).toMatch(/similar product/);
  });

  it('is forbidden for users who may not decide on it, and not found without a record', async () => {
    const products = await market.create.admin({ resources: ['products'] });
    await expect(detailOf('store', merchant.storeId, products)).rejects.toMatchObject({
      status: 403,
    });
    await expect(detailOf('payout', merchant.storeId)).rejects.toMatchObject({ status: 404 });
  });
});

const contact = {
  storePhoneNumber: '0803 555 0199',
  isPhysicalLocation: true,
  shippingLocation: {
    street: '12 Allen Avenue',
    city: 'Ikeja',
    state: 'Lagos',
    country: 'Nigeria' as const,
  },
};
