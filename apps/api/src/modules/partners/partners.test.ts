import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { getDocumentId } from '@market/domain/documents/document';
import type { PartnerDecision } from '@market/domain/shipping/partner';
import type { PartnerOnboarding } from '@market/domain/shipping/partner-onboarding';
import { demoAccountNumber } from '../../db/seed/bank-accounts';
import { partnersTable } from '../../db/schema';
import { pdf, uploadFile } from '../../test/documents';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listHistory, listMailsTo } from '../../test/mails-and-history';
import { insertTestImage, TEST_IMAGE } from '../../test/product-helpers';
import {
  assign,
  buy,
  confirmAndPack,
  createPartner,
  createProduct,
  setStatus,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.admin({ resources: ['partners'] });
});
afterAll(() => market.close());

async function signedUp(): Promise<TestAccount> {
  const partner = await market.create.partner({ firstName: 'Efe', lastName: 'Omoruyi' });
  await market.db.insert(partnersTable).values({
    userId: partner.userId,
    companyName: 'Delta Line',
    createdAt: market.clock.now(),
  });
  return partner;
}

async function packedOrder(): Promise<string> {
  const seller = await market.create.merchant();
  const { orders } = await buy(market, await market.create.customer(), [
    await createProduct(market, seller),
  ]);
  const orderId = orders[0]?.id ?? '';
  await confirmAndPack(market, seller, orderId);
  return orderId;
}

const company = {
  companyName: 'Delta Line Movers Ltd',
  rcNumber: 'RC 1482077',
  officeAddress: '21 Airport Road, Warri',
  phoneNumber: '08035550177',
  email: 'office@deltaline.example',
  contactPerson: { name: 'Efe Omoruyi', phoneNumber: '08025550188', designation: 'Lead' },
  lineOfBusiness: 'Haulage',
};
const bankDetails = {
  bankCode: '058',
  accountNumber: demoAccountNumber('058', 30_421_188),
  branch: 'Warri main',
};

async function certification(partner: TestAccount) {
  const [cac, insurance] = [
    await uploadFile(market, partner, pdf()),
    await uploadFile(market, partner, pdf('/Insured true')),
  ];
  return {
    name: 'Efe Omoruyi',
    designation: 'Lead',
    signature: 'Efe Omoruyi',
    date: '2026-11-20',
    companyDocument: cac.documentUrl,
    insuranceDocument: insurance.documentUrl,
    insuranceExpiresOn: '2027-10-31',
  };
}

const save = (partner: TestAccount, body: PartnerOnboarding) =>
  market.as(partner)(contract.partnerOnboarding.save, { body });
const decide = (id: string, body: PartnerDecision) =>
  market.as(admin)(contract.platformPartners.decide, { params: { id }, body });

async function submitted(): Promise<TestAccount> {
  const partner = await signedUp();
  await save(partner, {
    company,
    bankDetails,
    certification: await certification(partner),
  });
  return partner;
}

