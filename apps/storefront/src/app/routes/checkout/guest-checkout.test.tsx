import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as auth from '@market/api-client/contract/main/auth';
import * as cart from '@market/api-client/contract/main/cart';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as guests from '@market/api-client/contract/main/guests';
import * as orders from '@market/api-client/contract/main/orders';
import * as payments from '@market/api-client/contract/root/payments';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { checkoutDraft } from '../../../features/checkout/checkout-draft';
import * as leaving from '../../../shared/navigate-to-url';
import {
  buildAddress,
  buildCartItem,
  buildPlacedOrder,
  buildPlacedOrders,
  buildQuote,
} from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer(mock.ok(catalogue.goesWith, []));
const guest = buildAccount('customer', {
  id: 'guest-1',
  firstName: 'Guest',
  lastName: '',
  email: 'ada@mail.example',
  isGuest: true,
});
const sessionOf = (user: typeof guest) => ({
  token: 't',
  expiresAt: '2099-01-01T00:00:00.000Z',
  expiresIn: 900,
  user,
});
const reference = 'vm-checkout-0001';
const line = buildCartItem({ name: 'Axora H5', quantity: 2 });
const inCart = { productId: line.productId, quantity: 2 };
const unselectedItem = { productId: 'later', quantity: 1, selected: false };
const empty = { rows: [], count: 0, statusCounts: {} };

const pricedHandlers = () => [
  ...frameHandlers(),
  mock.ok(cart.preview, { cartItemsList: [line], cartTotal: 0 }),
  mock.ok(checkout.simulate, buildQuote([line])),
];

