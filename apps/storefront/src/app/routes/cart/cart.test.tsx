import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as checkout from '@market/api-client/contract/main/checkout';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCustomerProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { checkoutDraft } from '../../../features/checkout/checkout-draft';
import { rememberProduct } from '../../../shared/recent-products';
import { buildCartItem, buildQuote } from '../../../test/factories';
import { frameHandlers, pricingHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const inverter = buildCartItem({ name: 'Axora H5' });
const gasKit = buildCartItem({
  name: 'Homefire kit',
  unitPrice: 11_890_000,
  storeId: 's2',
  storeName: 'Garden City Gas',
  available: 2,
});

/** Renders the cart of a guest whose browser holds these lines. */
function openAsGuest(...lines: { productId: string; quantity: number }[]) {
  const app = renderApp('storefront', routes, '/cart');
  act(() => guestCart.set(lines));
  return app;
}

describe('the cart', () => {
  it('groups a guest’s lines by store, and counts the selected ones', async () => {
    server.use(...frameHandlers(), ...pricingHandlers([inverter, gasKit]));
    const { user } = openAsGuest(
      { productId: inverter.productId, quantity: 1 },
      { productId: gasKit.productId, quantity: 2 },
    );
    const gas = within(await screen.findByRole('region', { name: 'Garden City Gas' }));
    expect(gas.getByText('Only 2 left')).toBeVisible();
    expect(
      gas.getByRole('link', { name: 'Choose your place to see the day and fee' }),
    ).toBeVisible();
    expect(await screen.findByText('2 items selected (3 units)')).toBeVisible();
    await user.click(
      gas.getByRole('checkbox', { name: 'Buy everything from Garden City Gas now' }),
    );
    expect(await screen.findByText('1 item selected (1 unit)')).toBeVisible();
    expect(screen.getByText('Not in this checkout')).toBeVisible();
    expect(guestCart.get()).toContainEqual({
      productId: gasKit.productId,
      quantity: 2,
      selected: false,
    });
  });

  it('shows the total and the checkout button at the bottom of a phone’s screen, in place of the tabs', async () => {
    server.use(...frameHandlers(), ...pricingHandlers([inverter]));
    const { user } = openAsGuest({ productId: inverter.productId, quantity: 1 });
    const total = await screen.findByText('Total before delivery');
    const bar = within(total.closest<HTMLElement>('.sticky') ?? document.body);
    expect(bar.getByText('₦1,268,500')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Axora H5' }));
    expect(await screen.findByRole('navigation', { name: 'Shortcuts' })).toBeInTheDocument();
  });

  it('shows a message in place of a removed line, and focuses its undo button', async () => {
    server.use(...frameHandlers(), ...pricingHandlers([inverter, gasKit]));
    const { user } = openAsGuest(
      { productId: inverter.productId, quantity: 3 },
      { productId: gasKit.productId, quantity: 1 },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Axora H5' }));
    const helios = within(screen.getByRole('region', { name: 'Helios Yard' }));
    expect(helios.getByText('Axora H5 was removed from your cart.')).toBeVisible();
    expect(guestCart.get()).toHaveLength(1);
    expect(helios.getByRole('button', { name: 'Undo: put Axora H5 back' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await helios.findByRole('spinbutton', { name: 'Quantity of Axora H5' })).toHaveValue(
      '3',
    );
    expect(guestCart.get()).toHaveLength(2);
  });

  it('shows the delivery day and fee for each store, and the discount on each line', async () => {
    const lines = [inverter, { ...gasKit, quantity: 1 }];
    const quote = buildQuote(lines);
    const [helios, gas] = quote.stores;
    if (!helios || !gas) throw new Error('Two stores were expected');
    const applied = {
      couponId: 'c1',
      description: '5% off all inverters',
      storeId: helios.storeId,
      discount: 6_250_000,
    };
    const discounted = {
      ...helios,
      discount: applied.discount,
      lines: helios.lines.map((line) => ({ ...line, couponId: 'c1', discount: applied.discount })),
    };
    server.use(
      mock.ok(checkout.simulate, {
        ...quote,
        stores: [discounted, { ...gas, shippingFee: 0 }],
        appliedCoupons: [applied],
      }),
      ...frameHandlers(lines),
    );
    renderApp('storefront', routes, '/cart', { as: buildAccount('customer') });
    const box = within(await screen.findByRole('region', { name: 'Helios Yard' }));
    expect(await box.findByText('5% off all inverters: ₦62,500.00 off')).toBeVisible();
    expect(box.getByText('₦18,500.00 delivery')).toBeVisible();
    expect(box.getByText(/^Arrives Mon 23 to Tue 24\sNov$/)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Garden City Gas' })).getByText('Free delivery'),
    ).toBeVisible();
    expect(screen.getByText(/^Days and fees are for/)).toHaveTextContent(/Eti.Osa, Lagos/);
    expect(screen.getByRole('link', { name: 'Change place' })).toHaveAttribute(
      'href',
      '/deliver-to?redirectTo=%2Fcart',
    );
    expect(
      within(screen.getByRole('region', { name: 'Total' })).getByText('−₦62,500.00'),
    ).toBeVisible();
  });

  it('shows recently viewed products when it is empty and there are at least three', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.byId, ({ params }) =>
        buildCustomerProduct({ id: params.id, name: `Axora ${params.id}` }),
      ),
    );
    renderApp('storefront', routes, '/cart');
    act(() => ['H3', 'H4'].forEach(rememberProduct));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
    act(() => rememberProduct('H5'));
    const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    expect(await recent.findByRole('link', { name: /Axora H5/ })).toHaveAttribute(
      'href',
      '/products/H5',
    );
  });

  it('blocks the checkout while a selected line cannot be bought, and highlights a changed price', async () => {
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([
        { ...inverter, previousPrice: 120_000_000 },
        { ...gasKit, problem: 'sold_out', available: 0 },
      ]),
    );
    openAsGuest(
      { productId: inverter.productId, quantity: 1 },
      { productId: gasKit.productId, quantity: 1 },
    );
    expect(
      await screen.findByText('The price rose from ₦1,200,000.00 since you added it.'),
    ).toBeVisible();
    expect(screen.getByText('Sold out. Remove or deselect it.')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Total' })).getByRole('button', {
        name: 'Check out',
      }),
    ).toBeDisabled();
  });

  it('explains why a coupon was refused, and keeps a coupon that was applied', async () => {
    const quote = buildQuote([inverter]);
    const applied = {
      couponId: 'c',
      code: 'SOLAR5',
      description: '5% off panels',
      storeId: 's',
      discount: 100,
    };
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([inverter]),
      mock.ok(checkout.applyCoupon, ({ body }) =>
        body.code === 'SOLAR5'
          ? { quote: { ...quote, appliedCoupons: [applied] }, applied: [applied] }
          : {
              quote: {
                ...quote,
                refusals: [{ code: body.code, reason: 'This coupon ended on 1 November' }],
              },
              applied: [],
            },
      ),
    );
    const { user } = openAsGuest({ productId: inverter.productId, quantity: 1 });
    const field = await screen.findByRole('textbox', { name: 'Coupon' });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.type(field, 'old10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This coupon ended on 1 November')).toBeVisible();
    expect(scrolled, 'the bar does not cover the reason').toHaveBeenCalledWith({
      block: 'center',
    });
    scrolled.mockRestore();
    expect(checkoutDraft.get()).toEqual({ refusedCodes: ['OLD10'] });
    await user.clear(field);
    await user.type(field, 'solar5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(localStorage.getItem('storefront_checkout')).toBe(
        '{"refusedCodes":["OLD10"],"couponCode":"SOLAR5"}',
      ),
    );
    await user.clear(field);
    await user.type(field, 'old10{Enter}');
    expect(await screen.findByText('This coupon ended on 1 November')).toBeVisible();
    expect(field).toHaveFocus();
    expect(checkoutDraft.get()).toEqual({ refusedCodes: ['OLD10'], couponCode: 'SOLAR5' });
  });

  it('lets the customer remove a coupon code that no longer applies, with its button or by applying an empty field', async () => {
    const refusals = [{ code: 'SOLAR5', reason: 'SOLAR5 ended on 20 Nov 2026.' }];
    server.use(
      mock.ok(checkout.simulate, { ...buildQuote([inverter]), refusals }),
      ...frameHandlers(),
      ...pricingHandlers([inverter]),
    );
    const { user } = openAsGuest({ productId: inverter.productId, quantity: 1 });
    act(() => checkoutDraft.set({ couponCode: 'SOLAR5' }));
    expect(await screen.findByText('SOLAR5 ended on 20 Nov 2026.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Coupon' });
    await user.click(screen.getByRole('button', { name: 'Remove SOLAR5' }));
    expect(checkoutDraft.get()).toEqual({});
    expect(field).toHaveFocus();
    act(() => checkoutDraft.set({ couponCode: 'SOLAR5' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(checkoutDraft.get()).toEqual({});
  });

  it('shows a quantity change immediately and sends the new quantity to the account’s cart', async () => {
    const sent = vi.fn();
    server.use(
      ...pricingHandlers([inverter]),
      mock.ok(cart.add, ({ body }) => {
        sent(body);
        return { cartItemsList: [{ ...inverter, quantity: 2 }], cartTotal: 0 };
      }),
      ...frameHandlers([inverter]),
    );
    const { user } = renderApp('storefront', routes, '/cart', { as: buildAccount('customer') });
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Axora H5' })).toHaveValue('2');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        items: [{ productId: inverter.productId, quantity: 2, selected: true }],
        mode: 'set',
      }),
    );
  });

  it('starts empty when the stored cart is invalid', async () => {
    server.use(...frameHandlers());
    renderApp('storefront', routes, '/cart');
    act(() => {
      localStorage.setItem('storefront_cart', '[{"productId":1}]');
      dispatchEvent(new StorageEvent('storage', { key: 'storefront_cart' }));
    });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});
