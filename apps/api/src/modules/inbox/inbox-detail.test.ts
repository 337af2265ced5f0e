import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { InboxKind } from '@market/domain/inbox/inbox';
import type { InboxDetail } from '@market/domain/inbox/inbox-detail';
import { partnerApplicationsTable, partnersTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import {
  buy,
  createBankAccount,
  createProduct,
  deliver,
  goodCard,
  startPayment,
} from '../../test/sales';
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

const readDetail = (kind: InboxKind, id: string, account = admin) =>
  market.as(account)(contract.inbox.detail, { query: { kind, id } });
const warnings = ({ checks }: InboxDetail) =>
  checks.filter(({ ok }) => !ok).map(({ text }) => text);

describe('an inbox item', () => {
  it('explains a payout’s amount, and shows its checks and, once it is approved, who approved it', async () => {
    const customer = await market.create.customer();
    await createBankAccount(market, merchant);
    const panel = await createProduct(market, merchant, { name: 'Panel', stock: 5 });
    const orderId = (await buy(market, customer, [panel])).orders[0]?.id ?? '';
    await deliver(market, { merchant, customer, admin, orderId });
    market.clock.advance(days(7));
    await market.runJobs();
    const payout = await market.as(merchant)(contract.payouts.createOrApprove, {
      body: { action: 'request' },
    });

    const open = await readDetail('payout', payout.id);
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

    await market.as(colleague)(contract.payouts.createOrApprove, {
      body: { action: 'approve', payoutId: payout.id },
    });
    expect(await readDetail('payout', payout.id)).toMatchObject({
      isOpen: false,
      answer: { action: 'payout.approved', byReader: false },
      history: [{ text: 'Approved a payout' }, { text: 'Requested a payout' }],
    });
    expect((await readDetail('payout', payout.id, colleague)).answer?.byReader).toBe(true);
  });

  it('warns about a store’s missing documents, and about a phone number that another store uses', async () => {
    const [first, second] = [
      await market.create.merchant({ status: 'pending', storeName: 'First Store' }),
      await market.create.merchant({ status: 'pending', storeName: 'Second Store' }),
    ];
    for (const [account, storeName] of [
      [first, 'First Store'],
      [second, 'Second Store'],
    ] as const)
      await market.as(account)(contract.stores.saveProfile, { body: { storeName, ...contact } });
    const detail = await readDetail('store', second.storeId);
    expect(warnings(detail)).toEqual(
      expect.arrayContaining([
        'The identity document is missing.',
        'There is no bank account.',
        'The document, bank account or phone number is the same as that of First Store.',
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
    const found = warnings(await readDetail('product', productId));
    expect(found).toContain('The store has 1 other product with this name.');
    expect(found.find((text) => text.startsWith('The price differs'))).toMatch(/similar product/);
  });

  it('lists a refund with the amount that would be refunded, to the kobo', async () => {
    const customer = await market.create.customer();
    const panel = { ...(await createProduct(market, merchant, { price: 33_333 })), quantity: 3 };
    await createCoupon(market, merchant.storeId, {
      discountMode: 'Code',
      code: 'THIRD',
      discountValue: 33.33,
    });
    const { orders } = await buy(market, customer, [panel], { couponCode: 'THIRD' });
    const orderId = orders[0]?.id ?? '';
    await deliver(market, { merchant, customer, admin, orderId });
    await disputeAnotherPayment(customer);
    const lines = (await market.as(customer)(contract.orders.byId, { params: { id: orderId } }))
      .orderItems;
    for (const quantity of [1, 2]) {
      const { id } = await market.as(customer)(contract.returns.returnOrder, {
        params: { id: orderId },
        body: {
          items: lines.map((line) => ({
            orderItemId: line.id,
            quantity,
            reason: 'Arrived damaged' as const,
            photos: [],
          })),
        },
      });
      for (const status of ['approved', 'received'] as const)
        await market.as(merchant)(contract.returns.updateStatus, {
          params: { id },
          body: { status },
        });
      const refundItems = await market.as(admin)(contract.inbox.list, {
        query: { kind: 'refund' },
      });
      expect((await readDetail('refund', id)).checks).toContainEqual({
        ok: true,
        text: 'The payment has no open card dispute.',
      });
      const { refundAmount } = await market.as(admin)(contract.returns.decideRefund, {
        params: { id },
        body: { approved: true },
      });
      expect(refundItems.rows.find((row) => row.id === id)?.value).toBe(refundAmount);
    }
  });

  it('shows the checks of a shipping partner, and who decided on it', async () => {
    const [partner, other] = [await market.create.partner(), await market.create.partner()];
    const account = {
      bankCode: '058',
      bankName: 'GTBank',
      accountNumber: '0123456789',
      accountName: 'DELTA LINE MOVERS LTD',
    };
    for (const [{ userId }, companyName] of [
      [partner, 'Delta Line Movers'],
      [other, 'Other Movers'],
    ] as const) {
      await market.db
        .insert(partnersTable)
        .values({ userId, companyName, createdAt: market.clock.now() });
      await market.db.insert(partnerApplicationsTable).values({
        partnerId: userId,
        status: userId === partner.userId ? 'submitted' : 'sent_back',
        bankDetails: account,
        company: partnerCompany(companyName),
        certification: {
          name: 'Efe Omoruyi',
          designation: 'Lead',
          signature: 'Efe Omoruyi',
          date: '2026-11-20',
          companyDocument: `/documents/${userId}`,
          insuranceDocument: `/documents/${userId}`,
          insuranceExpiresOn: '2026-01-31',
        },
        savedAt: market.clock.now(),
        submittedAt: market.clock.now(),
      });
    }
    const { rows } = await market.as(admin)(contract.inbox.list, { query: { kind: 'partner' } });
    expect(rows).toMatchObject([{ id: partner.userId, title: 'Delta Line Movers' }]);
    const open = await readDetail('partner', partner.userId);
    expect(open).toMatchObject({ isOpen: true });
    expect(warnings(open)).toEqual([
      'The insurance expired on 31 Jan 2026.',
      'The RC number or bank account is the same as that of Other Movers.',
    ]);

    await market.as(colleague)(contract.platformPartners.decide, {
      params: { id: partner.userId },
      body: { approved: false, reviewNote: 'The insurance has expired.' },
    });
    expect(await readDetail('partner', partner.userId)).toMatchObject({
      isOpen: false,
      answer: { action: 'partner.sentBack', byReader: false },
    });
  });

  it('returns 403 to users who may not decide on it, and 404 when the record does not exist', async () => {
    const products = await market.create.admin({ resources: ['products'] });
    await expect(readDetail('store', merchant.storeId, products)).rejects.toMatchObject({
      status: 403,
    });
    await expect(readDetail('payout', merchant.storeId)).rejects.toMatchObject({ status: 404 });
  });
});

async function disputeAnotherPayment(customer: TestAccount) {
  const { reference } = await startPayment(market, customer, [
    await createProduct(market, merchant),
  ]);
  await market.services.sandbox.pay(reference, goodCard);
  await market.as(customer)(contract.checkout.createOrder, { body: { reference } });
  await market.services.disputes.processNotice('sandbox', {
    id: `dispute-${reference}`,
    reference,
    outcome: 'open',
  });
}

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

const partnerCompany = (companyName: string) => ({
  companyName,
  rcNumber: 'RC 1482077',
  officeAddress: '21 Airport Road, Warri',
  phoneNumber: '08035550177',
  email: 'office@deltaline.example',
  contactPerson: { name: 'Efe Omoruyi', phoneNumber: '08025550188', designation: 'Lead' },
  lineOfBusiness: 'Haulage',
});
