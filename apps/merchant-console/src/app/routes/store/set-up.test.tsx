import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as banks from '@market/api-client/contract/bank/banks';
import * as categories from '@market/api-client/contract/main/categories';
import * as documents from '@market/api-client/contract/main/documents';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as stores from '@market/api-client/contract/main/stores';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import type { MerchantProfile } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const merchant = buildAccount('merchant', { onboardingPercent: 25, storeName: 'Eze Power' });
const startedProfile: MerchantProfile = {
  id: merchant.id,
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: merchant.email,
  phoneNumber: '0803 123 4567',
  onboardingPercent: 25,
  store: {
    id: 'store',
    storeName: 'Eze Power',
    storeUrl: 'eze-power',
    isPhysicalLocation: false,
    socialLinks: {},
    dispatch: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5] },
    returnDays: 7,
    payOnDelivery: { accepted: false },
    status: 'onboarding',
    firstApproval: false,
    secondApproval: false,
  },
};
const bank = { bankName: 'Guaranty Bank', accountName: 'NGOZI EZE', accountNumberLast4: '6789' };
const withBank: MerchantProfile = {
  ...startedProfile,
  onboardingPercent: 100,
  bank,
  store: { ...startedProfile.store, status: 'pending' },
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(accounts.merchantProfile, startedProfile),
  mock.ok(categories.list, [
    {
      id: 'solar',
      name: 'Solar panels',
      productCount: 3,
      subCategories: [
        { id: 'mono', name: 'Monocrystalline', categoryId: 'solar', childCategories: [] },
      ],
    },
    { id: 'gas', name: 'Cooking gas', productCount: 3, subCategories: [] },
  ]),
  mock.ok(documents.link, ({ params: { id } }) => ({
    ...storedDocument(id),
    url: `/api/documents/${id}?signature=x`,
    expiresAt: '2026-11-21T09:00:00.000Z',
    uploadedAt: '2026-11-16T09:00:00.000Z',
  })),
  mock.ok(locations.list, [
    { name: 'Kano', lgas: ['Nassarawa'] },
    { name: 'Lagos', lgas: ['Ikeja', 'Surulere'] },
  ]),
  mock.ok(banks.list, [{ name: 'Guaranty Bank', code: '058', slug: 'guaranty' }]),
);

