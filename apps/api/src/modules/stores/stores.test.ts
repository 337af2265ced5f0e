import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { BusinessDetails, StoreProfileInput } from '@market/domain/stores/onboarding';
import { bankAccountsTable, storeApprovalsTable, storesTable, usersTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { uploadDocuments } from '../../test/documents';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let first: TestAccount;
let second: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  first = await market.create.approver({ firstName: 'Bisi' });
  second = await market.create.superAdmin({ firstName: 'Tayo' });
});
afterAll(() => market.close());

/** The details are complete except for the documents, which belong to each store. */
const business = (): BusinessDetails => ({
  isRegisteredBusiness: true,
  rcNumber: 'RC 100200',
  dateOfBirth: '1988-04-02',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '12345678901',
  homeAddress: { street: '4 Isaac John Street', LGA: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
  staffSize: '2-10',
  categoryId: shelf.categoryId,
});

const profile = (storeName: string): StoreProfileInput => ({
  storeName,
  storePhoneNumber: '0803 123 4567',
  about: 'Solar since 2011.',
  isPhysicalLocation: true,
  shippingLocation: {
    street: '12 Allen Avenue',
    city: 'Ikeja',
    state: 'Lagos',
    country: 'Nigeria',
  },
});

const onboard = async (merchant: TestAccount, changes: Partial<BusinessDetails> = {}) => {
  const documents = await uploadDocuments(market, merchant);
  const details = { ...business(), ...documents, ...changes };
  await market.as(merchant)(contract.accounts.onboard, { body: details });
  return details;
};

const approve = (approver: TestAccount, id: string) =>
  market.as(approver)(contract.storeApprovals.decide, { params: { id }, body: { approved: true } });

/** A merchant whose store was just named, as after sign-up. */
async function newMerchant(storeName: string): Promise<TestAccount> {
  const merchant = await market.create.merchant({ storeName, status: 'onboarding' });
  await market.db
    .update(storesTable)
    .set({ street: null, city: null, state: null, storePhoneNumber: null })
    .where(eq(storesTable.id, merchant.storeId));
  return merchant;
}

/** A merchant whose store has completed onboarding and waits for approval. */
async function waitingMerchant(storeName: string): Promise<TestAccount> {
  const merchant = await newMerchant(storeName);
  const call = market.as(merchant);
  await onboard(merchant);
  await call(contract.stores.saveProfile, { body: profile(storeName) });
  await call(contract.bankAccounts.add, { body: { accountNumber: '0123456785', bankCode: '058' } });
  return merchant;
}

async function liveMerchant(storeName: string): Promise<TestAccount> {
  const merchant = await waitingMerchant(storeName);
  await approve(first, merchant.storeId);
  await approve(second, merchant.storeId);
  return merchant;
}

describe('onboarding', () => {
  it('goes from 25 to 100 percent, submits the store for approval, and ends with a live store after two people approve it', async () => {
    const merchant = await newMerchant('Adaeze Power');
    const call = market.as(merchant);
    const percent = async () => (await call(contract.accounts.merchantProfile)).onboardingPercent;
    expect(await percent()).toBe(25);
    await onboard(merchant);
    expect(await percent()).toBe(50);
    await call(contract.stores.saveProfile, { body: profile('Adaeze Power') });
    expect(await percent()).toBe(75);
    await call(contract.bankAccounts.add, {
      body: { accountNumber: '0123456785', bankCode: '058' },
    });
    expect(await call(contract.accounts.merchantProfile)).toMatchObject({
      onboardingPercent: 100,
      store: { status: 'pending' },
      bank: { bankName: 'Guaranty Trust Bank', accountNumberLast4: '6785' },
    });

    const product = await shelf.listed(merchant);
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id: product.id } }),
    ).rejects.toMatchObject({ status: 404 });

    expect(await approve(first, merchant.storeId)).toMatchObject({
      status: 'pending',
      firstApproval: true,
      secondApproval: false,
    });
    await expect(approve(first, merchant.storeId)).rejects.toMatchObject({ status: 409 });
    expect(await approve(second, merchant.storeId)).toMatchObject({
      status: 'live',
      secondApproval: true,
      approvals: [{ level: 1, approverName: expect.stringContaining('Bisi') }, { level: 2 }],
    });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id: product.id } }),
    ).resolves.toMatchObject({ id: product.id });
    expect((await market.anonymous(contract.catalogue.stores)).rows).toMatchObject([
      { storeName: 'Adaeze Power', productCount: 1 },
    ]);
    const mails = await market.services.outbox.mailsTo(market.db, merchant.email);
    expect(mails.map(({ kind }) => kind)).toContain('store-live');
  });

  it('offers all states, and a list of banks', async () => {
    expect(await market.anonymous(contract.locations.list)).toHaveLength(37);
    expect(await market.anonymous(contract.banks.list)).toContainEqual({
      name: 'Globus Bank',
      code: '00103',
      slug: 'globus-bank',
    });
  });

  it('returns errors for the invalid fields', async () => {
    const merchant = await newMerchant('Young Power');
    const call = market.as(merchant);
    const rejectsField = async (field: string, changes: Partial<BusinessDetails>) =>
      expect(onboard(merchant, changes), field).rejects.toMatchObject({
        status: 422,
        fields: [{ field }],
      });
    await rejectsField('dateOfBirth', { dateOfBirth: '2010-01-01' });
    await rejectsField('rcNumber', { rcNumber: undefined });
    await rejectsField('rcNumber', { rcNumber: 'x' });
    await rejectsField('idDocumentNumber', { idDocumentNumber: 'abc' });
    await rejectsField('idDocumentNumber', {
      idDocumentType: 'International passport',
      idDocumentNumber: '12345678901',
    });
    await rejectsField('idDocumentUrl', { idDocumentUrl: undefined });
    await rejectsField('officeAddress', { useHomeAddress: false });
    await rejectsField('officeAddress.state', {
      useHomeAddress: false,
      officeAddress: { ...business().homeAddress, state: 'Kastina' },
    });
    await rejectsField('subCategoryIds', { subCategoryIds: [shelf.categoryId] });
    await rejectsField('proofOfAddress', {
      proofOfAddress: (await uploadDocuments(market, await newMerchant('Someone else')))
        .proofOfAddress,
    });
    const stateTypo = {
      ...profile('Young Power'),
      shippingLocation: { ...profile('').shippingLocation, state: 'Kastina' },
    };
    await expect(call(contract.stores.saveProfile, { body: stateTypo })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'shippingLocation.state' }],
    });
  });
});

