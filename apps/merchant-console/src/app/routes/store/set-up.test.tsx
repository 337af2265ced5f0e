import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as banks from '@market/api-client/contract/bank/banks';
import * as categories from '@market/api-client/contract/main/categories';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as stores from '@market/api-client/contract/main/stores';
import type { MerchantProfile } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const merchant = buildAccount('merchant', { onboardingPercent: 25, storeName: 'Eze Power' });
const begun: MerchantProfile = {
  id: merchant.id,
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: merchant.email,
  phoneNumber: '0803 123 4567',
  onboardingPercent: 25,
  store: { id: 'store', storeName: 'Eze Power', storeUrl: 'eze-power', isPhysicalLocation: false, socialLinks: {}, status: 'onboarding', firstApproval: false, secondApproval: false },
};
const bank = { bankName: 'Guaranty Bank', accountName: 'NGOZI EZE', accountNumberLast4: '6789' };
const withBank: MerchantProfile = { ...begun, onboardingPercent: 100, bank, store: { ...begun.store, status: 'pending' } };

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(accounts.merchantProfile, begun),
  mock.ok(categories.list, [{ id: 'solar', name: 'Solar panels', productCount: 3, subCategories: [] }]),
  mock.ok(locations.list, [
    { name: 'Kano', lgas: ['Nassarawa'] },
    { name: 'Lagos', lgas: ['Ikeja', 'Surulere'] },
  ]),
  mock.ok(banks.list, [{ name: 'Guaranty Bank', code: '058', slug: 'guaranty' }]),
);

const open = (address: string) => renderApp('merchant', routes, address, { as: merchant });

async function choose(user: ReturnType<typeof open>['user'], field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('setting up a store', () => {
  it('saves the business, shows the new percentage and goes on to the next step', async () => {
    const saved = vi.fn();
    server.use(
      mock.ok(accounts.onboard, ({ body }) => {
        saved(body);
        const half = { ...begun, onboardingPercent: 50, business: body };
        server.use(mock.ok(accounts.merchantProfile, half));
        return half;
      }),
    );
    const { user } = open('/set-up');
    expect(await screen.findByRole('progressbar', { name: 'Set up so far' })).toHaveAttribute('aria-valuenow', '25');
    await user.click(screen.getByRole('button', { name: 'Save business details' }));
    expect(await screen.findByText('Enter the number of the document')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Date of birth'), '1990-05-01');
    await user.type(screen.getByLabelText('Number on the document'), '12345678901');
    await user.type(screen.getByLabelText('Home address'), '3 Toyin Street');
    await choose(user, 'State', 'Lagos');
    await choose(user, 'Local government area', 'Ikeja');
    await choose(user, 'What you mainly sell', 'Solar panels');
    await user.click(screen.getByRole('button', { name: 'Save business details' }));

    expect(await screen.findByRole('heading', { name: 'Store and pick-up place' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Set up so far' })).toHaveAttribute('aria-valuenow', '50');
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ categoryId: 'solar', homeAddress: { street: '3 Toyin Street', LGA: 'Ikeja', state: 'Lagos', country: 'Nigeria' } }));
  });

  it('forgets the area when the state changes', async () => {
    const { user } = open('/set-up?step=store');
    await choose(user, 'State', 'Lagos');
    await choose(user, 'Local government area', 'Surulere');
    await choose(user, 'State', 'Kano');
    expect(screen.getByLabelText('Local government area')).toHaveValue('');
  });

  it('saves the store’s profile under its new name', async () => {
    const saved = vi.fn();
    server.use(
      mock.ok(stores.saveProfile, ({ body }) => {
        saved(body);
        return { ...begun.store, storeName: body.storeName };
      }),
    );
    const { user, services } = open('/set-up?step=store');
    await user.type(await screen.findByLabelText('Store name'), ' Hub');
    await user.type(screen.getByLabelText('Street and number'), '14 Allen Avenue');
    await choose(user, 'State', 'Lagos');
    await choose(user, 'Local government area', 'Ikeja');
    await user.type(screen.getByLabelText('Instagram'), 'instagram.com/eze');
    await user.click(screen.getByRole('button', { name: 'Save store profile' }));
    expect(await screen.findByText('Enter an address that starts with https://')).toBeVisible();
    await user.clear(screen.getByLabelText('Instagram'));
    await user.click(screen.getByRole('button', { name: 'Save store profile' }));
    await waitFor(() => expect(services.session.user()?.storeName).toBe('Eze Power Hub'));
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ storePhoneNumber: '0803 123 4567', shippingLocation: { street: '14 Allen Avenue', city: 'Ikeja', state: 'Lagos', country: 'Nigeria' } }));
  });

  it('saves a bank account only after the bank has said whose it is', async () => {
    server.use(
      mock.ok(banks.resolve, ({ query }) => ({ account_number: query.account_number, account_name: 'NGOZI EZE' })),
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
    expect(await screen.findByRole('progressbar', { name: 'Set up so far' })).toHaveAttribute('aria-valuenow', '100');
  });

  it('says what the bank refused, and does not save', async () => {
    server.use(mock.fail(banks.resolve, 422, { message: 'That account number does not belong to this bank' }));
    const { user } = open('/set-up?step=bank');
    await choose(user, 'Bank', 'Guaranty Bank');
    await user.type(screen.getByLabelText('Account number'), '0123456789');
    expect(await screen.findByText('That account number does not belong to this bank')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save bank account' })).toBeDisabled();
  });

  it('tells a store that was sent back why, and where to mend it', async () => {
    server.use(mock.ok(accounts.merchantProfile, { ...withBank, store: { ...withBank.store, status: 'rejected', reviewNote: 'The ID number does not match.' } }));
    open('/set-up');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your store was sent back. The ID number does not match.');
    expect(screen.getByRole('link', { name: 'Put it right' })).toHaveAttribute('href', '/set-up?step=business');
  });
});
