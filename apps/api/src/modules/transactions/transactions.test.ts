import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { eq } from 'drizzle-orm';
import { businessesTable, usersTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createAddress, createProduct, setStatus, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let otherMerchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let item: Item;
let orderId: string;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  otherMerchant = await market.create.merchant({ storeName: 'Rival' });
  admin = await market.create.superAdmin();
  customer = await market.create.customer({ firstName: 'Adaeze', lastName: 'Okonkwo' });
  item = await createProduct(market, merchant, { name: 'Panel', price: 1_000_000, stock: 100 });
  const other = await createProduct(market, otherMerchant, { name: 'Fan', price: 500_000 });
  const { orders } = await buy(market, customer, [item, other]);
  orderId = orders.find(({ storeId }) => storeId === merchant.storeId)?.id ?? '';
});
afterAll(() => market.close());

const asMerchant = (account = merchant) => market.as(account);

describe('transactions', () => {
  it('show a store its own part of a payment, with only the name of the customer and the last digits of the card', async () => {
    const { rows, count, isCapped, next } = await asMerchant()(contract.transactions.mine);
    expect({ count, isCapped, next }).toEqual({ count: 1, isCapped: false, next: undefined });
    expect(rows).toMatchObject([
      {
        id: orderId,
        amount: 1_000_000 + (rows[0]?.fees ?? 0) - 80_000,
        dueToMerchant: 920_000,
        refunded: 0,
        status: 'success',
        customerName: 'Adaeze Okonkwo',
        cardNumber: '**** 4081',
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/408408|@test\.example|127\.0\.0\.1/);
    const detail = await asMerchant()(contract.transactions.byId, { params: { id: orderId } });
    expect(detail).toMatchObject({
      commission: 80_000,
      commissionPercent: 8,
      orderItems: [{ productName: 'Panel', quantity: 1 }],
      refunds: [],
    });
    expect(JSON.stringify(detail)).not.toContain(customer.email);
    await expect(
      asMerchant(otherMerchant)(contract.transactions.byId, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      asMerchant(otherMerchant)(contract.transactions.invoice, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('have an invoice for every order with its lines, its buyer and the split of the total', async () => {
    const invoice = await asMerchant()(contract.transactions.invoice, { params: { id: orderId } });
    expect(invoice).toMatchObject({
      seller: { storeName: 'Helios Yard' },
      buyer: { fullName: 'Ada Obi', state: 'Lagos' },
      lines: [{ productName: 'Panel', quantity: 1, unitPrice: 1_000_000, total: 1_000_000 }],
      split: { dueToMerchant: 920_000, commission: 80_000 },
    });
    expect(invoice.invoiceNumber).toMatch(/^INV-\d{6}$/);
    expect(invoice.split.commission + invoice.split.delivery + invoice.split.dueToMerchant).toBe(
      invoice.total,
    );
    await expect(asMerchant()(contract.transactions.invoices)).resolves.toMatchObject({
      rows: [{ id: orderId, invoiceNumber: invoice.invoiceNumber }],
    });
  });

  it('show the platform the whole payment with the orders of all stores', async () => {
    const { rows } = await asMerchant(admin)(contract.transactions.list, {
      query: { search: customer.email },
    });
    expect(rows).toMatchObject([
      {
        customerEmail: customer.email,
        orders: [{ storeName: expect.any(String) }, { storeName: expect.any(String) }],
      },
    ]);
    const [payment] = rows;
    await expect(
      asMerchant(admin)(contract.transactions.platformById, { params: { id: payment?.id ?? '' } }),
    ).resolves.toEqual({
      ...payment,
      paymentId: expect.any(String),
      orderTrackerId: payment?.orders[0]?.orderTrackerId,
      orderName: payment?.orders[0]?.orderName,
      orderItems: [
        expect.objectContaining({ quantity: 1 }),
        expect.objectContaining({ quantity: 1 }),
      ],
    });
    await expect(asMerchant()(contract.transactions.list)).rejects.toMatchObject({ status: 403 });
  });
});

describe('long transaction lists', () => {
  beforeAll(async () => {
    const addressId = await createAddress(market, customer);
    for (let number = 0; number < 4; number += 1) {
      market.clock.advance(minutes(1));
      await buy(market, customer, [item], { addressId });
    }
  });

  it('return each row once across pages, and can be filtered by outcome, date, number, reference and name', async () => {
    const readIds: string[] = [];
    let after: string | undefined;
    do {
      const page = await asMerchant()(contract.transactions.mine, { query: { limit: 2, after } });
      readIds.push(...page.rows.map(({ orderName }) => orderName));
      after = page.next;
    } while (after !== undefined);
    expect(readIds).toEqual(readIds.toSorted().toReversed());
    expect(new Set(readIds).size).toBe(5);

    const [{ id = '', orderName = '', reference = '' } = {}] = (
      await asMerchant()(contract.transactions.mine)
    ).rows;
    await setStatus(market, customer, id, 'cancelled');
    const found = async (query: object) =>
      (await asMerchant()(contract.transactions.mine, { query })).rows.map((row) => row.orderName);
    expect(await found({ status: 'refunded' })).toEqual([orderName]);
    await expect(
      asMerchant()(contract.transactions.mine, { query: { status: 'refunded' } }),
    ).resolves.toMatchObject({ rows: [{ fees: 0, dueToMerchant: 0 }] });
    expect(await found({ status: 'success' })).toHaveLength(4);
    expect(await found({ status: 'partly_refunded' })).toEqual([]);
    expect(await found({ search: orderName.slice(-6) })).toEqual([orderName]);
    for (const search of [reference, shortPaymentReference(reference)])
      expect(await found({ search })).toEqual([orderName]);
    expect(await found({ search: 'adaeze ok' })).toHaveLength(5);
    expect(await found({ search: 'nobody' })).toEqual([]);
    expect(await found({ endDate: '2026-11-19' })).toEqual([]);
    expect(await found({ startDate: '2026-11-20', endDate: '2026-11-20' })).toHaveLength(5);
    await expect(found({ after: 'tomorrow' })).rejects.toMatchObject({ status: 422 });
  });

  it('are paged for the platform, and can be searched by email, name and the start of a reference', async () => {
    const readIds: string[] = [];
    let after: string | undefined;
    do {
      const page = await asMerchant(admin)(contract.transactions.list, {
        query: { limit: 2, after },
      });
      expect(page).toMatchObject({ count: 5, isCapped: false });
      readIds.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect([readIds.length, new Set(readIds).size]).toEqual([5, 5]);
    const count = async (query: object) =>
      (await asMerchant(admin)(contract.transactions.list, { query })).count;
    const [{ reference = '' } = {}] = (await asMerchant(admin)(contract.transactions.list)).rows;
    expect(
      await Promise.all(
        [
          { search: customer.email },
          { search: 'adaeze ok' },
          { search: reference },
          { search: shortPaymentReference(reference) },
          { search: shortPaymentReference(reference).slice(4).toLowerCase() },
          { search: reference.slice(0, 18).toUpperCase() },
          { search: reference.replace('pay-', '').slice(0, 14) },
          { search: reference.slice(6) },
          { search: 'nobody' },
          { endDate: '2026-11-19' },
        ].map(count),
      ),
    ).toEqual([5, 5, 1, 1, 1, 1, 1, 0, 0, 0]);
  });

  it('are downloaded as CSV from a signed URL that cannot be changed and expires after five minutes', async () => {
    await market.db
      .update(usersTable)
      .set({ firstName: '=HYPERLINK("x")' })
      .where(eq(usersTable.id, customer.userId));
    const { url } = await asMerchant()(contract.transactions.exportLink, {
      query: { status: 'refunded' },
    });
    const download = (address: string) =>
      market.app.inject({
        url: address,
        headers: { host: new URL(market.config.origins.merchant).host },
      });
    const file = await download(url);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions-2026-11-20.csv"',
    });
    const [header, line, end] = file.body.split('\r\n');
    expect(header).toContain('"Date","Order","Reference","Customer"');
    expect(line).toMatch(
      /^"20 Nov 2026","[A-Z]+-\d+","[^"]+","'=HYPERLINK\(""x""\) Okonkwo","visa \*\*\*\* 4081","Refunded",\d+(\.\d+)?,/,
    );
    expect(end).toBe('');
    const { url: rivals } = await asMerchant(otherMerchant)(contract.transactions.exportLink);
    const mixed = new URL(url, 'http://x');
    mixed.searchParams.set('of', new URL(rivals, 'http://x').searchParams.get('of') ?? '');
    expect((await download(mixed.pathname + mixed.search)).statusCode).toBe(404);
    market.clock.advance(minutes(5));
    expect((await download(url)).statusCode).toBe(404);
  });
});

describe('invoices', () => {
  it('contain the seller’s registration at the time of the order, and the VAT included in prices', async () => {
    const business = {
      storeId: merchant.storeId,
      isRegisteredBusiness: true,
      dateOfBirth: '1980-01-01',
      nationality: 'Nigerian',
      idDocumentType: 'NIN slip',
      idDocumentNumber: '12345678901',
      homeAddress: { street: '4 Home Road', LGA: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
      staffSize: '1',
      categoryId: randomUUID(),
      updatedAt: market.clock.now(),
    } as const;
    await market.db.insert(businessesTable).values({
      ...business,
      rcNumber: '1482207',
      taxNumber: '12345678-0001',
      vatRegistered: true,
    });
    const { orders } = await buy(market, customer, [item], {
      addressId: await createAddress(market, customer),
    });
    await market.db
      .update(businessesTable)
      .set({ taxNumber: '87654321-0001', vatRegistered: false })
      .where(eq(businessesTable.storeId, merchant.storeId));
    const id = orders[0]?.id ?? '';
    const seller = {
      storeName: 'Helios Yard',
      rcNumber: '1482207',
      taxNumber: '12345678-0001',
      vatPercent: 7.5,
    };
    expect(
      (await asMerchant()(contract.transactions.invoice, { params: { id } })).seller,
    ).toMatchObject(seller);
    expect(
      (await asMerchant(customer)(contract.orders.byId, { params: { id } })).seller,
    ).toMatchObject(seller);
  });
});
