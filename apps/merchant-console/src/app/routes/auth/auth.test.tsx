import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as auth from '@market/api-client/contract/main/auth';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
);
const merchant = buildAccount('merchant');
const session = {
  token: 'token',
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  expiresIn: 900,
  user: merchant,
};
const open = (address: string) => renderApp('merchant', routes, address);

describe('sign-up', () => {
  it('creates an account and shows where the confirmation email was sent', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(auth.signUpMerchant, ({ body }) => {
        sent(body);
        return null;
      }),
    );
    const { user } = open('/sign-up');
    await user.type(await screen.findByLabelText('Store name'), 'Eze Power');
    await user.type(screen.getByLabelText('First name'), 'Ngozi');
    await user.type(screen.getByLabelText('Last name'), 'Eze');
    await user.type(screen.getByLabelText('Email'), 'ngozi@example.com');
    await user.type(screen.getByLabelText('Phone number'), '0803 123 4567');
    await user.type(screen.getByLabelText('Password'), 'password');
    await user.click(screen.getByRole('button', { name: 'Open my store' }));
    expect(await screen.findByText('That password is too common. Choose another.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Password'), ' of the yard');
    await user.click(screen.getByRole('button', { name: 'Open my store' }));
    expect(
      await screen.findByText('Agree to the terms and the privacy notice to continue'),
    ).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Open my store' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText(/sent a link to ngozi@example.com/)).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        storeName: 'Eze Power',
        password: 'password of the yard',
        acceptsTerms: true,
      }),
    );
  });

  it('confirms the account only on click, then links to sign-in', async () => {
    const confirmed = vi.fn();
    server.use(
      mock.ok(auth.confirmMerchant, ({ params }) => {
        confirmed(params.token);
        return null;
      }),
    );
    const { user } = open('/confirm/abc');
    await user.click(await screen.findByRole('button', { name: 'Confirm my email address' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in',
    );
    expect(confirmed).toHaveBeenCalledExactlyOnceWith('abc');
  });
});

describe('sign-in', () => {
  it('shows the server’s error above the form and keeps the email', async () => {
    server.use(
      mock.fail(auth.signInMerchant, 401, { message: 'That email and password do not match.' }),
    );
    const { user } = open('/sign-in');
    await user.type(await screen.findByLabelText('Email'), 'ngozi@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That email and password do not match.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('ngozi@example.com');
  });

  it('returns to the page that required sign-in', async () => {
    server.use(mock.ok(auth.signInMerchant, session));
    const { user, router } = open(`/sign-in?${new URLSearchParams({ redirectTo: '/account' })}`);
    await user.type(await screen.findByLabelText('Email'), 'ngozi@example.com');
    await user.type(screen.getByLabelText('Password'), 'right password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/account');
  });

  it('treats users of other apps as signed out', async () => {
    const { router } = renderApp('merchant', routes, '/forgot', { as: buildAccount('customer') });
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/forgot');
  });
});

describe('the account page', () => {
  it('changes the password and signs out all devices', async () => {
    const ended = vi.fn();
    server.use(
      mock.ok(auth.changePassword, null),
      mock.ok(auth.signOut, ({ body }) => {
        ended(body);
        return null;
      }),
    );
    const { user, services } = renderApp('merchant', routes, '/account', { as: merchant });
    await user.type(await screen.findByLabelText('Current password'), 'old password');
    await user.type(screen.getByLabelText('New password'), 'a new password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(
      await screen.findByText(
        'Your password has been changed. You are signed out on all other devices.',
      ),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(services.session.user()).toBeUndefined());
    expect(ended).toHaveBeenCalledWith({ everywhere: true });
  });
});
