import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as addresses from '@market/api-client/contract/main/addresses';
import * as cart from '@market/api-client/contract/main/cart';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as payments from '@market/api-client/contract/root/payments';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as z from 'zod/mini';
import {
  quoteSchema,
  type PaymentOutcome,
  type StartPaymentInput,
} from '@market/domain/checkout/checkout';
import { listLastDays } from '@market/domain/shipping/promised-days';
import * as sessions from '@market/api-client/contract/main/session';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { SESSION_EXPIRED } from '@market/web-kit/use-session';
import { buyNowDraft, checkoutDraft } from '../../../features/checkout/checkout-draft';
import * as leaving from '../../../shared/navigate-to-url';
import {
  buildAddress,
  buildCartItem,
  buildPlacedOrders,
  buildQuote,
} from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { clearDataWhenSignedOut } from '../../clear-data-when-signed-out';
import { routes } from '../../routes';

const server = mockServer();
const lines = [
  buildCartItem({ name: 'Axora H5' }),
  buildCartItem({
    name: 'Homefire kit',
    unitPrice: 11_890_000,
    storeId: 's2',
    storeName: 'Garden City Gas',
  }),
];
const started = {
  reference: 'vm-checkout-0001',
  authorizationUrl: 'https://pay.example/vm-checkout-0001',
  amount: 1,
  expiresAt: '2026-11-20T13:06:00.000Z',
};
const as = buildAccount('customer');
const open = () => renderApp('storefront', routes, '/checkout', { as });

beforeEach(() => {
  vi.spyOn(leaving, 'navigateToUrl').mockImplementation(() => undefined);
});

