import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as addresses from '@market/api-client/contract/main/addresses';
import * as auth from '@market/api-client/contract/main/auth';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as locations from '@market/api-client/contract/shipping/locations';
import { texts } from '@market/api-client/contract/texts';
import { groupKey } from '@market/api-client/queries';
import * as orders from '@market/api-client/contract/main/orders';
import { buildOrder, buildOrderSummary } from '@market/testing/factories/orders';
import { buildProductCard } from '@market/testing/factories/products';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { buildAddress } from '../../../test/factories';
import { frameHandlers, pendingHomeHandlers } from '../../../test/handlers';
import { routes } from '../../routes';
import { clearDataWhenSignedOut } from '../../clear-data-when-signed-out';

const server = mockServer();
const as = buildAccount('customer');
const latest = buildOrderSummary({
  id: 'o1',
  orderName: 'VM-3',
  orderStatusId: 6,
  orderStatus: 'in_transit',
});
const signedIn = [
  ...frameHandlers(),
  mock.ok(accounts.me, as),
  mock.ok(orders.list, {
    rows: [
      latest,
      buildOrderSummary({
        orderName: 'VM-2',
        storeName: 'Garden City Gas',
        orderStatusId: 3,
        orderStatus: 'ready_for_pickup',
        promise: {
          dispatchDay: '2099-11-24',
          firstDay: '2099-11-25',
          lastDay: '2099-11-27',
          fee: 600_000,
        },
      }),
      buildOrderSummary({
        orderName: 'VM-1',
        orderStatusId: 8,
        orderStatus: 'completed',
        deliveredAt: '2099-11-19T14:54:00.000Z',
      }),
    ],
    count: 9,
    statusCounts: {},
  }),
  mock.ok(
    orders.byId,
    buildOrder({
      ...latest,
      orderDeliveryToken: '482061',
      promise: {
        dispatchDay: '2099-11-23',
        firstDay: '2099-11-24',
        lastDay: '2099-11-24',
        fee: 600_000,
      },
    }),
  ),
  mock.ok(catalogue.stores, { rows: [], count: 0 }),
  mock.ok(catalogue.bought, [buildProductCard({ id: 'p7', name: 'Lumo 12 W LED bulb' })]),
];

