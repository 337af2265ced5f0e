import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as auth from '@market/api-client/contract/main/auth';
import * as cart from '@market/api-client/contract/main/cart';
import * as follows from '@market/api-client/contract/main/follows';
import * as orders from '@market/api-client/contract/main/orders';
import { texts } from '@market/api-client/contract/texts';
import * as savedItems from '@market/api-client/contract/main/saved-items';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { requestedFollow } from '../../../features/follows/follow-after-sign-in';
import { guestSavedItems } from '../../../shared/guest-saved-items';
import { buildCartItem } from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const session = {
  token: 't',
  expiresAt: '2099-01-01T00:00:00.000Z',
  expiresIn: 900,
  user: buildAccount('customer'),
};

describe('signing in', () => {
  it('returns a guest to the account page that required it, merges the cart and saved products into the account, removes them from the browser, and follows the store that the guest asked to follow', async () => {
    const merged = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(auth.signInCustomer, session),
      mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
      mock.ok(cart.add, ({ body }) => {
        merged(body);
        return { cartItemsList: [], cartTotal: 0 };
      }),
      mock.ok(savedItems.add, ({ body }) => {
        merged(body);
        return ['p2'];
      }),
      mock.ok(follows.setFollowing, ({ query, body }) => {
        merged({ ...query, ...body });
        return { storeId: query.storeId, count: 1, following: true };
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/orders?status=pending');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    act(() => {
      guestCart.set([{ productId: 'p1', quantity: 2 }]);
      guestSavedItems.set([{ productId: 'p2', quantity: 1, unitPrice: 500 }]);
      requestedFollow.remember('s1');
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@mail.example');
    await user.type(screen.getByLabelText('Password'), 'a long enough one');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/orders?status=pending',
      ),
    );
    expect(merged).toHaveBeenCalledWith({
      items: [{ productId: 'p1', quantity: 2 }],
      mode: 'merge',
    });
    expect(merged).toHaveBeenCalledWith({
      items: [{ productId: 'p2', quantity: 1, unitPrice: 500 }],
      mode: 'merge',
    });
    expect(merged).toHaveBeenCalledWith({ storeId: 's1', following: true });
    expect(merged).toHaveBeenCalledTimes(3);
    expect(guestCart.get()).toEqual([]);
    expect(guestSavedItems.get()).toEqual([]);
  });

  it('succeeds even when the cart cannot be merged, and keeps the browser’s cart', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(auth.signInCustomer, session),
      mock.offline(cart.add),
      mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
    );
    const { user, router } = renderApp('storefront', routes, '/sign-in?redirectTo=%2Forders');
    act(() => guestCart.set([{ productId: 'p1', quantity: 2 }]));
    await user.type(await screen.findByLabelText('Email'), 'ada@mail.example');
    await user.type(screen.getByLabelText('Password'), 'a long enough one');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(guestCart.get()).toHaveLength(1);
  });
});

