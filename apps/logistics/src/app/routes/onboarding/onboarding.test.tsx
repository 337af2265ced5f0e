import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as banks from '@market/api-client/contract/bank/banks';
import * as documents from '@market/api-client/contract/main/documents';
import * as partnerOnboarding from '@market/api-client/contract/main/partner-onboarding';
import * as partners from '@market/api-client/contract/main/partners';
import type { PartnerApplication } from '@market/domain/shipping/partner-onboarding';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
import { routes } from '../../routes';

const started: PartnerApplication = { partnerId: 'partner', status: 'onboarding' };
const company = {
  companyName: 'Delta Line Movers Ltd',
  rcNumber: 'RC 1482077',
  officeAddress: '21 Airport Road, Warri',
  phoneNumber: '0803 555 0177',
  email: 'office@deltaline.example',
  contactPerson: { name: 'Efe Omoruyi', phoneNumber: '0802 555 0188', designation: 'Lead' },
  lineOfBusiness: 'Haulage',
};
const bankDetails = {
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  accountName: 'DELTA LINE MOVERS LTD',
  accountNumberLast4: '8857',
};
const documentUrl = (n: number) => `/documents/0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c000${n}`;
const certification = {
  name: 'Efe Omoruyi',
  designation: 'Lead',
  signature: 'Efe Omoruyi',
  date: '2026-11-18',
  companyDocument: documentUrl(1),
  insuranceDocument: documentUrl(2),
  insuranceExpiresOn: '2027-10-31',
};

const server = mockServer(
  mock.ok(partners.orders, buildOrderPage()),
  mock.ok(banks.list, [{ name: 'Guaranty Trust Bank', code: '058', slug: 'gtb' }]),
  mock.ok(banks.resolve, { account_number: '0310007776', account_name: 'DELTA LINE MOVERS LTD' }),
  mock.ok(documents.link, ({ params }) => ({
    documentUrl: `/documents/${params.id}`,
    name: 'certificate.pdf',
    contentType: 'application/pdf' as const,
    bytes: 1200,
    url: '/signed',
    expiresAt: '2026-11-20T09:05:00.000Z',
    uploadedAt: '2026-11-16T09:00:00.000Z',
  })),
);

/** Opens the app with this application. Each save changes it. */
function open(address: string, initial: PartnerApplication) {
  let application = initial;
  const onRequest = vi.fn();
  server.use(
    mock.ok(partnerOnboarding.application, () => application),
    mock.ok(partnerOnboarding.save, ({ body }) => {
      onRequest(body);
      application = {
        ...application,
        ...(body.company && { company: body.company }),
        ...(body.bankDetails && { bankDetails }),
        ...(body.certification && { status: 'submitted' as const }),
      };
      return application;
    }),
  );
  const app = renderApp('logistics', routes, address, {
    as: buildAccount('partner', {
      firstName: 'Efe',
      lastName: 'Omoruyi',
      shippingCompany: 'Delta Line',
    }),
  });
  return { ...app, onRequest };
}

it('a partner’s page keeps the tabs when the application cannot be loaded, and opens after a retry', async () => {
  server.use(mock.fail(partnerOnboarding.application, 503));
  const { user } = renderApp('logistics', routes, '/waiting', {
    as: buildAccount('partner'),
  });
  expect(
    await screen.findByRole('heading', { name: partnerOnboarding.application.failure }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Earnings' })).toBeVisible();
  server.use(mock.ok(partnerOnboarding.application, { ...started, status: 'onboarded' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
});

describe('a new partner’s application', () => {
  it('opens instead of the offers, and continues with the bank account once the company is saved', async () => {
    const { user, router, onRequest } = open('/offers', started);
    const name = await screen.findByLabelText('Company name');
    expect(router.state.location.pathname).toBe('/onboarding');
    expect(name).toHaveValue('Delta Line');
    await user.click(screen.getByRole('button', { name: 'Save and go to bank' }));
    expect(await screen.findByText('Enter the office address')).toBeVisible();
    expect(onRequest).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('RC number'), 'RC 1482077');
    await user.type(screen.getByLabelText('Office address'), '21 Airport Road, Warri');
    await user.clear(screen.getByLabelText('Company phone'));
    await user.type(screen.getByLabelText('Company phone'), '0803 555 0177');
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '0802 555 0188');
    await user.selectOptions(screen.getByLabelText('Line of business'), 'Haulage');
    await user.type(screen.getByLabelText('Role'), 'Lead');
    await user.click(screen.getByRole('button', { name: 'Save and go to bank' }));
    expect(await screen.findByRole('heading', { name: 'Where we pay you' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Company, saved/ })).toBeVisible();
  });

  it('opens at the step that was sent back, and then continues with the next step', async () => {
    const { user } = open('/onboarding', {
      ...started,
      status: 'sent_back',
      reviewNote: 'Enter the address of the office in Warri.',
      reviewStep: 'company',
      company,
      bankDetails,
      certification,
    });
    expect(await screen.findByRole('heading', { name: 'Your company' })).toBeVisible();
    expect(screen.getByText(/Company: Enter the address of the office in Warri/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save and go to bank' }));
    expect(await screen.findByRole('heading', { name: 'Where we pay you' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'keep this account' }));
    expect(await screen.findByRole('heading', { name: 'Certification' })).toBeVisible();
  });

  it('is submitted with certificates and a typed signature, and then shows that it is in review', async () => {
    const { user, onRequest } = open('/onboarding', {
      ...started,
      status: 'sent_back',
      reviewNote: 'The insurance has expired.',
      company,
      bankDetails,
      certification,
    });
    expect(await screen.findByText(/The insurance has expired/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Draw' }));
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByText('Sign with your finger, or type your name')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    await user.type(screen.getByLabelText('Signature'), 'E. Omoruyi');
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(
      await screen.findByRole('heading', { name: 'We are reviewing your application' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({
        certification: expect.objectContaining({
          signature: 'E. Omoruyi',
          insuranceDocument: documentUrl(2),
        }),
      }),
    );
  });

  it('keeps what was typed when the bank does not recognise the account', async () => {
    server.use(
      mock.fail(banks.resolve, 422, {
        errors: [{ field: 'account_number', message: 'The bank has no account with this number.' }],
      }),
    );
    const { user } = open('/onboarding', { ...started, company });
    await user.click(await screen.findByRole('combobox', { name: 'Bank' }));
    await user.click(await screen.findByRole('option', { name: 'Guaranty Trust Bank' }));
    await user.type(screen.getByLabelText('Account number'), '0000000000');
    expect(await screen.findByText('The bank has no account with this number.')).toBeVisible();
    expect(screen.getByLabelText('Account number')).toHaveValue('0000000000');
  });
});