const idCard = '0199f38b-0b80-702a-bbc6-0f36fbc17901';
const utilityBill = '0199f38b-0b80-702a-bbc6-0f36fbc17902';
const storedDocument = (id: string) => ({
  documentUrl: `/documents/${id}`,
  name: id === idCard ? 'nin.pdf' : 'bill.png',
  contentType: 'application/pdf' as const,
  bytes: 12,
});
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const business: BusinessDetails = {
  isRegisteredBusiness: false,
  dateOfBirth: '1990-05-01',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '12345678901',
  idDocumentUrl: `/documents/${idCard}`,
  proofOfAddress: `/documents/${utilityBill}`,
  homeAddress: { street: '3 Toyin Street', LGA: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
  useHomeAddress: true,
  vatRegistered: false,
  staffSize: '1',
  categoryId: 'solar',
  subCategoryIds: [],
};
const returnedProfile: MerchantProfile = {
  ...withBank,
  business,
  store: {
    ...withBank.store,
    status: 'rejected',
    reviewNote: 'The ID number does not match.',
    shippingLocation: {
      street: '14 Allen Avenue',
      city: 'Ikeja',
      state: 'Lagos',
      country: 'Nigeria',
    },
  },
};

const open = (address: string) => renderApp('merchant', routes, address, { as: merchant });

async function choose(user: ReturnType<typeof open>['user'], field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the store set-up', () => {
  it('saves the business details, shows the new percentage and opens the next step', async () => {
    const saved = vi.fn();
    server.use(
      mock.ok(accounts.onboard, ({ body }) => {
        saved(body);
        const half = { ...startedProfile, onboardingPercent: 50, business: body };
        server.use(mock.ok(accounts.merchantProfile, half));
        return half;
      }),
    );
    const { user } = open('/set-up');
    expect(await screen.findByRole('progressbar', { name: 'Set-up progress' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await user.click(await screen.findByRole('button', { name: 'Save business details' }));
    expect(await screen.findByText('Enter the 11 digits of the NIN')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Date of birth'), '1990-05-01');
    await user.type(screen.getByLabelText('Number on the document'), '12345678901');
    await user.type(screen.getByLabelText('Home address'), '3 Toyin Street');
    await choose(user, 'State', 'Lagos');
    await choose(user, 'Local government area', 'Ikeja');
    await choose(user, 'Main category', 'Solar panels');
    await user.click(screen.getByRole('checkbox', { name: 'Monocrystalline' }));
    await user.click(screen.getByRole('switch', { name: /Registered with the CAC/ }));
    await user.click(screen.getByRole('button', { name: 'Save business details' }));
    expect(await screen.findByText('Upload your identity document')).toBeVisible();
    expect(screen.getByText('Upload proof of address')).toBeVisible();
    expect(screen.getByText('Enter the RC number of the registered business')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();

    // A hidden field is not validated.
    await user.click(screen.getByRole('switch', { name: /Registered with the CAC/ }));
    server.use(mock.ok(documents.upload, storedDocument(idCard)));
    await user.upload(screen.getByLabelText('Your identity document'), pdf('nin.pdf'));
    expect(await screen.findByRole('link', { name: 'Open nin.pdf' })).toHaveAttribute(
      'href',
      `/api/documents/${idCard}?signature=x`,
    );
    server.use(mock.ok(documents.upload, storedDocument(utilityBill)));
    await user.upload(screen.getByLabelText('Proof of address'), pdf('bill.pdf'));
    await screen.findByRole('link', { name: 'Open bill.png' });
    await user.click(screen.getByRole('button', { name: 'Save business details' }));

    expect(await screen.findByRole('heading', { name: 'Store and pick-up address' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Set-up progress' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Store and pick-up address' }),
    );
    expect(document.body).not.toHaveFocus();
    expect(saved).toHaveBeenCalledWith({ ...business, subCategoryIds: ['mono'] });
  });

  it('resumes at the next step with the saved values', async () => {
    server.use(
      mock.ok(accounts.merchantProfile, { ...startedProfile, onboardingPercent: 50, business }),
    );
    const { user } = open('/set-up');
    expect(await screen.findByRole('heading', { name: 'Store and pick-up address' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Owner and business, done/ }));
    expect(await screen.findByLabelText('Number on the document')).toHaveValue('12345678901');
    expect(await screen.findByRole('link', { name: 'Open nin.pdf' })).toBeVisible();
  });

  it('shows why the browser or the server refused a document', async () => {
    server.use(
      mock.fail(documents.upload, 422, {
        message: 'Validation failed',
        errors: [{ field: 'document', message: 'This PDF has a password. Upload it without one.' }],
      }),
    );
    const { user } = open('/set-up');
    const field = await screen.findByLabelText('Your identity document');
    await user.upload(
      field,
      new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText(/scan.pdf is 5.MB; the limit is 5.MB/)).toBeVisible();
    await user.upload(field, pdf('locked.pdf'));
    expect(
      await screen.findByText('This PDF has a password. Upload it without one.'),
    ).toBeVisible();
  });

  it('asks before leaving a step with unsaved changes', async () => {
    const { user } = open('/set-up');
    await user.type(await screen.findByLabelText('Number on the document'), '123');
    await user.click(screen.getByRole('link', { name: /Bank account/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Number on the document')).toHaveValue('123');
  });

  it('resets the local government area when the state changes', async () => {
    const { user } = open('/set-up?step=store');
    await choose(user, 'State', 'Lagos');
    await choose(user, 'Local government area', 'Surulere');
    await choose(user, 'State', 'Kano');
    expect(screen.getByLabelText('Local government area')).toHaveValue('');
  });

  it('saves the store profile with a new name', async () => {
    const saved = vi.fn();
    server.use(
      mock.ok(stores.saveProfile, ({ body }) => {
        saved(body);
        return { ...startedProfile.store, storeName: body.storeName };
      }),
    );
    const { user, services } = open('/set-up?step=store');
    await user.type(await screen.findByLabelText('Store name'), ' Hub');
    await user.type(screen.getByLabelText('Street address'), '14 Allen Avenue');
    await choose(user, 'State', 'Lagos');
    await choose(user, 'Local government area', 'Ikeja');
    await user.click(screen.getByRole('button', { name: 'Save store profile' }));
    await waitFor(() => expect(services.session.user()?.storeName).toBe('Eze Power Hub'));
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({
        storePhoneNumber: '0803 123 4567',
        shippingLocation: {
          street: '14 Allen Avenue',
          city: 'Ikeja',
          state: 'Lagos',
          country: 'Nigeria',
        },
      }),
    );
  });

  it('uses the home address as the pick-up place on request', async () => {
    server.use(mock.ok(accounts.merchantProfile, { ...startedProfile, business }));
    const { user } = open('/set-up?step=store');
    await user.click(await screen.findByRole('button', { name: 'Same as home address' }));
    expect(screen.getByLabelText('Street address')).toHaveValue('3 Toyin Street');
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Lagos'));
    expect(screen.getByLabelText('Local government area')).toHaveValue('Ikeja');
  });

  it('saves a bank account only after the account name has been looked up', async () => {
    server.use(
      mock.ok(banks.resolve, ({ query }) => ({
        account_number: query.account_number,
        account_name: 'NGOZI EZE',
      })),
      mock.ok(bankAccounts.add, ({ body }) => {
        expect(body).toEqual({ accountNumber: '0123456789', bankCode: '058' });
        server.use(mock.ok(accounts.merchantProfile, withBank));
        return { id: 'bank', bankCode: '058', ...bank };
      }),
    );
    const { user } = open('/set-up?step=bank');
    await choose(user, 'Bank', 'Guaranty Bank');
    await user.type(screen.getByLabelText('Account number'), '012345678');
    expect(screen.getByRole('button', { name: 'Save bank account' })).toBeDisabled();
    await user.type(screen.getByLabelText('Account number'), '9');
    await waitFor(() => expect(screen.getByLabelText('Account name')).toHaveValue('NGOZI EZE'));
    await user.click(screen.getByRole('button', { name: 'Save bank account' }));
    expect(await screen.findByRole('progressbar', { name: 'Set-up progress' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });

  it('shows why the account lookup failed, and does not save the account', async () => {
    server.use(
      mock.fail(banks.resolve, 422, {
        message: 'That account number does not belong to this bank',
      }),
    );
    const { user } = open('/set-up?step=bank');
    await choose(user, 'Bank', 'Guaranty Bank');
    await user.type(screen.getByLabelText('Account number'), '0123456789');
    expect(
      await screen.findByText('That account number does not belong to this bank'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save bank account' })).toBeDisabled();
  });

  it('shows why the store was rejected, links to the steps, and accepts an answer', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(accounts.merchantProfile, returnedProfile),
      mock.ok(stores.resubmit, ({ body }) => {
        sent(body);
        const waiting = { ...withBank.store, status: 'pending' as const };
        server.use(mock.ok(accounts.merchantProfile, { ...returnedProfile, store: waiting }));
        return waiting;
      }),
    );
    const { user } = open('/set-up');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/The ID number does not match/)).toBeVisible();
    expect(alert.getByRole('link', { name: 'Owner and business' })).toHaveAttribute(
      'href',
      '/set-up?step=business',
    );
    await user.type(
      await screen.findByLabelText('Message to the approvers'),
      'It is the number on the slip.',
    );
    await user.click(screen.getByRole('button', { name: 'Submit again' }));
    expect(await screen.findByRole('list', { name: 'Approvals' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ answer: 'It is the number on the slip.' });
  });

  it('cannot be submitted again while a step has unsaved changes', async () => {
    server.use(mock.ok(accounts.merchantProfile, returnedProfile));
    const { user } = open('/set-up?step=business');
    const nationality = await screen.findByLabelText('Nationality');
    const submit = await screen.findByRole('button', { name: 'Submit again' });
    expect(submit).toBeEnabled();
    await user.type(nationality, 'x');
    await waitFor(() => expect(submit).toBeDisabled());
    expect(screen.getByText(/Save your changes first/)).toBeVisible();
    await user.type(nationality, '{Backspace}');
    await waitFor(() => expect(submit).toBeEnabled());
  });
});
