import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as documents from '@market/api-client/contract/main/documents';
import * as images from '@market/api-client/contract/main/images';
import * as partnerOnboarding from '@market/api-client/contract/main/partner-onboarding';
import * as partnerPeople from '@market/api-client/contract/main/partner-people';
import * as partnerProfile from '@market/api-client/contract/main/partner-profile';
import * as partners from '@market/api-client/contract/main/partners';
import type { PartnerPerson } from '@market/domain/shipping/partner-people';
import type { PartnerApplication } from '@market/domain/shipping/partner-onboarding';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
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

const ngozi: PartnerPerson = {
  id: 'ngozi',
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'partner@example.com',
  isOwner: true,
  status: 'active',
  joinedAt: '2026-10-01T08:00:00.000Z',
};
const bola: PartnerPerson = {
  ...ngozi,
  id: 'bola',
  firstName: 'Bola',
  lastName: 'Ade',
  email: 'bola@arewa.example',
  phoneNumber: '08035550144',
  isOwner: false,
};

const server = mockServer(
  mock.ok(partners.orders, buildOrderPage()),
  mock.ok(partnerOnboarding.application, approved),
  mock.ok(partnerProfile.get, { companyName: 'Arewa Haulage', phoneNumber: '08035550100' }),
  mock.ok(partnerPeople.list, { rows: [ngozi, bola], count: 2 }),
  mock.ok(images.upload, { hostedImage: '/images/arewalogo0001', width: 320, height: 320 }),
  mock.ok(documents.link, ({ params }) => ({
    documentUrl: `/documents/${params.id}`,
    name: params.id.endsWith('2') ? 'insurance.pdf' : 'cac.pdf',
    contentType: 'application/pdf' as const,
    bytes: 1200,
    url: '/signed',
    expiresAt: '2026-11-20T09:05:00.000Z',
    uploadedAt: '2026-11-16T09:00:00.000Z',
  })),
);
const open = () => renderApp('logistics', routes, '/account', { as: buildAccount('partner') });
const card = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!section) throw new Error(`${title} is not a card`);
  return within(section);
};

describe('the company page of a shipping partner', () => {
  it('saves a logo and a phone number, and keeps both after an error', async () => {
    const sent = vi.fn();
    server.use(
      mock.fail(partnerProfile.update, 422, {
        message: 'Validation failed',
        errors: [{ field: 'logo', message: 'Upload the image again' }],
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
    expect(await form.findByText('Upload the image again')).toBeVisible();
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

  it('shows the company as approved, with its documents and a link to request changes', async () => {
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
    ['submitted', /We are reviewing your application/, undefined],
    ['sent_back', /Sent back/, 'Change your application'],
  ] as const)('explains how to change an application that is %s', async (status, text, link) => {
    server.use(mock.ok(partnerOnboarding.application, { ...approved, status }));
    open();
    const facts = await card('Company details');
    expect(await facts.findByText(text)).toBeVisible();
    expect(facts.queryByRole('link', { name: /application|Contact us/ })?.textContent).toBe(link);
  });
});

describe('the people of a shipping partner', () => {
  it('can be invited, and the form keeps its values after an error', async () => {
    const sent = vi.fn();
    server.use(
      mock.fail(partnerPeople.create, 422, {
        message: 'Validation failed',
        errors: [{ field: 'email', message: 'This address has an account' }],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.type(form.getByLabelText('First name'), 'Kemi');
    await user.type(form.getByLabelText('Last name'), 'Ojo');
    await user.type(form.getByLabelText('Email'), 'kemi@arewa.example');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('This address has an account')).toBeVisible();
    expect(form.getByLabelText('First name')).toHaveValue('Kemi');

    const kemi: PartnerPerson = { ...bola, id: 'kemi', firstName: 'Kemi', lastName: 'Ojo' };
    server.use(
      mock.ok(partnerPeople.create, ({ body }) => {
        sent(body);
        server.use(
          mock.ok(partnerPeople.list, { rows: [ngozi, { ...kemi, status: 'invited' }], count: 2 }),
        );
        return { ...kemi, status: 'invited' as const };
      }),
    );
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Kemi Ojo')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      firstName: 'Kemi',
      lastName: 'Ojo',
      email: 'kemi@arewa.example',
    });
  });

  it('can be deactivated after a confirmation and reactivated, except for the owner', async () => {
    const requests: string[] = [];
    const answer = (status: PartnerPerson['status'], id: string) => {
      requests.push(`${status} ${id}`);
      const changed = { ...bola, status };
      server.use(mock.ok(partnerPeople.list, { rows: [ngozi, changed], count: 2 }));
      return changed;
    };
    server.use(
      mock.ok(partnerPeople.deactivate, ({ params }) => answer('deactivated', params.id)),
      mock.ok(partnerPeople.reactivate, ({ params }) => answer('active', params.id)),
    );
    const { user } = open();
    const menu = () => screen.findByRole('button', { name: 'Actions for Bola Ade' });
    await user.click(await menu());
    expect(screen.queryByRole('button', { name: 'Actions for Ngozi Eze' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: /Deactivate Bola Ade/ }),
    );
    expect(requests).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Deactivate account' }));
    expect(await screen.findByText('Deactivated')).toBeVisible();
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }));
    await waitFor(() => expect(requests).toEqual(['deactivated bola', 'active bola']));
  });

  it('are found by name or email', async () => {
    server.use(
      mock.ok(partnerPeople.list, ({ query }) => {
        const rows = [ngozi, bola].filter(({ firstName }) =>
          firstName.toLowerCase().includes(query.search ?? ''),
        );
        return { rows, count: rows.length };
      }),
    );
    const { user } = open();
    const people = await card('People');
    expect(await people.findByText('Ngozi Eze')).toBeVisible();
    await user.type(people.getByRole('searchbox', { name: 'Name or email' }), 'bola');
    await waitFor(() => expect(people.queryByText('Ngozi Eze')).not.toBeInTheDocument());
    expect(people.getByText('Bola Ade')).toBeVisible();
    await user.type(people.getByRole('searchbox', { name: 'Name or email' }), 'x');
    await user.click(await people.findByRole('button', { name: 'Show everyone' }));
    expect(await people.findByText('Ngozi Eze')).toBeVisible();
  });

  it('see neither the company’s details nor the other people', async () => {
    renderApp('logistics', routes, '/account', {
      as: buildAccount('partner', { ownsPartner: false }),
    });
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    for (const title of ['Company profile', 'Company details', 'People'])
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });
});