describe('the sign-up page before the checkout', () => {
  it('shows the items to buy, and sends an email whose link returns to the checkout', async () => {
    const line = buildCartItem({ name: 'Quiet generator', quantity: 2, unitPrice: 10_000_000 });
    const sent = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(cart.preview, { cartItemsList: [line], cartTotal: 0 }),
      mock.ok(auth.signUpCustomer, ({ body }) => {
        sent(body);
        return null;
      }),
      mock.ok(auth.confirmCustomer, null),
    );
    const redirect = '?redirectTo=%2Fcheckout%3Fbuy%3Dp1~v1~2';
    const { user, unmount } = renderApp('storefront', routes, `/sign-up${redirect}`);
    expect(await screen.findByText('Quiet generator × 2')).toBeVisible();
    expect(screen.getByText('₦200,000.00 before delivery')).toBeVisible();
    await user.type(screen.getByLabelText('First name'), 'Adaeze');
    await user.type(screen.getByLabelText('Last name'), 'Okonkwo');
    await user.type(screen.getByLabelText('Email'), 'ada@mail.example');
    await user.type(screen.getByLabelText('Password'), 'a long enough one');
    await user.click(screen.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    unmount();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ redirectTo: '/checkout?buy=p1~v1~2', acceptsTerms: true }),
    );
    // Opens the emailed link, as in another browser.
    const confirming = renderApp('storefront', routes, `/confirm/token-1${redirect}`);
    await confirming.user.click(
      await screen.findByRole('button', { name: 'Confirm my email address' }),
    );
    const href = (await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href') ?? '';
    expect(new URL(href, 'http://shop.test').searchParams.get('redirectTo')).toBe(
      '/checkout?buy=p1~v1~2',
    );
  });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'the email confirmation page ignores the redirect to %s, and links to the plain sign-in page',
  async (target) => {
    server.use(mock.ok(auth.confirmCustomer, null));
    const { user } = renderApp(
      'storefront',
      routes,
      `/confirm/token-1?${new URLSearchParams({ redirectTo: target })}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm my email address' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in',
    );
  },
);

it.each([
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy notice'],
])('the shop has the page %s, and links to it in the footer', async (address, title) => {
  server.use(...frameHandlers());
  renderApp('storefront', routes, address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const legal = within(screen.getByRole('contentinfo'));
  expect(legal.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
  expect(legal.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

describe('the sign-up page', () => {
  it('validates its form, shows server errors on their fields, and then tells the customer to check their email', async () => {
    server.use(
      mock.fail(auth.signUpCustomer, 422, {
        errors: [{ field: 'email', message: 'We cannot send mail there' }],
      }),
    );
    const { user } = renderApp('storefront', routes, '/sign-up');
    await user.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(await screen.findByText('Enter your first name')).toBeVisible();
    expect(screen.getByText('Agree to the terms and the privacy notice to continue')).toBeVisible();
    expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/privacy$/),
    );
    await user.type(screen.getByLabelText('First name'), 'Adaeze');
    await user.type(screen.getByLabelText('Last name'), 'Okonkwo');
    await user.type(screen.getByLabelText('Email'), 'ada@mail.example');
    await user.type(screen.getByLabelText('Password'), 'a long enough one');
    await user.click(screen.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(await screen.findByText('We cannot send mail there')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('Adaeze');

    server.use(mock.ok(auth.signUpCustomer, null));
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText('ada@mail.example')).toBeVisible();
  });
});

describe('the forgotten password page', () => {
  it('sends nothing without an email address, shows an error while offline, and does not reveal whether an account exists', async () => {
    const onRequest = vi.fn();
    server.use(mock.offline(auth.forgotCustomer));
    const { user } = renderApp('storefront', routes, '/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(
      await screen.findByText('Enter an email address such as name@example.com'),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ada@mail.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.offlineReset);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@mail.example');

    server.use(
      mock.ok(auth.forgotCustomer, ({ body }) => {
        onRequest(body);
        return null;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If there is an account for ada@mail.example/)).toBeVisible();
    expect(onRequest).toHaveBeenCalledExactlyOnceWith({ email: 'ada@mail.example' });
  });
});

describe('an expired link in an email', () => {
  const expiredLink = { message: 'This link has been used or has expired. Request a new one.' };

  it('leads to the forgotten password page when it was for resetting a password', async () => {
    server.use(mock.fail(auth.resetPassword, 410, expiredLink));
    const { user } = renderApp('storefront', routes, '/reset/token-1');
    await user.type(await screen.findByLabelText('New password'), 'a long enough one');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expiredLink.message);
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('shows the error and a link to sign in when it was for confirming an email address', async () => {
    server.use(mock.fail(auth.confirmCustomer, 410, expiredLink));
    const { user } = renderApp('storefront', routes, '/confirm/token-1');
    await user.click(await screen.findByRole('button', { name: 'Confirm my email address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expiredLink.message);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  });
});
