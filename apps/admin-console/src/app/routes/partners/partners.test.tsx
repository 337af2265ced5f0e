import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as platformPartners from '@market/api-client/contract/main/platform-partners';
import type { PlatformPartnerDetail } from '@market/domain/shipping/partner';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const id = '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0001';
const documentUrl = (n: number) => `/documents/0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c000${n}`;
const deltaLine: PlatformPartnerDetail = {
  id,
  companyName: 'Delta Line Movers Ltd',
  contactName: 'Efe Omoruyi',
  email: 'office@deltaline.example',
  phoneNumber: '08035550100',
  logo: '/images/deltaline0001',
  onboarded: false,
  activeOrders: 0,
  deliveredOrders: 0,
  sharePercent: 80,
  owed: 0,
  status: 'submitted',
  createdAt: '2026-11-18T08:00:00.000Z',
  submittedAt: '2026-11-19T08:00:00.000Z',
  application: {
    partnerId: id,
    status: 'submitted',
    company: {
      companyName: 'Delta Line Movers Ltd',
      rcNumber: 'RC 1482077',
      officeAddress: '21 Airport Road, Warri',
      phoneNumber: '08035550177',
      email: 'office@deltaline.example',
      contactPerson: { name: 'Efe Omoruyi', phoneNumber: '08025550188', designation: 'Lead' },
      lineOfBusiness: 'Haulage',
    },
    bankDetails: {
      bankCode: '011',
      bankName: 'First Bank of Nigeria',
      accountName: 'DELTA LINE MOVERS LTD',
      accountNumberLast4: '8857',
      type: 'sort',
      code: '011234891',
    },
    certification: {
      name: 'Efe Omoruyi',
      designation: 'Lead',
      signature: 'M10 20L30 40L50 10',
      date: '2026-11-19',
      companyDocument: documentUrl(2),
      insuranceDocument: documentUrl(3),
      insuranceExpiresOn: '2027-10-31',
    },
    submittedAt: '2026-11-19T08:00:00.000Z',
  },
};

const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(platformPartners.list, { rows: [deltaLine], count: 1 }),
  mock.ok(platformPartners.byId, deltaLine),
  mock.ok(platformPartners.document, ({ params }) => ({
    documentUrl: `/documents/${params.documentId}`,
    name: params.documentId.endsWith('2') ? 'cac.pdf' : 'insurance.pdf',
    contentType: 'application/pdf' as const,
    bytes: 1200,
    url: '/signed',
    expiresAt: '2026-11-20T09:05:00.000Z',
    uploadedAt: '2026-11-16T09:00:00.000Z',
  })),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['partners'] }) });

describe('shipping partners', () => {
  it('are listed with their status, and have a page that shows the whole application', async () => {
    const { user } = open('/partners');
    const row = await screen.findByRole('row', { name: /Delta Line Movers.*In review/ });
    await user.click(within(row).getByRole('link', { name: 'Delta Line Movers Ltd' }));
    expect(await screen.findByText('21 Airport Road, Warri')).toBeVisible();
    expect(screen.getByText(/08035550100/)).toHaveTextContent('office@deltaline.example');
    expect(screen.getByRole('heading', { level: 1 }).querySelector('img')).toHaveAttribute(
      'src',
      '/images/deltaline0001/160.webp',
    );
    expect(screen.getByText('Sort code 011234891')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: /Goods-in-transit insurance.*insurance.pdf/ }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /CAC certificate.*cac.pdf/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'CAC certificate' }));
    expect(dialog.getByText('RC 1482077')).toBeVisible();
    expect(dialog.getByText(/This browser cannot show PDFs here/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('img', { name: 'Efe Omoruyi’s signature' })).toBeVisible();
  });

  it('have their application sent back only with a step to change and a reason', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(platformPartners.decide, ({ body }) => {
        onRequest(body);
        return { ...deltaLine, status: 'sent_back' as const };
      }),
    );
    const { user } = open(`/partners/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send back' });
    expect(send).toHaveAccessibleDescription('Add a step and a reason to send it back.');
    await user.click(dialog.getByRole('button', { name: /insurance has expired/ }));
    expect(dialog.getByLabelText('Step to change')).toHaveValue('certification');
    await user.selectOptions(dialog.getByLabelText('Step to change'), 'Company');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({
        approved: false,
        reviewNote: 'The insurance has expired. Upload a valid certificate.',
        reviewStep: 'company',
      }),
    );
  });

  it('earn a share of each delivery fee at a rate that can be changed, and an invalid rate stays in the field with an error', async () => {
    const sent = vi.fn();
    const onboarded: PlatformPartnerDetail = {
      ...deltaLine,
      status: 'onboarded',
      owed: 60_021_440,
    };
    server.use(
      mock.ok(platformPartners.byId, onboarded),
      mock.ok(platformPartners.changeRate, ({ body }) => {
        sent(body);
        return { ...onboarded, ...body };
      }),
    );
    const { user } = open(`/partners/${id}`);
    const earnings = (await screen.findByText('₦600,214.40')).closest('section');
    expect(earnings).toHaveTextContent('Share of each delivery fee80%');
    await user.click(screen.getByRole('button', { name: 'Change rate' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(/^Share of each delivery fee/);
    await user.clear(field);
    await user.type(field, '101');
    await user.click(dialog.getByRole('button', { name: 'Change rate' }));
    expect(await dialog.findByText('Enter at most 100')).toBeVisible();
    expect(field).toHaveValue('101');
    await user.clear(field);
    await user.type(field, '82.5');
    await user.click(dialog.getByRole('button', { name: 'Change rate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenCalledExactlyOnceWith({ sharePercent: 82.5 });
  });

  it('cannot be invited with an email address that another partner uses, and the form keeps the typed values', async () => {
    server.use(
      mock.fail(platformPartners.create, 422, {
        errors: [
          { field: 'email', message: 'This email address already belongs to a shipping partner.' },
        ],
      }),
    );
    const { user } = open('/partners/new');
    const form = within(await screen.findByRole('dialog', { name: 'Add shipping partner' }));
    await user.type(form.getByLabelText('Company'), 'Northstar Couriers');
    await user.type(form.getByLabelText('First name'), 'Hauwa');
    await user.type(form.getByLabelText('Last name'), 'Sani');
    await user.type(form.getByLabelText('Email'), 'office@deltaline.example');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(
      await form.findByText('This email address already belongs to a shipping partner.'),
    ).toBeVisible();
    expect(form.getByLabelText('Company')).toHaveValue('Northstar Couriers');
  });
});