describe('a decision on a store', () => {
  it('that rejects the store removes earlier approvals, and its reason is shown until the merchant submits the store again', async () => {
    const merchant = await waitingMerchant('Blessed Solar');
    const call = market.as(merchant);
    await approve(first, merchant.storeId);
    await market.as(second)(contract.storeApprovals.decide, {
      params: { id: merchant.storeId },
      body: { approved: false, reviewNote: 'The RC number is not readable.' },
    });
    expect((await call(contract.accounts.merchantProfile)).store).toMatchObject({
      status: 'rejected',
      reviewNote: 'The RC number is not readable.',
      firstApproval: false,
    });
    await expect(approve(first, merchant.storeId)).rejects.toMatchObject({ status: 409 });
    await onboard(merchant, { rcNumber: 'RC 100201' });
    await call(contract.stores.saveProfile, {
      body: { ...profile('Blessed Solar'), about: 'Since 2012.' },
    });
    expect((await call(contract.accounts.merchantProfile)).store).toMatchObject({
      status: 'rejected',
      reviewNote: 'The RC number is not readable.',
    });
    expect(await call(contract.stores.resubmit, { body: {} })).toMatchObject({ status: 'pending' });
    const { changes } = await market.as(second)(contract.storeApprovals.byId, {
      params: { id: merchant.storeId },
    });
    expect(changes).toMatchObject([
      { field: 'about', before: 'Solar since 2011.', after: 'Since 2012.' },
      { field: 'rcNumber', before: 'RC 100200', after: 'RC 100201' },
      { field: 'idDocument' },
      { field: 'proofOfAddress' },
    ]);
    expect(await approve(first, merchant.storeId)).toMatchObject({
      status: 'pending',
      firstApproval: true,
      business: { rcNumber: 'RC 100201' },
    });
  });

  it('can be answered by the merchant only once, and only while the store is rejected', async () => {
    const merchant = await waitingMerchant('Right After All');
    const answer = () =>
      market.as(merchant)(contract.stores.resubmit, {
        body: { answer: 'The number is RC, not BN.' },
      });
    await expect(answer()).rejects.toMatchObject({ status: 409 });
    await market.as(second)(contract.storeApprovals.decide, {
      params: { id: merchant.storeId },
      body: { approved: false, reviewNote: 'A wrong number.' },
    });
    expect(await answer()).toMatchObject({ status: 'pending' });
    expect(
      await market.as(first)(contract.storeApprovals.byId, { params: { id: merchant.storeId } }),
    ).toMatchObject({ reviewAnswer: 'The number is RC, not BN.' });
    expect(
      await market.as(first)(contract.inbox.detail, {
        query: { kind: 'store', id: merchant.storeId },
      }),
    ).toMatchObject({ message: 'The number is RC, not BN.' });
    await expect(answer()).rejects.toMatchObject({ status: 409 });
  });

  it('is not allowed for one’s own store', async () => {
    const merchant = await waitingMerchant('Own Goal');
    const self = await market.create.approver({ email: merchant.email });
    await expect(approve(self, merchant.storeId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('own store'),
    });
  });

  it('is withdrawn when the store’s name or business details change, but not when the same details are saved again', async () => {
    const merchant = await liveMerchant('Steady Store');
    const call = market.as(merchant);
    const { business: details = business() } = await call(contract.accounts.merchantProfile);
    const product = await shelf.listed(merchant);
    const status = async () => (await call(contract.accounts.merchantProfile)).store.status;
    await call(contract.accounts.onboard, { body: details });
    await call(contract.stores.saveProfile, {
      body: { ...profile('Steady Store'), about: 'Another text.' },
    });
    expect(await status()).toBe('live');
    await call(contract.stores.saveProfile, { body: profile('Shady Store') });
    expect((await call(contract.accounts.merchantProfile)).store).toMatchObject({
      status: 'pending',
      firstApproval: false,
      secondApproval: false,
    });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id: product.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a paused store', () => {
  it('has its products unlisted until it is resumed, and is marked as paused on its page', async () => {
    const merchant = await liveMerchant('Restful Power');
    const product = await shelf.listed(merchant);
    const customer = await market.create.customer();
    const pause = (paused: boolean, by = merchant) =>
      market.as(by)(contract.stores.pause, { body: { paused } });
    const page = () => market.anonymous(contract.stores.page, { params: { id: merchant.storeId } });
    const readProduct = () =>
      market.anonymous(contract.catalogue.byId, { params: { id: product.id } });
    const problems = async () =>
      (await market.as(customer)(contract.cart.get)).cartItemsList.map(({ problem }) => problem);
    await market.as(customer)(contract.cart.add, {
      body: { items: [{ productId: product.id, quantity: 1 }], mode: 'set' },
    });
    await expect(pause(false)).rejects.toMatchObject({ status: 409 });

    expect(await pause(true)).toMatchObject({ status: 'paused' });
    expect(await page()).toMatchObject({ status: 'paused' });
    await expect(readProduct()).rejects.toMatchObject({ status: 404 });
    const { rows } = await market.anonymous(contract.catalogue.list, {
      query: { search: product.name },
    });
    expect(rows.map(({ id }) => id)).not.toContain(product.id);
    await expect(
      market.anonymous(contract.catalogue.storeProducts, { params: { id: merchant.storeId } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await problems()).toEqual(['unavailable']);
    await expect(pause(true)).rejects.toMatchObject({ status: 409 });

    expect(
      await pause(
        false,
        await market.create.account('staff', { storeId: merchant.storeId, resources: ['store'] }),
      ),
    ).toMatchObject({ status: 'live' });
    await expect(readProduct()).resolves.toMatchObject({ id: product.id });
    expect(await problems()).toEqual([undefined]);
  });

  it('must have been live, because pending and suspended stores cannot be paused', async () => {
    for (const status of ['pending', 'suspended'] as const) {
      const merchant = await market.create.merchant({ status });
      for (const paused of [true, false])
        await expect(
          market.as(merchant)(contract.stores.pause, { body: { paused } }),
        ).rejects.toMatchObject({ status: 409 });
    }
  });
});

describe('access to a store', () => {
  it('is limited to its own merchant', async () => {
    const [mine, other] = [await newMerchant('Mine'), await newMerchant('Other')];
    await expect(
      market.as(mine)(contract.stores.profile, { params: { id: mine.storeId } }),
    ).resolves.toMatchObject({ storeName: 'Mine' });
    await expect(
      market.as(mine)(contract.stores.profile, { params: { id: other.storeId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(mine)(contract.stores.profile, { params: { id: 'no-uuid' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('includes, for approvers, the queue and the business details, but only the last digits of the account number', async () => {
    const merchant = await waitingMerchant('Findable Energy');
    const list = await market.as(first)(contract.storeApprovals.list, {
      query: { status: 'pending', search: 'findable' },
    });
    expect(list).toMatchObject({
      count: 1,
      rows: [{ storeName: 'Findable Energy', paymentCategory: { commissionPercent: 8 } }],
    });
    const detail = await market.as(first)(contract.storeApprovals.byId, {
      params: { id: merchant.storeId },
    });
    expect(
      await market.as(first)(contract.accounts.merchantStoreData, {
        params: { id: merchant.userId },
      }),
    ).toMatchObject({
      category: 'Inverters',
      dateOfBirth: '1988-04-02',
      idDocumentUrl: detail.business?.idDocumentUrl,
      isVerified: false,
      confirm: true,
      store: {
        id: merchant.storeId,
        merchantId: merchant.userId,
        officeAddress: business().homeAddress,
        products: 0,
        storeFollowers: 0,
      },
    });
    expect(detail).toMatchObject({ business: business(), bank: { accountNumberLast4: '6785' } });
    expect((await market.as(first)(contract.storeApprovals.approvers)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.userId, second.userId]),
    );
  });
});

it('the server hides the owner’s details from staff, and the bank account from staff without access to payouts', async () => {
  const merchant = await waitingMerchant('Discreet Power');
  const readAsStaff = (resources: ('orders' | 'payouts')[]) =>
    market.create
      .account('staff', { storeId: merchant.storeId, resources })
      .then((account) => market.as(account)(contract.accounts.merchantProfile));
  const [packer, treasurer] = [await readAsStaff(['orders']), await readAsStaff(['payouts'])];
  expect(packer).toMatchObject({ onboardingPercent: 100, isRegisteredBusiness: true });
  expect([packer.business, packer.bank, treasurer.business]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(treasurer.bank).toMatchObject({ accountNumberLast4: '6785' });
});

describe('a store’s public URL', () => {
  const signUp = async (storeName: string) => {
    const email = `${crypto.randomUUID()}@test.example`;
    await market.services.accounts.createConfirmed({
      role: 'merchant',
      email,
      password: 'correct horse battery',
      firstName: 'Ife',
      lastName: 'Bello',
      storeName,
    });
    const [row] = await market.db
      .select({ store: storesTable })
      .from(storesTable)
      .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
      .where(eq(usersTable.email, email));
    return row?.store ?? expect.fail('no store');
  };

  it('contains the slug, which stays the same when the store is renamed, and also works with the id', async () => {
    const { id, slug } = await signUp('Ọlá & Daughters');
    expect(slug).toBe('ola-daughters');
    await market.db
      .update(storesTable)
      .set({ status: 'live', storeName: 'Ọlá Energy' })
      .where(eq(storesTable.id, id));
    const page = await market.anonymous(contract.stores.page, { params: { id: slug } });
    expect(page).toMatchObject({ id, slug, storeName: 'Ọlá Energy' });
    expect(await market.anonymous(contract.stores.page, { params: { id } })).toEqual(page);
    expect(
      await market.anonymous(contract.stores.shippingAddress, { params: { id: slug } }),
    ).toMatchObject({ storeId: id });
    expect(await market.anonymous(contract.policies.ofStore, { params: { id: slug } })).toEqual({
      rows: [],
      count: 0,
    });
    for (const listing of [contract.catalogue.storePageProducts, contract.catalogue.storeProducts])
      expect(await market.anonymous(listing, { params: { id: slug } })).toEqual({
        rows: [],
        count: 0,
      });
    expect(
      (await market.anonymous(contract.catalogue.stores)).rows.find((card) => card.id === id)?.slug,
    ).toBe(slug);
    await expect(
      market.anonymous(contract.stores.page, { params: { id: 'ola-energy' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is unique, and differs from the URLs of the shop’s own pages', async () => {
    const [taken, again, following] = [
      await signUp('Following Suns'),
      await signUp('Following suns!'),
      await signUp('Following'),
    ];
    expect(taken.slug).toBe('following-suns');
    expect(again.slug).toBe(`following-suns-${again.id.slice(-6)}`);
    expect(following.slug).toBe(`following-${following.id.slice(-6)}`);
  });

  it('is shown to the merchant only while shoppers can open it', async () => {
    const merchant = await market.create.merchant({ status: 'pending' });
    const storeUrl = async () => (await market.services.accounts.profile(merchant.userId)).storeUrl;
    expect(await storeUrl()).toBeUndefined();
    await market.db
      .update(storesTable)
      .set({ status: 'paused', slug: 'helios-yard' })
      .where(eq(storesTable.id, merchant.storeId));
    expect(await storeUrl()).toBe(`${market.config.origins.storefront}/stores/helios-yard`);
    expect(
      (await market.as(merchant)(contract.stores.profile, { params: { id: merchant.storeId } }))
        .storeUrl,
    ).toBe(await storeUrl());
  });
});

describe('a bank account', () => {
  it('takes the account name from the bank, can be changed only with the password, and holds payouts for a day after a change', async () => {
    const email = 'owner@test.example';
    await market.services.accounts.createConfirmed({
      role: 'merchant',
      email,
      password: 'correct horse battery',
      firstName: 'Ife',
      lastName: 'Bello',
      storeName: 'Ife Bello & Sons',
    });
    const [row] = await market.db
      .select()
      .from(storesTable)
      .where(eq(storesTable.slug, 'ife-bello-sons'));
    const storeId = row?.id ?? '';
    const owner = {
      userId: row?.merchantId ?? '',
      role: 'merchant' as const,
      email,
      firstName: 'Ife',
      lastName: 'Bello',
      storeId,
      token: 'none',
      sessionId: '',
    };
    const call = market.as(owner);
    const added = await call(contract.bankAccounts.add, {
      body: { accountNumber: '0123456785', bankCode: '058' },
    });
    expect(added.accountName).toMatch(/^[A-Z]+( [A-Z]+){1,2}$/);
    await expect(
      call(contract.bankAccounts.add, { body: { accountNumber: '0123456785', bankCode: '058' } }),
    ).rejects.toMatchObject({ status: 409 });

    const another = { accountNumber: '0000014579', bankCode: '011' };
    await expect(
      call(contract.bankAccounts.update, { body: { ...another, password: 'a guess' } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'password' }] });
    await expect(
      call(contract.bankAccounts.update, {
        body: { ...another, bankCode: '999', password: 'correct horse battery' },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'bankCode' }] });
    await market.db.update(storesTable).set({ status: 'live' }).where(eq(storesTable.id, storeId));
    const changed = await call(contract.bankAccounts.update, {
      body: { ...another, password: 'correct horse battery' },
    });
    expect(
      (await market.db.select().from(storesTable).where(eq(storesTable.id, storeId)))[0]?.status,
    ).toBe('live');
    expect(changed).toMatchObject({
      bankName: 'First Bank of Nigeria',
      payoutsHeldUntil: '2026-11-21T11:00:00.000Z',
    });
    const mail = await findLastMailTo(market, email);
    expect(mail?.kind).toBe('bank-account-changed');
    expect(mail?.text).toContain(
      'Payouts that you have already requested go to the previous account. You can request new payouts from',
    );
    expect(mail?.text).toContain('Your store stays open.');
    expect(
      (
        await market.db
          .select()
          .from(bankAccountsTable)
          .where(eq(bankAccountsTable.storeId, storeId))
      )[0]?.accountNumber,
    ).toBe('0000014579');
  });

  it('can be looked up at most ten times an hour', async () => {
    const merchant = await newMerchant('Curious Store');
    const lookUp = (account_number: string) =>
      market.as(merchant)(contract.banks.resolve, { query: { account_number, bank_code: '044' } });
    await expect(lookUp('0000000000')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'account_number' }],
    });
    // The check digit does not match the bank.
    await expect(lookUp('0000000018')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'account_number' }],
    });
    for (let i = 2; i < 10; i += 1) await lookUp('0000000017');
    await expect(lookUp('0000000017')).rejects.toMatchObject({ status: 429 });
    market.clock.advance(60 * 60_000);
    await expect(lookUp('0000000024')).resolves.toMatchObject({ account_number: '0000000024' });
  });
});

it('the server accepts the first approval from any admin with the permission, and each approval from an approver of that level', async () => {
  const pending = async () => (await market.create.merchant({ status: 'pending' })).storeId;
  const storeId = await pending();
  const [admin, other] = [
    await market.create.admin({ resources: ['stores'] }),
    await market.create.admin({ resources: ['stores'] }),
  ];
  await expect(
    approve(await market.create.admin({ resources: ['orders'] }), storeId),
  ).rejects.toMatchObject({ status: 403 });
  expect(await approve(admin, storeId)).toMatchObject({ status: 'pending', firstApproval: true });
  await expect(approve(other, storeId)).rejects.toMatchObject({
    status: 403,
    message: 'Only a store approver or a super admin can give the second approval.',
  });

  const approver = await market.create.approver();
  const hold = (approverLevel: 'first' | 'second') =>
    market.db.update(usersTable).set({ approverLevel }).where(eq(usersTable.id, approver.userId));
  await hold('first');
  await expect(approve(approver, storeId)).rejects.toMatchObject({ status: 403 });
  await hold('second');
  expect(await approve(approver, storeId)).toMatchObject({ status: 'live', secondApproval: true });
  await expect(approve(approver, await pending())).rejects.toMatchObject({
    status: 403,
    message: 'You can only give second approvals. Someone else must give the first.',
  });
});

it('the list of approvers counts the stores that wait for each one and the approvals of this year', async () => {
  const ada = await market.create.approver();
  const counts = async () => {
    const { rows } = await market.as(second)(contract.admins.list, {
      query: { limit: 100, offset: 0, role: 'approver' },
    });
    return rows.find(({ id }) => id === ada.userId)?.approvals ?? { waiting: NaN, thisYear: NaN };
  };
  const before = await counts();
  const { storeId } = await market.create.merchant({ status: 'pending' });
  expect(await counts()).toEqual({ waiting: before.waiting + 1, thisYear: 0 });
  await approve(ada, storeId);
  expect(await counts()).toEqual({ waiting: before.waiting, thisYear: 1 });
  await market.db
    .update(usersTable)
    .set({ approverLevel: 'second' })
    .where(eq(usersTable.id, ada.userId));
  const { waiting } = await counts();
  const next = await market.create.merchant({ status: 'pending' });
  expect(await counts()).toMatchObject({ waiting });
  await approve(first, next.storeId);
  expect(await counts()).toMatchObject({ waiting: waiting + 1 });
  await market.db
    .update(storeApprovalsTable)
    .set({ approvedAt: new Date('2020-12-31T22:59:59Z') })
    .where(eq(storeApprovalsTable.approverId, ada.userId));
  expect(await counts()).toMatchObject({ thisYear: 0 });
});