describe('the shop', () => {
  it('asks for only an email address before a guest checks out, and charges for the selected lines of the browser’s cart', async () => {
    vi.spyOn(leaving, 'navigateToUrl').mockImplementation(() => undefined);
    const [started, paid] = [vi.fn(), vi.fn()];
    server.use(
      ...pricedHandlers(),
      mock.ok(guests.start, ({ body }) => {
        started(body);
        return sessionOf(guest);
      }),
      mock.ok(payments.start, ({ body }) => {
        paid(body);
        return {
          reference,
          authorizationUrl: 'https://pay.example/1',
          amount: 1,
          expiresAt: '2026-11-20T13:06:00.000Z',
        };
      }),
    );
    const { user } = renderApp('storefront', routes, '/checkout');
    act(() => guestCart.set([inCart, unselectedItem]));
    const asGuest = within(await screen.findByRole('region', { name: 'As a guest' }));
    expect(screen.getByRole('region', { name: 'Sign in' })).toBeVisible();
    await user.click(asGuest.getByRole('button', { name: 'Continue as a guest' }));
    expect(asGuest.getByText('Enter an email address such as name@example.com')).toBeVisible();
    await user.type(asGuest.getByLabelText(/^Email for the receipt/), 'ada@mail.example');
    await user.click(asGuest.getByRole('button', { name: 'Continue as a guest' }));

    await user.click(await screen.findByRole('button', { name: /^Pay ₦/ }));
    await waitFor(() => expect(leaving.navigateToUrl).toHaveBeenCalled());
    expect(started).toHaveBeenCalledWith({ email: 'ada@mail.example' });
    expect(paid).toHaveBeenCalledWith(
      expect.objectContaining({ items: [inCart], addressId: buildAddress().id }),
    );
    expect(screen.getByRole('link', { name: 'Edit cart' })).toHaveAttribute('href', '/cart');
  });

  it('removes paid products from a guest’s cart, and lets the guest save the order to an account by choosing a password', async () => {
    const kept = vi.fn();
    server.use(
      mock.ok(checkout.verifyPayment, { reference, status: 'paid', amount: 1 }),
      mock.ok(
        checkout.createOrder,
        buildPlacedOrders(reference, [
          buildPlacedOrder({
            items: [
              {
                productId: line.productId,
                productName: line.name,
                options: {},
                quantity: 2,
                unitPrice: line.unitPrice,
              },
            ],
          }),
        ]),
      ),
      mock.ok(guests.createAccount, ({ body }) => {
        kept(body);
        return null;
      }),
    );
    const address = `/checkout/return?reference=${reference}`;
    const { user } = renderApp('storefront', routes, address, { as: guest });
    act(() => {
      checkoutDraft.set({ openPayment: reference });
      guestCart.set([inCart, unselectedItem]);
    });
    const keep = within(
      await screen.findByRole('region', { name: 'Save this order to an account' }),
    );
    await waitFor(() => expect(guestCart.get()).toEqual([unselectedItem]));
    await user.type(keep.getByLabelText('Password'), 'short');
    await user.click(keep.getByRole('button', { name: 'Create account' }));
    expect(keep.getByText('Use at least 8 characters')).toBeVisible();
    await user.type(keep.getByLabelText('Password'), ' but long enough');
    await user.click(keep.getByRole('button', { name: 'Create account' }));
    expect(await keep.findByText(/We sent a link to/)).toHaveTextContent('ada@mail.example');
    expect(kept).toHaveBeenCalledWith({ password: 'short but long enough', acceptsTerms: true });
  });

  it('asks guests to sign in for the account’s pages, and merges their cart when they do', async () => {
    const merged = vi.fn();
    const account = buildAccount('customer', { id: 'account-1' });
    server.use(
      ...pricedHandlers(),
      mock.ok(auth.signInCustomer, sessionOf(account)),
      mock.ok(orders.list, empty),
      mock.ok(cart.add, ({ body }) => {
        merged(body);
        return { cartItemsList: [], cartTotal: 0 };
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/account/addresses', { as: guest });
    act(() => guestCart.set([inCart]));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/sign-in?redirectTo=%2Faccount%2Faddresses',
      ),
    );
    await user.type(await screen.findByLabelText('Email'), account.email);
    await user.type(screen.getByLabelText('Password'), 'a long enough one');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addresses'));
    expect(merged).toHaveBeenCalledWith({ items: [inCart], mode: 'merge' });
  });
});

describe('the link in a guest’s email', () => {
  const link = '/guest/user~time~signature?to=%2Forders';

  it('opens the orders', async () => {
    const opened = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, empty),
      mock.ok(guests.openLink, ({ body }) => {
        opened(body);
        return sessionOf(guest);
      }),
    );
    const { router } = renderApp('storefront', routes, link);
    expect(await screen.findByText(/^Ordered as a guest with/)).toHaveTextContent(guest.email);
    expect(router.state.location.pathname).toBe('/orders');
    expect(opened).toHaveBeenCalledWith({ token: 'user~time~signature' });
  });

  it('shows why it does not work, and offers to email a new one', async () => {
    server.use(
      mock.fail(guests.openLink, 410, { message: 'This link is no longer valid.' }),
      mock.ok(guests.mailLink, null),
    );
    const { user } = renderApp('storefront', routes, link);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    await user.type(await screen.findByLabelText('Email that you used for the order'), guest.email);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If there are guest orders for/)).toHaveTextContent(
      guest.email,
    );
  });

  it('adds the order to the account of the signed-in customer on request', async () => {
    const added = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, empty),
      mock.ok(guests.addToAccount, ({ body }) => {
        added(body);
        return null;
      }),
    );
    const as = buildAccount('customer');
    const { user, router } = renderApp('storefront', routes, link, { as });
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(added).toHaveBeenCalledWith({ token: 'user~time~signature' });
  });

  it.each(['//evil.example', 'https://evil.example'])('never redirects to %s', async (to) => {
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, empty),
      mock.ok(guests.openLink, sessionOf(guest)),
    );
    const { router } = renderApp('storefront', routes, `/guest/t?${new URLSearchParams({ to })}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  });
});