describe('the application of a shipping partner', () => {
  it('is saved in steps, takes the account name from the bank, and is submitted with the last step', async () => {
    const partner = await signedUp();
    await expect(save(partner, { company })).resolves.toMatchObject({
      status: 'onboarding',
      company: { companyName: 'Delta Line Movers Ltd' },
    });
    const withBank = await save(partner, { bankDetails: { ...bankDetails, accountName: 'Me' } });
    expect(withBank.company).toEqual(company);
    expect(withBank.bankDetails).toMatchObject({
      bankName: 'Guaranty Trust Bank',
      accountNumberLast4: bankDetails.accountNumber.slice(-4),
    });
    expect(withBank.bankDetails?.accountName).not.toBe('Me');
    expect(JSON.stringify(withBank)).not.toContain(bankDetails.accountNumber);

    const sent = await save(partner, { certification: await certification(partner) });
    expect(sent).toMatchObject({ status: 'submitted', submittedAt: expect.any(String) });
    await expect(save(partner, { company })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('We are reviewing your application'),
    });
    const list = await market.as(admin)(contract.platformPartners.list, {
      query: { status: 'submitted' },
    });
    expect(list.rows).toMatchObject([{ id: partner.userId, status: 'submitted' }]);
  });

  it('is rejected with a missing step, an unknown bank account or another partner’s document', async () => {
    const partner = await signedUp();
    await expect(
      save(partner, { certification: await certification(partner) }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'company' }] });
    await expect(
      save(partner, { bankDetails: { ...bankDetails, accountNumber: '0000000000' } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'bankDetails.accountNumber' }] });
    await expect(
      save(partner, { company, bankDetails, certification: await certification(await signedUp()) }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'certification.companyDocument' }],
    });
  });

  it('must be approved before the partner can be assigned orders, and the partner gets an email', async () => {
    const partner = await submitted();
    const orderId = await packedOrder();
    const scheduler = await market.create.scheduler();
    const assignOrder = () => assign(market, scheduler, orderId, partner);
    await expect(assignOrder()).rejects.toMatchObject({ status: 409 });
    await expect(decide(partner.userId, { approved: true })).resolves.toMatchObject({
      companyName: 'Delta Line Movers Ltd',
      status: 'onboarded',
    });
    await assignOrder();
    expect(await listMailsTo(market, partner.email)).toContainEqual(
      expect.objectContaining({ kind: 'partner-approved' }),
    );
    await expect(decide(partner.userId, { approved: true })).rejects.toMatchObject({ status: 409 });

    await market.as(admin)(contract.platformPartners.deactivate, {
      params: { id: partner.userId },
      body: { reason: 'Insurance expired' },
    });
    await expect(
      market.as(scheduler)(contract.adminOrders.list, { query: { assignment: 'unassigned' } }),
    ).resolves.toMatchObject({ rows: [{ id: orderId, orderStatus: 'ready_for_pickup' }] });
    await expect(market.as(partner)(contract.partnerOnboarding.application)).rejects.toMatchObject({
      status: 401,
    });
    await market.as(admin)(contract.platformPartners.reactivate, {
      params: { id: partner.userId },
    });
    const rows = await listHistory(market, await market.create.superAdmin(), partner.userId);
    expect(rows.map(({ action }) => action)).toEqual([
      'partner.reactivated',
      'partner.deactivated',
      'partner.approved',
    ]);
    expect(rows[1]).toMatchObject({
      reason: 'Insurance expired',
      changes: [{ field: 'ordersToAssignAgain', after: '1' }],
    });
  });

  it('is sent back to a step with a reason, changed and submitted again', async () => {
    const partner = await submitted();
    await expect(decide(partner.userId, { approved: false })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'reviewNote' }],
    });
    const answer = { reviewNote: 'Enter the office in Warri', reviewStep: 'company' } as const;
    await decide(partner.userId, { approved: false, ...answer });
    const application = await market.as(partner)(contract.partnerOnboarding.application);
    expect(application).toMatchObject({ status: 'sent_back', ...answer });
    expect((await findLastMailTo(market, partner.email))?.text).toMatch(
      /in the step "Company":\s+Enter/,
    );
    await save(partner, { company: { ...company, officeAddress: '5 Effurun Road' } });
    await expect(
      save(partner, { certification: await certification(partner) }),
    ).resolves.toMatchObject({ status: 'submitted' });
  });
});