describe('the checkout', () => {
  it('redirects a guest to the sign-in page, with the checkout as the page to return to', async () => {
    const { router } = renderApp('storefront', routes, '/checkout');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/sign-in?redirectTo=%2Fcheckout',
      ),
    );
  });

  it('keeps its header when it cannot be loaded, and loads after Try again', async () => {
    server.use(
      mock.fail(addresses.list, 500),
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
    );
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Help' })).toBeVisible();
    server.use(...frameHandlers(lines), mock.ok(checkout.simulate, buildQuote(lines)));
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });

  it('moves the focus to its content when it is opened from the cart', async () => {
    server.use(...frameHandlers(lines), mock.ok(checkout.simulate, buildQuote(lines)));
    const { user } = renderApp('storefront', routes, '/cart', { as });
    const [link] = await screen.findAllByRole('link', { name: 'Check out' });
    if (!link) throw new Error('The cart has no link to the checkout');
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('shows a fee for each store, and starts one payment for the displayed total, however often Pay is pressed', async () => {
    const opened = vi.fn<(body: StartPaymentInput) => void>();
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.ok(payments.start, ({ body }) => {
        opened(body);
        return started;
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Garden City Gas, 1 unit')).toBeVisible();
    act(() => checkoutDraft.set({ refusedCodes: ['OLD10'] }));
    await user.type(screen.getByLabelText('Note for the rider'), 'Call at the gate');
    await user.dblClick(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' }));
    await waitFor(() =>
      expect(leaving.navigateToUrl).toHaveBeenCalledWith(started.authorizationUrl),
    );
    expect(opened).toHaveBeenCalledTimes(1);
    expect(checkoutDraft.get().openPayment).toBe(started.reference);
    expect(opened).toHaveBeenCalledWith({
      addressId: buildAddress().id,
      orderNote: 'Call at the gate',
      refusedCodes: ['OLD10'],
      channel: 'card',
      expectedTotal: 140_590_000,
      expectedLastDays: listLastDays(buildQuote(lines)),
      idempotencyKey: expect.any(String),
    });
  });

  it('keeps the note, coupon, address and channel when the session ends, and asks the customer to sign in again', async () => {
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.fail(payments.start, 401, { message: 'Sign in again' }),
      mock.fail(sessions.refresh, 401),
    );
    const { user, router, services } = open();
    clearDataWhenSignedOut(router, services);
    const entered = {
      couponCode: 'SOLAR5',
      addressId: buildAddress().id,
      channel: 'card',
    } as const;
    act(() => checkoutDraft.set(entered));
    await user.type(await screen.findByLabelText('Note for the rider'), 'Call at the gate');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('dialog', { name: SESSION_EXPIRED })).toBeVisible();
    act(() =>
      services.session.start({
        token: 'T2',
        expiresAt: '2099-01-01T00:00:00.000Z',
        expiresIn: 900,
        user: as,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/checkout');
    expect(checkoutDraft.get()).toEqual({ ...entered, orderNote: 'Call at the gate' });
    expect(screen.getByLabelText('Note for the rider')).toHaveValue('Call at the gate');
    expect(screen.queryByText('Sign in again')).not.toBeInTheDocument();
  });

  it('pays through the channel that the customer chooses among those offered, and remembers the choice', async () => {
    const opened = vi.fn<(body: StartPaymentInput) => void>();
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.ok(payments.start, ({ body }) => {
        opened(body);
        return started;
      }),
    );
    const { user } = renderApp('storefront', routes, '/checkout', {
      as,
      config: { paymentChannels: ['card', 'bank_transfer'] },
    });
    const methods = within(await screen.findByRole('group', { name: 'How to pay' }));
    expect(methods.getAllByRole('radio').length).toBe(3);
    expect(methods.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await user.click(methods.getByRole('radio', { name: /^Bank transfer/ }));
    await user.click(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened.mock.calls[0]?.[0].channel).toBe('bank_transfer');
    expect(checkoutDraft.get().channel).toBe('bank_transfer');
  });

  it('places a pay-on-delivery order immediately, and shows the amount to pay the rider', async () => {
    const opened = vi.fn<(body: StartPaymentInput) => void>();
    const quote = buildQuote(lines);
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, {
        ...quote,
        stores: quote.stores.map((store) => ({ ...store, payOnDeliveryUpTo: store.total })),
      }),
      mock.ok(payments.start, ({ body }) => {
        opened(body);
        return started;
      }),
      mock.ok(checkout.verifyPayment, {
        reference: started.reference,
        status: 'paid',
        amount: quote.total,
        channel: 'pay_on_delivery',
      }),
      mock.ok(checkout.createOrder, {
        ...buildPlacedOrders(started.reference),
        channel: 'pay_on_delivery',
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /^Pay on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    expect(screen.getByText('Pay ₦1,268,500.00 to the rider on delivery')).toBeVisible();
    expect(opened.mock.calls[0]?.[0].channel).toBe('pay_on_delivery');
    expect(leaving.navigateToUrl).not.toHaveBeenCalled();
  });

  it('shows why an order cannot be paid on delivery, and selects card payment instead', async () => {
    const quote = buildQuote(lines);
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, {
        ...quote,
        stores: quote.stores.map((store, index) =>
          index === 0 ? { ...store, payOnDeliveryUpTo: 20_000_000 } : store,
        ),
      }),
    );
    act(() => checkoutDraft.set({ channel: 'pay_on_delivery' }));
    open();
    const method = await screen.findByRole('radio', { name: /^Pay on delivery/ });
    await waitFor(() =>
      expect(method).toHaveAccessibleName(
        'Pay on deliveryHelios Yard accepts pay on delivery up to ₦200,000.00. Garden City Gas does not accept pay on delivery',
      ),
    );
    expect(method).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
  });

  it('shows that the customer has reached the limit of open pay-on-delivery orders, and selects card payment instead', async () => {
    const quote = buildQuote(lines);
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, {
        ...quote,
        stores: quote.stores.map((store) => ({ ...store, payOnDeliveryUpTo: store.total })),
        openOnDelivery: 2,
      }),
    );
    act(() => checkoutDraft.set({ channel: 'pay_on_delivery' }));
    open();
    const method = await screen.findByRole('radio', {
      name: 'Pay on deliveryYou can have 3 orders to pay on delivery at a time. You have 2, and this checkout places 2 more',
    });
    expect(method).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
  });

  it('can be used again after Back from the payment page, and starts a new payment', async () => {
    const keys: string[] = [];
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.ok(checkout.verifyPayment, {
        reference: started.reference,
        status: 'pending',
        amount: 140_590_000,
      }),
      mock.ok(payments.start, ({ body }) => {
        keys.push(body.idempotencyKey);
        return started;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    await waitFor(() => expect(leaving.navigateToUrl).toHaveBeenCalledTimes(1));
    // The browser restored the page as it was when the user left, with its button still busy.
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This payment is still open: ₦1,405,900.00.',
    );
    await user.click(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' }));
    await waitFor(() => expect(leaving.navigateToUrl).toHaveBeenCalledTimes(2));
    expect(new Set(keys).size).toBe(2);
  });

  it('shows a changed total, and charges the customer only after Pay is pressed again', async () => {
    const higherQuote = buildQuote([buildCartItem({ name: 'Axora H5', unitPrice: 130_000_000 })]);
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.fail(payments.start, 409, {
        message: 'The total changed',
        data: z.encode(quoteSchema, higherQuote),
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The total changed from ₦1,405,900.00 to ₦1,318,500.00. Check it, then pay again. Nothing was charged.',
    );
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Axora H5: ₦1,250,000.00 before, ₦1,300,000.00 now.',
      'Homefire kit is no longer in this order.',
    ]);
    expect(screen.getByRole('button', { name: 'Pay ₦1,318,500.00' })).toBeEnabled();
    expect(leaving.navigateToUrl).not.toHaveBeenCalled();
  });

  it('shows later delivery days, and charges the customer only after Pay is pressed again', async () => {
    const quote = buildQuote(lines);
    const later = {
      ...quote,
      stores: quote.stores.map(({ delivery, ...store }) => ({
        ...store,
        ...(delivery && { delivery: { ...delivery, lastDay: '2026-12-24' } }),
      })),
    };
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, quote),
      mock.fail(payments.start, 409, { message: 'Later', data: z.encode(quoteSchema, later) }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The delivery days changed. Check them, then pay again. Nothing was charged.',
    );
    expect(within(alert).getAllByText(/to Thu\s24\sDec now/)).toHaveLength(quote.stores.length);
    expect(leaving.navigateToUrl).not.toHaveBeenCalled();
  });

  it('explains why a coupon code has no effect, and lets the customer remove it', async () => {
    const refusals = [{ code: 'SOLAR5', reason: 'SOLAR5 ended on 20 Nov 2026.' }];
    const onRequest = vi.fn<(code: string | undefined) => void>();
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, ({ body }) => {
        onRequest(body.couponCode);
        return { ...buildQuote(lines), refusals: body.couponCode === undefined ? [] : refusals };
      }),
    );
    const { user } = open();
    act(() => checkoutDraft.set({ couponCode: 'SOLAR5' }));
    expect(await screen.findByText('SOLAR5 ended on 20 Nov 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByText('SOLAR5 ended on 20 Nov 2026.')).not.toBeInTheDocument(),
    );
    expect(onRequest).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveFocus();
  });

  it('shows the server’s message when a product has too little stock', async () => {
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.fail(payments.start, 409, { message: 'Only 1 Axora H5 is left' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 Axora H5 is left');
  });

  it('shows the remaining addresses when the chosen one was deleted elsewhere', async () => {
    const [office, home] = [
      buildAddress({ id: 'office', fullName: 'Office gate' }),
      buildAddress({ id: 'home', fullName: 'Home', default: false }),
    ];
    const left = vi.fn(() => [office, home]);
    server.use(
      mock.ok(addresses.list, left),
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.fail(payments.start, 404, { message: 'This address was not found.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('radio', { name: /Office gate/ })).toBeChecked();
    left.mockReturnValue([home]);
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This address was not found.');
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: /Office gate/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('radio', { name: /Home/ })).toBeChecked();
  });

  it('accepts a first address with its state and local government area, and delivers to it', async () => {
    let saved = false;
    server.use(
      mock.ok(addresses.list, () => (saved ? [buildAddress()] : [])),
      mock.ok(locations.list, [
        { name: 'Lagos', lgas: ['Eti Osa', 'Surulere'] },
        { name: 'Kano', lgas: ['Nassarawa'] },
      ]),
      mock.ok(addresses.add, ({ body }) => {
        saved = true;
        return buildAddress(body);
      }),
      mock.ok(checkout.simulate, buildQuote(lines)),
      ...frameHandlers(lines),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('Phone number'), '0803 555 0142');
    expect(screen.getByRole('button', { name: 'Add an address to pay' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Local government area' })).toBeDisabled();
    await user.type(screen.getByRole('combobox', { name: 'State' }), 'Lag');
    await user.click(await screen.findByRole('option', { name: 'Lagos' }));
    await user.type(screen.getByRole('combobox', { name: 'Local government area' }), 'Eti');
    await user.click(await screen.findByRole('option', { name: 'Eti Osa' }));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Enter the street address')).toBeVisible();
    await user.type(screen.getByLabelText('Street address'), '14B Admiralty Way');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('radio', { name: /14B Admiralty Way/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' })).toBeEnabled();
  });

  it('updates the old and the new default address from the response, without another request', async () => {
    const home = buildAddress();
    const otherAddress = buildAddress({ fullName: 'Mama Okonkwo', default: false });
    const onRequest = vi.fn();
    server.use(
      mock.ok(addresses.list, () => {
        onRequest();
        return [home, otherAddress];
      }),
      mock.ok(addresses.makeDefault, {
        current: { ...otherAddress, default: true },
        previous: { ...home, default: false, phoneNumber: '0800 000 0000' },
      }),
      mock.ok(checkout.simulate, buildQuote(lines)),
      ...frameHandlers(lines),
    );
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Mama Okonkwo/ }));
    await user.click(screen.getByRole('button', { name: 'Make default' }));
    expect(await screen.findByRole('radio', { name: /Mama Okonkwo.*Default/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Adaeze Okonkwo/ })).toHaveAccessibleName(
      expect.not.stringContaining('Default'),
    );
    expect(screen.getByText('0800 000 0000')).toBeVisible();
    expect(onRequest).toHaveBeenCalledTimes(1);
  });
});

describe('the checkout of a single product', () => {
  const singleItemHandlers = [
    buildCartItem({ name: 'Quiet generator', quantity: 2, variantId: 'v1', productId: 'p1' }),
  ];
  const items = [{ productId: 'p1', variantId: 'v1', quantity: 2 }];

  it('charges for that product alone, with a separate coupon, and keeps the cart’s coupon and note', async () => {
    const opened = vi.fn<(body: StartPaymentInput) => void>();
    server.use(
      ...frameHandlers(lines),
      mock.ok(cart.preview, ({ body }) => {
        expect(body.items).toEqual(items);
        return { cartItemsList: singleItemHandlers, cartTotal: 0 };
      }),
      mock.ok(checkout.simulate, ({ body }) => {
        expect(body).toMatchObject({ items });
        return buildQuote(singleItemHandlers);
      }),
      mock.ok(payments.start, ({ body }) => {
        opened(body);
        return started;
      }),
    );
    const { user } = renderApp('storefront', routes, '/checkout?buy=p1~v1~2', { as });
    act(() => checkoutDraft.set({ couponCode: 'CARTS', orderNote: 'For the cart' }));
    expect(await screen.findByLabelText('Coupon')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      '/products/p1',
    );
    await user.click(screen.getByRole('button', { name: /^Pay ₦/ }));
    await waitFor(() =>
      expect(leaving.navigateToUrl).toHaveBeenCalledWith(started.authorizationUrl),
    );
    expect(opened).toHaveBeenCalledWith(
      expect.objectContaining({ items, addressId: buildAddress().id }),
    );
    expect(opened.mock.calls[0]?.[0].orderNote).toBeUndefined();
    expect([checkoutDraft.get(), buyNowDraft.get().openPayment]).toEqual([
      { couponCode: 'CARTS', orderNote: 'For the cart' },
      started.reference,
    ]);
  });

  it('redirects a guest to the sign-in page, with the same checkout as the page to return to', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(cart.preview, { cartItemsList: singleItemHandlers, cartTotal: 0 }),
    );
    const { router } = renderApp('storefront', routes, '/checkout?buy=p1~v1~2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(
      '/checkout?buy=p1~v1~2',
    );
  });

  it('shows the order when the purchase was already paid', async () => {
    server.use(
      ...frameHandlers(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.fail(payments.start, 409, {
        message: 'You have already paid for this.',
        data: { paidReference: 'vm-checkout-0009' },
      }),
      mock.ok(checkout.verifyPayment, {
        reference: 'vm-checkout-0009',
        status: 'pending',
        amount: 1,
      }),
    );
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: /^Pay ₦/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?reference=vm-checkout-0009'));
  });
});

describe('the shop after the payment page was closed', () => {
  const returnToShop = async (outcome: PaymentOutcome, address: string) => {
    server.use(
      mock.ok(checkout.verifyPayment, outcome),
      mock.ok(checkout.createOrder, buildPlacedOrders(outcome.reference)),
      mock.ok(checkout.simulate, buildQuote(lines)),
      ...frameHandlers(lines),
    );
    const app = renderApp('storefront', routes, '/account/addresses', { as });
    act(() => checkoutDraft.set({ openPayment: outcome.reference }));
    await act(() => app.router.navigate(address));
    return app;
  };
  const paid = { reference: started.reference, status: 'paid', amount: 140_590_000 } as const;

  it('shows the orders instead of asking for another payment', async () => {
    const { router } = await returnToShop(paid, '/checkout');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/checkout/return?reference=${paid.reference}`,
    );
    await waitFor(() => expect(checkoutDraft.get()).toEqual({}));
  });

  it('shows in the cart that the payment succeeded', async () => {
    await returnToShop(paid, '/cart');
    expect(
      await screen.findByText(
        'Your payment of ₦1,405,900.00 went through, and your orders are placed.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      `/checkout/return?reference=${paid.reference}`,
    );
  });

  it('links to the payment page when only part of a bank transfer has arrived', async () => {
    await returnToShop(
      {
        ...paid,
        status: 'pending',
        channel: 'bank_transfer',
        received: 400_000,
        authorizationUrl: 'https://pay.test/1',
      },
      '/checkout',
    );
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Part of the amount is missing. ₦4,000.00 has arrived.');
    expect(within(notice).getByRole('link', { name: 'Send the rest' })).toHaveAttribute(
      'href',
      'https://pay.test/1',
    );
  });

  it('shows that an open payment is being checked, and shows why a payment failed until the customer dismisses the notice', async () => {
    const { user, unmount } = await returnToShop(
      { ...paid, status: 'pending', isChecking: true },
      '/checkout',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Waiting for your bank: ₦1,405,900.00. This can take up to a minute.',
    );
    expect(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' })).toBeEnabled();
    unmount();
    await returnToShop(
      { ...paid, status: 'failed', failureReason: 'Declined: insufficient funds.' },
      '/checkout',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment did not go through. Declined: insufficient funds. Nothing was taken from your card.',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(checkoutDraft.get()).toEqual({});
  });
});