describe('the account', () => {
  it('shows the latest order with its headline, progress and delivery code, followed by two more orders', async () => {
    server.use(...signedIn);
    renderApp('storefront', routes, '/account', { as });
    const box = within(
      await screen.findByRole('region', { name: /^Arriving Tuesday 24\sNovember$/ }),
    );
    expect(box.getByText(/^482\s061$/)).toBeVisible();
    expect(box.getByRole('list', { name: 'Progress' })).toHaveTextContent('On its way, now');
    expect(box.getByRole('link', { name: 'Track this order' })).toHaveAttribute(
      'href',
      '/orders/o1',
    );
    expect(
      screen.getByRole('heading', { name: /^Arriving Wed\s25 to Fri\s27\sNov$/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track VM-2' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: /^Delivered Thursday 19\sNovember$/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 9 orders' })).toHaveAttribute('href', '/orders');
    expect(await screen.findByRole('link', { name: 'Change profile or password' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
    const again = within(await screen.findByRole('region', { name: 'Buy again' }));
    expect(await again.findByRole('link', { name: /Lumo 12\sW LED bulb/ })).toHaveAttribute(
      'href',
      '/products/p7',
    );
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  it('opens the home page and clears the browser’s data when the customer signs out', async () => {
    server.use(...signedIn, mock.ok(auth.signOut, null), ...pendingHomeHandlers);
    const { user, router, services } = renderApp('storefront', routes, '/account', { as });
    clearDataWhenSignedOut(router, services);
    guestCart.set([{ productId: 'p1', quantity: 1 }]);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(services.session.user()).toBeUndefined());
    expect(router.state.location.pathname).toBe('/');
    expect(guestCart.get()).toEqual([]);
  });

  it('redirects to the sign-in page when the session ends elsewhere, sends no further requests and clears cached data', async () => {
    const onRequest = vi.fn(() => [buildAddress()]);
    server.use(mock.ok(addresses.list, onRequest), ...frameHandlers());
    const { router, services } = renderApp('storefront', routes, '/account/addresses', { as });
    clearDataWhenSignedOut(router, services);
    expect(await screen.findByRole('heading', { name: 'Adaeze Okonkwo' })).toBeVisible();
    act(() => services.session.clear());
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/sign-in?redirectTo=%2Faccount%2Faddresses',
      ),
    );
    await waitFor(() =>
      expect(
        services.queryClient.getQueryCache().findAll({ queryKey: groupKey(addresses.list) }),
      ).toEqual([]),
    );
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('keeps a form that is being filled in when the session ends elsewhere, and asks the customer to sign in again', async () => {
    server.use(mock.ok(addresses.list, []), mock.ok(locations.list, []), ...frameHandlers());
    const { user, router, services } = renderApp('storefront', routes, '/account/addresses/new', {
      as,
    });
    clearDataWhenSignedOut(router, services);
    const street = await screen.findByLabelText('Street address');
    await user.type(street, '14 Allen Avenue');
    act(() => services.session.clear());
    expect(
      await screen.findByRole('dialog', {
        name: 'Your session has expired. Sign in again to save.',
      }),
    ).toBeVisible();
    expect(street).toHaveValue('14 Allen Avenue');
    expect(router.state.location.pathname).toBe('/account/addresses/new');
    act(() =>
      services.session.start({
        token: 'T2',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
        expiresIn: 900,
        user: as,
      }),
    );
    await waitFor(() =>
      expect(screen.queryByText(/^Your session has expired/)).not.toBeInTheDocument(),
    );
    expect(street).toHaveValue('14 Allen Avenue');
  });

  it('ends all sessions only after a confirmation', async () => {
    const ended = vi.fn();
    server.use(
      ...signedIn,
      mock.ok(auth.signOut, ({ body }) => {
        ended(body);
        return null;
      }),
      ...pendingHomeHandlers,
    );
    const { user, services } = renderApp('storefront', routes, '/account', { as });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Sign out on every device?' }),
    );
    expect(ended).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(services.session.user()).toBeUndefined());
    expect(ended).toHaveBeenCalledWith({ everywhere: true });
  });

  it('lets the customer edit the name in place, and shows the new name in the greeting', async () => {
    const sent = vi.fn();
    server.use(
      ...signedIn,
      mock.ok(accounts.updateMe, ({ body }) => {
        sent(body);
        return { ...as, ...body };
      }),
    );
    const { user } = renderApp('storefront', routes, '/account/profile', { as });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const name = await screen.findByLabelText('First name');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Enter your first name')).toBeVisible();
    await user.type(name, 'Ọláwálé');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Welcome, Ọláwálé')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ firstName: 'Ọláwálé', lastName: as.lastName });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus());
  });

  it('shows an error when the password is changed offline, and keeps the new password in its field', async () => {
    server.use(...signedIn, mock.offline(auth.changePassword));
    const { user } = renderApp('storefront', routes, '/account/profile', { as });
    await user.type(await screen.findByLabelText('Current password'), 'candles-no-more');
    await user.type(screen.getByLabelText('New password'), 'a long enough one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.tryAgain);
    expect(screen.getByLabelText('New password')).toHaveValue('a long enough one');
  });

  it('shows a wrong current password as an error on its field', async () => {
    server.use(
      ...signedIn,
      mock.fail(auth.changePassword, 422, {
        errors: [{ field: 'oldPassword', message: 'Incorrect password' }],
      }),
    );
    const { user } = renderApp('storefront', routes, '/account/profile', { as });
    await user.type(await screen.findByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'a long enough one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Incorrect password')).toBeVisible();
  });
});

describe('the address book', () => {
  it('clears the area when the state is changed in the edit drawer, and shows server errors on their fields', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(addresses.byId, buildAddress()),
      mock.ok(locations.list, [
        { name: 'Lagos', lgas: ['Eti Osa'] },
        { name: 'Kano', lgas: ['Nassarawa'] },
      ]),
      mock.fail(addresses.update, 422, {
        errors: [{ field: 'phoneNumber', message: 'That number does not exist' }],
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/account/addresses', { as });
    await user.click(await screen.findByRole('link', { name: 'Edit Adaeze Okonkwo’s address' }));
    const state = await screen.findByRole('combobox', { name: 'State' });
    await waitFor(() => expect(state).toHaveValue('Lagos'));
    await user.clear(state);
    await user.type(state, 'Kan');
    await user.click(await screen.findByRole('option', { name: 'Kano' }));
    expect(screen.getByRole('combobox', { name: 'Local government area' })).toHaveValue('');
    await user.click(screen.getByRole('combobox', { name: 'Local government area' }));
    await user.click(await screen.findByRole('option', { name: 'Nassarawa' }));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('That number does not exist')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/account/addresses/${buildAddress().id}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/addresses'));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/account/addresses');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the focus on the address that has become the default', async () => {
    const [home, mother] = [
      buildAddress(),
      buildAddress({ fullName: 'Mama Okonkwo', default: false }),
    ];
    server.use(
      mock.ok(addresses.list, [home, mother]),
      ...frameHandlers(),
      mock.ok(addresses.makeDefault, {
        current: { ...mother, default: true },
        previous: { ...home, default: false },
      }),
    );
    const { user } = renderApp('storefront', routes, '/account/addresses', { as });
    await user.click(
      await screen.findByRole('button', { name: 'Make default: the address of Mama Okonkwo' }),
    );
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Make default: the address of Mama Okonkwo' }),
      ).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Mama Okonkwo' }).closest('li')).toHaveFocus();
  });

  it('shows an empty state when there is no address', async () => {
    server.use(mock.ok(addresses.list, []), ...frameHandlers());
    renderApp('storefront', routes, '/account/addresses', { as });
    expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
  });
});