describe('the profile of a shipping partner', () => {
  const change = (partner: TestAccount, body: { logo?: string; phoneNumber: string }) =>
    market.as(partner)(contract.partnerProfile.update, { body });

  it('uses the phone number from the application until it has its own', async () => {
    const partner = await signedUp();
    const profile = () => market.as(partner)(contract.partnerProfile.get);
    await expect(profile()).resolves.toEqual({
      companyName: 'Delta Line',
      phoneNumber: '08031234567',
    });
    await save(partner, { company });
    await expect(profile()).resolves.toMatchObject({ phoneNumber: company.phoneNumber });
    await change(partner, { phoneNumber: '08099990000' });
    await save(partner, { company });
    await expect(profile()).resolves.toEqual({
      companyName: 'Delta Line Movers Ltd',
      phoneNumber: '08099990000',
    });
  });

  it('has an uploaded logo, which the partner’s own account and the platform’s page show', async () => {
    const partner = await submitted();
    const phoneNumber = '08099990000';
    await expect(
      change(partner, { logo: '/images/not-uploaded', phoneNumber }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'logo' }] });
    await insertTestImage(market);
    await change(partner, { logo: TEST_IMAGE, phoneNumber });
    await expect(market.as(partner)(contract.accounts.me)).resolves.toMatchObject({
      shippingCompany: 'Delta Line Movers Ltd',
      image: TEST_IMAGE,
    });
    const readPartner = () =>
      market.as(admin)(contract.platformPartners.byId, { params: { id: partner.userId } });
    await expect(readPartner()).resolves.toMatchObject({ logo: TEST_IMAGE, phoneNumber });
    await change(partner, { phoneNumber });
    expect(await readPartner()).not.toHaveProperty('logo');
  });
});

describe('the documents of a shipping partner', () => {
  it('can be opened by the partner and by admins who review partners, but not with another partner’s id', async () => {
    const [partner, other] = [await submitted(), await submitted()];
    const { application } = await market.as(admin)(contract.platformPartners.byId, {
      params: { id: partner.userId },
    });
    const documentId = getDocumentId(application.certification?.insuranceDocument ?? '');
    const open = (id: string) =>
      market.as(admin)(contract.platformPartners.document, { params: { id, documentId } });
    await expect(open(partner.userId)).resolves.toMatchObject({ name: 'cac-certificate.pdf' });
    await expect(open(other.userId)).rejects.toMatchObject({ status: 404 });
    const own = (account: TestAccount) =>
      market.as(account)(contract.documents.link, { params: { id: documentId } });
    await expect(own(partner)).resolves.toMatchObject({ contentType: 'application/pdf' });
    await expect(own(other)).rejects.toMatchObject({ status: 404 });
    await expect(own(await market.create.superAdmin())).rejects.toMatchObject({ status: 404 });
    await market.services.documents.deleteUnused();
    await expect(open(partner.userId)).resolves.toMatchObject({ contentType: 'application/pdf' });
  });
});

describe('inviting a shipping partner', () => {
  it('emails a link, confirms it with the message from the specification, and is rejected for an email address in use', async () => {
    const body = {
      companyName: 'Northstar Couriers',
      firstName: 'Hauwa',
      lastName: 'Sani',
      email: 'hello@northstar.example',
    };
    const create = () => market.as(admin)(contract.platformPartners.create, { body });
    await expect(create()).resolves.toMatchObject({ status: 'invited', onboarded: false });
    expect(contract.platformPartners.create.success).toBe('Partner has been added successfully.');
    expect(await listMailsTo(market, body.email)).toMatchObject([{ kind: 'staff-invitation' }]);
    await expect(create()).rejects.toMatchObject({ status: 422, fields: [{ field: 'email' }] });
  });
});

describe('deactivating a shipping partner', () => {
  it('requires a reason, and is rejected while the partner is carrying parcels', async () => {
    const partner = await createPartner(market, 'Arewa Haulage');
    const deactivate = (reason: string) =>
      market.as(admin)(contract.platformPartners.deactivate, {
        params: { id: partner.userId },
        body: { reason },
      });
    await expect(deactivate('')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'reason' }],
    });

    const orderId = await packedOrder();
    await assign(market, await market.create.scheduler(), orderId, partner);
    await market.as(partner)(contract.orders.update, {
      params: { id: orderId },
      body: { accepted: true },
    });
    await setStatus(market, partner, orderId, 'picked_up');
    await expect(deactivate('Insurance expired')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('1 parcel on the way'),
    });
    await expect(market.as(partner)(contract.partnerOnboarding.application)).resolves.toMatchObject(
      { status: 'onboarded' },
    );
  });
});
