import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as documents from '@market/api-client/contract/main/documents';
import * as images from '@market/api-client/contract/main/images';
import * as partnerOnboarding from '@market/api-client/contract/main/partner-onboarding';
import * as partnerProfile from '@market/api-client/contract/main/partner-profile';
import * as partners from '@market/api-client/contract/main/partners';
import type { PartnerApplication } from '@market/domain/shipping/partner-onboarding';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { pageOf } from '../../../test/orders';
import { routes } from '../../routes';

const documentUrl = (n: number) => `/documents/0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c000${n}`;
const approved: PartnerApplication = {
  partnerId: 'partner',
  status: 'onboarded',
  company: {
    companyName: 'Arewa Haulage',
    rcNumber: 'RC 1482077',
    officeAddress: '21 Airport Road, Warri',
    phoneNumber: '08035550177',
    email: 'office@arewa.example',
    contactPerson: { name: 'Efe Omoruyi', phoneNumber: '08025550188', designation: 'Lead' },
    lineOfBusiness: 'Haulage',
  },
  bankDetails: {
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: 'AREWA HAULAGE LTD',
    accountNumberLast4: '8857',
  },
  certification: {
    name: 'Efe Omoruyi',
    designation: 'Lead',
    signature: 'Efe Omoruyi',
    date: '2026-11-18',
    companyDocument: documentUrl(1),
    insuranceDocument: documentUrl(2),
    insuranceExpiresOn: '2027-10-31',
  },
};

const server = mockServer(
  mock.ok(partners.orders, pageOf()),
  mock.ok(partnerOnboarding.application, approved),
  mock.ok(partnerProfile.get, { companyName: 'Arewa Haulage', phoneNumber: '08035550100' }),
  mock.ok(images.upload, { hostedImage: '/images/arewalogo0001', width: 320, height: 320 }),
  mock.ok(documents.link, ({ params }) => ({
    documentUrl: `/documents/${params.id}`,
    name: params.id.endsWith('2') ? 'insurance.pdf' : 'cac.pdf',
    contentType: 'application/pdf' as const,
    bytes: 1200,
    url: '/signed',
    expiresAt: '2026-11-20T09:05:00.000Z',
  })),
);
const open = () => renderApp('logistics', routes, '/account', { as: buildAccount('partner') });
const card = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!section) throw new Error(`${title} is not a card`);
  return within(section);
};

describe('the company of a shipping partner', () => {
  it('saves a logo and a phone number, and keeps both after an error', async () => {
    const sent = vi.fn();
    server.use(
      mock.fail(partnerProfile.update, 422, {
        message: 'Validation failed',
        errors: [{ field: 'logo', message: 'Upload the picture again' }],
      }),
    );
    const { user, services } = open();
    const form = await card('Company profile');
    const phone = await form.findByLabelText('Phone number');
    expect(phone).toHaveValue('08035550100');
    await user.clear(phone);
    await user.type(phone, '080');
    await user.click(form.getByRole('button', { name: 'Save company profile' }));
    expect(phone).toBeInvalid();
    await user.type(phone, '99990000');
    await user.upload(
      form.getByLabelText('Logo'),
      new File(['logo'], 'logo.png', { type: 'image/png' }),
    );
    const save = () => user.click(form.getByRole('button', { name: 'Save company profile' }));
    await waitFor(() => expect(form.getByText('Choose another logo')).toBeVisible());
    await save();
    expect(await form.findByText('Upload the picture again')).toBeVisible();
    expect(phone).toHaveValue('08099990000');

    server.use(
      mock.ok(partnerProfile.update, ({ body }) => {
        sent(body);
        return { companyName: 'Arewa Haulage', ...body };
      }),
    );
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        logo: '/images/arewalogo0001',
        phoneNumber: '08099990000',
      }),
    );
    await waitFor(() => expect(services.session.user()?.image).toBe('/images/arewalogo0001'));
  });

  it('is shown as it was approved, with its documents and how to change it', async () => {
    open();
    const facts = await card('Company details');
    expect(await facts.findByText('Approved')).toBeVisible();
    expect(facts.getByText('Guaranty Trust Bank, AREWA HAULAGE LTD, •••• 8857')).toBeVisible();
    expect(facts.getByText(/Valid until 31 Oct 2027/)).toBeVisible();
    expect(await facts.findByRole('link', { name: 'Open insurance.pdf' })).toBeVisible();
    expect(facts.getByRole('link', { name: 'Contact us to change these' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/contact$/),
    );
  });

  it.each([
    ['submitted', /We are checking your application/, undefined],
    ['sent_back', /Changes needed/, 'Change your application'],
  ] as const)('says of an application that is %s how it can change', async (status, text, link) => {
    server.use(mock.ok(partnerOnboarding.application, { ...approved, status }));
    open();
    const facts = await card('Company details');
    expect(await facts.findByText(text)).toBeVisible();
    expect(facts.queryByRole('link', { name: /application|Contact us/ })?.textContent).toBe(link);
  });
});
