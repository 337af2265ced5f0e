import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as checkout from '@market/api-client/contract/main/checkout';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildPlacedOrder, buildPlacedOrders } from '../../../test/factories';
import { checkoutDraft } from '../../../features/checkout/checkout-draft';
import { routes } from '../../routes';

const server = mockServer(mock.ok(catalogue.goesWith, []));
const reference = 'vm-checkout-0001';
const outcome = { reference, amount: 140_590_000 };
const open = () => {
  const app = renderApp('storefront', routes, `/checkout/return?reference=${reference}`, {
    as: buildAccount('customer'),
  });
  act(() => checkoutDraft.set({ couponCode: 'SOLAR5', orderNote: 'Call at the gate' }));
  return app;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the payment return page', () => {
  it('shows one order per store, and clears the data entered at checkout', async () => {
    server.use(
      mock.ok(checkout.verifyPayment, { ...outcome, status: 'paid' }),
      mock.ok(
        checkout.createOrder,
        buildPlacedOrders(reference, [
          buildPlacedOrder(),
          buildPlacedOrder({
            id: 'o2',
            orderName: 'VM-204002',
            storeName: 'Garden City Gas',
            subtotal: 14_740_000,
            discount: 1_000_000,
            shippingFee: 0,
            total: 13_740_000,
            promise: {
              dispatchDay: '2026-11-23',
              firstDay: '2026-11-25',
              lastDay: '2026-11-27',
              fee: 0,
            },
            items: [
              {
                productId: 'p2',
                productName: 'Gas cylinder',
                options: {},
                quantity: 2,
                unitPrice: 7_370_000,
              },
            ],
          }),
        ]),
      ),
    );
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your two deliveries' })).toBeVisible();
    const [first, second] = screen
      .getAllByRole('heading', { name: /^Arrives / })
      .map((heading) => heading.closest('li'));
    expect(first).toHaveTextContent(
      'Arrives Tuesday 24 NovemberHelios Yard. From Ogba, Lagos, by van. ₦18,500.00 deliveryTrack VM-204001Axora H5 hybrid inverter, 5 kVAGraphite × 1₦1,250,000.00',
    );
    expect(second).toHaveTextContent(
      'Arrives Wed 25 to Fri 27 NovGarden City Gas. From Ogba, Lagos, by van. Free deliveryTrack VM-204002GCGas cylinder× 2₦147,400.00',
    );
    expect(container.querySelector('img[src*="h5-graphite"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Track VM-204002' })).toHaveAttribute(
      'href',
      '/orders/o2',
    );
    const receipt = screen.getByRole('region', { name: 'Receipt' });
    expect(receipt).toHaveTextContent('Subtotal₦1,397,400.00Coupon−₦10,000.00Delivery₦18,500.00');
    expect(receipt).toHaveTextContent(/Paid with\s*Visa ending 4081/);
    expect(receipt).toHaveTextContent('Adaeze Okonkwo14B Admiralty Way, Eti-Osa, Lagos');
    expect(screen.getByText('₦1,405,900')).toBeVisible();
    await waitFor(() => expect(checkoutDraft.get()).toEqual({}));
  });

  it('shows why a payment was declined, and links to the checkout, which keeps all data', async () => {
    server.use(
      mock.ok(checkout.verifyPayment, {
        ...outcome,
        status: 'failed',
        failureReason: 'Insufficient funds',
      }),
    );
    open();
    expect(await screen.findByText('Insufficient funds')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    expect(checkoutDraft.get()).toEqual({ couponCode: 'SOLAR5', orderNote: 'Call at the gate' });
  });

  it('explains why a second payment is refunded, and links to the existing order', async () => {
    server.use(
      mock.ok(checkout.verifyPayment, {
        ...outcome,
        status: 'refunded',
        failureReason: 'You had already paid for this.',
        replacement: {
          reference: 'vm-checkout-0002',
          status: 'paid',
          authorizationUrl: 'https://pay.example/2',
        },
      }),
    );
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are refunding this paymentYou had already paid for this.The money goes back to the card or account that you paid with.',
    );
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      '/checkout/return?reference=vm-checkout-0002',
    );
  });

  it('links from a replaced payment to the newer one, and from a declined card to the payment page', async () => {
    server.use(
      mock.ok(checkout.verifyPayment, {
        ...outcome,
        status: 'failed',
        replacement: {
          reference: 'vm-checkout-0002',
          status: 'pending',
          authorizationUrl: 'https://pay.example/2',
        },
      }),
    );
    const { unmount } = open();
    expect(
      await screen.findByRole('link', { name: 'Continue to the newer payment' }),
    ).toHaveAttribute('href', 'https://pay.example/2');
    unmount();
    server.use(
      mock.ok(checkout.verifyPayment, {
        ...outcome,
        status: 'pending',
        failureReason: 'There is not enough money on the card.',
        authorizationUrl: 'https://pay.example/1',
      }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Try another card' })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    );
  });

  it('links back to the checkout of a single product after its payment failed', async () => {
    server.use(
      mock.ok(checkout.verifyPayment, {
        ...outcome,
        status: 'failed',
        failureReason: 'You cancelled the payment.',
        items: [{ productId: 'p1', variantId: 'v1', quantity: 2 }],
      }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
      'href',
      '/checkout?buy=p1%7Ev1%7E2',
    );
  });

  it('shows a not-found message when the server does not find the payment', async () => {
    server.use(mock.fail(checkout.verifyPayment, 404));
    open();
    expect(
      await screen.findByRole('heading', { name: 'We cannot find this payment' }),
    ).toBeVisible();
  });

  it('waits for the bank, and shows the result once the bank has responded', async () => {
    let requestCount = 0;
    server.use(
      mock.ok(checkout.verifyPayment, () => {
        requestCount += 1;
        return {
          ...outcome,
          status: requestCount === 1 ? ('pending' as const) : ('expired' as const),
        };
      }),
    );
    open();
    expect(
      await screen.findByRole('heading', { name: 'We are checking your payment' }),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'This payment has expired' })).toBeVisible();
  });

  it('lets the customer try again after a network failure', async () => {
    server.use(mock.offline(checkout.verifyPayment));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Check network connection' })).toBeVisible();
    server.use(mock.ok(checkout.verifyPayment, { ...outcome, status: 'failed' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'The payment did not go through' }),
    ).toBeVisible();
  });
});
