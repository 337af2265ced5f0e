import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as banks from '@market/api-client/contract/bank/banks';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { MerchantPayments } from '@market/domain/payouts/payout';
import type { MerchantProfile } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const merchant = buildAccount('merchant');
const oldAccount = {
  bankName: 'Guaranty Bank',
  accountName: 'NGOZI EZE',
  accountNumberLast4: '4471',
};
const profile: MerchantProfile = {
  id: merchant.id,
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi@example.com',
  onboardingPercent: 100,
  bank: oldAccount,
  store: {
    id: 'store',
    storeName: 'Helios Yard',
    storeUrl: 'helios-yard',
    isPhysicalLocation: false,
    socialLinks: {},
    dispatch: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5] },
    returnDays: 7,
    payOnDelivery: { accepted: false },
    status: 'live',
    firstApproval: true,
    secondApproval: true,
  },
};

const money: MerchantPayments = {
  stats: { processedPayment: 0, approvedPayment: 0, pendingPayment: 0 },
  available: 0,
  held: 0,
  disputed: 0,
  bank: oldAccount,
  rows: [],
  count: 0,
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(accounts.merchantProfile, profile),
  mock.ok(payouts.mine, money),
  mock.ok(banks.list, [{ name: 'Unity Bank', code: '215', slug: 'unity' }]),
  mock.ok(banks.resolve, ({ query }) => ({
    account_number: query.account_number,
    account_name: 'NGỌZI ỤKWỤ EZE',
  })),
);
const open = (address: string, as = merchant) => renderApp('merchant', routes, address, { as });

describe('the bank details page', () => {
  it('changes the account after the bank confirms its name and the password is entered', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(bankAccounts.update, ({ body }) => {
        sent(body);
        const bank = {
          bankName: 'Unity Bank',
          accountName: 'NGỌZI ỤKWỤ EZE',
          accountNumberLast4: '6789',
        };
        const payoutsHeldUntil = '2099-11-21T08:00:00.000Z';
        server.use(
          mock.ok(accounts.merchantProfile, { ...profile, bank }),
          mock.ok(payouts.mine, { ...money, bank: { ...bank, payoutsHeldUntil } }),
        );
        return { ...bank, id: 'bank', bankCode: '215', payoutsHeldUntil };
      }),
    );
    const { user, router } = open('/bank');
    expect(await screen.findByRole('heading', { name: 'Guaranty Bank' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Change account' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    expect(drawer.getByText(/Payouts are held for 24 hours/)).toBeVisible();
    const save = drawer.getByRole('button', { name: 'Change bank account' });
    expect(save).toBeDisabled();
    await user.click(drawer.getByLabelText('Bank'));
    await user.click(await screen.findByRole('option', { name: 'Unity Bank' }));
    await user.type(drawer.getByLabelText('Account number'), '0123456789');
    await waitFor(() =>
      expect(drawer.getByLabelText('Account name')).toHaveValue('NGỌZI ỤKWỤ EZE'),
    );
    expect(drawer.queryByText(/in the name of/)).not.toBeInTheDocument();
    await user.type(drawer.getByLabelText('Your password'), 'sunny-day');
    await user.click(save);
    expect(await screen.findByRole('heading', { name: 'Unity Bank' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      accountNumber: '0123456789',
      bankCode: '215',
      password: 'sunny-day',
    });
    expect(await screen.findByText(/^Payouts are on hold until 21 Nov, 09:00/)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/bank'));
  });

  it('keeps the form values when the password is wrong', async () => {
    server.use(
      mock.fail(bankAccounts.update, 422, {
        message: 'Validation failed',
        errors: [{ field: 'password', message: 'Incorrect password' }],
      }),
    );
    const { user } = open('/bank/change');
    const drawer = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    await user.click(drawer.getByLabelText('Bank'));
    await user.click(await screen.findByRole('option', { name: 'Unity Bank' }));
    await user.type(drawer.getByLabelText('Account number'), '0123456789');
    await user.type(drawer.getByLabelText('Your password'), 'rainy-day');
    await waitFor(() =>
      expect(drawer.getByRole('button', { name: 'Change bank account' })).toBeEnabled(),
    );
    await user.click(drawer.getByRole('button', { name: 'Change bank account' }));
    expect(await drawer.findByText('Incorrect password')).toBeVisible();
    expect(drawer.getByLabelText('Account number')).toHaveValue('0123456789');
  });

  it('warns about an account in another name, and allows saving it', async () => {
    server.use(
      mock.ok(banks.resolve, ({ query }) => ({
        account_number: query.account_number,
        account_name: 'BABATUNDE LAWAL',
      })),
    );
    const { user } = open('/bank/change');
    const drawer = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    expect(
      drawer.getByText(/Payouts that you have already requested go to the previous account/),
    ).toBeVisible();
    await user.click(drawer.getByLabelText('Bank'));
    await user.click(await screen.findByRole('option', { name: 'Unity Bank' }));
    await user.type(drawer.getByLabelText('Account number'), '0123456789');
    expect(
      await drawer.findByText(
        /in the name of BABATUNDE LAWAL, which is neither your name \(Ngozi Eze\) nor your store’s \(Helios Yard\)/,
      ),
    ).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Change bank account' })).toBeEnabled();
  });

  it('shows the form for the first account when there is none yet', async () => {
    server.use(mock.ok(accounts.merchantProfile, { ...profile, bank: undefined }));
    const { router } = open('/bank/change');
    expect(await screen.findByRole('button', { name: 'Save bank account' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/bank');
  });

  it('asks before Escape discards changes, and keeps them on request', async () => {
    const { user, router } = open('/bank/change');
    const drawer = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    await user.type(drawer.getByLabelText('Account number'), '0123456789');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole(
        'button',
        { name: 'Keep editing' },
      ),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(drawer.getByLabelText('Account number')).toHaveValue('0123456789');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bank'));
  });

  it('retries loading the banks and the account name, and keeps the account number', async () => {
    server.use(mock.fail(banks.list, 503), mock.fail(banks.resolve, 503));
    const { user } = open('/bank/change');
    const drawer = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    await user.type(drawer.getByLabelText('Account number'), '0123456789');
    const tryAgain = await drawer.findByRole('button', { name: 'Try again' });
    server.use(mock.ok(banks.list, [{ name: 'Unity Bank', code: '215', slug: 'unity' }]));
    await user.click(tryAgain);
    await waitFor(() => expect(tryAgain).not.toBeInTheDocument());
    await user.click(drawer.getByLabelText('Bank'));
    await user.click(await screen.findByRole('option', { name: 'Unity Bank' }));
    const askBank = await drawer.findByRole('button', { name: 'Check again' });
    server.use(
      mock.ok(banks.resolve, ({ query }) => ({
        account_number: query.account_number,
        account_name: 'NGỌZI ỤKWỤ EZE',
      })),
    );
    await user.click(askBank);
    await waitFor(() =>
      expect(drawer.getByLabelText('Account name')).toHaveValue('NGỌZI ỤKWỤ EZE'),
    );
    expect(drawer.getByLabelText('Account number')).toHaveValue('0123456789');
  });

  it('denies access to staff', async () => {
    open('/bank', buildAccount('staff', { resources: ['payouts', 'orders'] }));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bank details' })).not.toBeInTheDocument();
  });
});
