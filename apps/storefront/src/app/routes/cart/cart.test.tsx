import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as coupons from '@market/api-client/contract/main/coupons';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { buildCartItem, buildQuote } from '../../../test/factories';
import { frame, pricing } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const inverter = buildCartItem({ name: 'Axora H5' });
const gasKit = buildCartItem({ name: 'Homefire kit', unitPrice: 11_890_000, storeId: 's2', storeName: 'Garden City Gas', available: 2 });

/** A guest's cart page with these lines in the browser. */
function openAsGuest(...lines: { productId: string; quantity: number }[]) {
  const app = renderApp('storefront', routes, '/cart');
  act(() => guestCart.set(lines));
  return app;
}

describe('the cart', () => {
  it('groups a guest’s lines by store and sums what is ticked, delivery included', async () => {
    server.use(...frame(), ...pricing([inverter, gasKit]));
    const { user } = openAsGuest({ productId: inverter.productId, quantity: 1 }, { productId: gasKit.productId, quantity: 2 });
    const gas = within(await screen.findByRole('region', { name: 'Garden City Gas' }));
    expect(gas.getByText('Only 2 left')).toBeVisible();
    expect(await screen.findByText('2 items selected (3 units)')).toBeVisible();
    await user.click(gas.getByRole('checkbox', { name: 'Buy everything from Garden City Gas now' }));
    expect(await screen.findByText('1 item selected (1 unit)')).toBeVisible();
    expect(screen.getByText('Not in this checkout')).toBeVisible();
    expect(guestCart.get()).toContainEqual({ productId: gasKit.productId, quantity: 2, selected: false });
  });

  it('takes a removed line back at a press', async () => {
    server.use(...frame(), ...pricing([inverter]));
    const { user } = openAsGuest({ productId: inverter.productId, quantity: 3 });
    await user.click(await screen.findByRole('button', { name: 'Remove Axora H5' }));
    expect(await screen.findByRole('heading', { name: 'Nothing in your cart yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('spinbutton', { name: 'Quantity of Axora H5' })).toHaveValue('3');
  });

  it('holds the checkout back while a ticked line cannot be bought, and points out a changed price', async () => {
    server.use(...frame(), ...pricing([{ ...inverter, previousPrice: 120_000_000 }, { ...gasKit, problem: 'sold_out', available: 0 }]));
    openAsGuest({ productId: inverter.productId, quantity: 1 }, { productId: gasKit.productId, quantity: 1 });
    expect(await screen.findByText('The price rose from ₦1,200,000.00 since you added it.')).toBeVisible();
    expect(screen.getByText('Sold out. Remove it, or untick it and wait.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check out' })).toBeDisabled();
  });

  it('says why a coupon was refused, and keeps one that applied', async () => {
    const quote = buildQuote([inverter]);
    const applied = { couponId: 'c', code: 'SOLAR5', description: '5% off panels', storeId: 's', discount: 100 };
    server.use(
      ...frame(),
      ...pricing([inverter]),
      mock.ok(coupons.apply, ({ body }) =>
        body.code === 'SOLAR5' ? { quote: { ...quote, appliedCoupons: [applied] }, applied: [applied] } : { quote: { ...quote, refusals: [{ code: body.code, reason: 'This coupon ended on 1 November' }] }, applied: [] },
      ),
    );
    const { user } = openAsGuest({ productId: inverter.productId, quantity: 1 });
    const field = await screen.findByRole('textbox', { name: 'Coupon' });
    await user.type(field, 'old10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This coupon ended on 1 November')).toBeVisible();
    expect(localStorage.getItem('storefront_checkout')).not.toContain('OLD10');
    await user.clear(field);
    await user.type(field, 'solar5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(localStorage.getItem('storefront_checkout')).toBe('{"couponCode":"SOLAR5"}'));
  });

  it('shows a step of the quantity at once and sends the account’s cart what it is now', async () => {
    const sent = vi.fn();
    server.use(
      ...pricing([inverter]),
      mock.ok(cart.add, ({ body }) => {
        sent(body);
        return { cartItemsList: [{ ...inverter, quantity: 2 }], cartTotal: 0 };
      }),
      ...frame([inverter]),
    );
    const { user } = renderApp('storefront', routes, '/cart', { as: buildAccount('customer') });
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Axora H5' })).toHaveValue('2');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ items: [{ productId: inverter.productId, quantity: 2, selected: true }], mode: 'set' }));
  });

  it('starts empty when what the browser kept is no cart', async () => {
    server.use(...frame());
    renderApp('storefront', routes, '/cart');
    act(() => {
      localStorage.setItem('storefront_cart', '[{"productId":1}]');
      dispatchEvent(new StorageEvent('storage', { key: 'storefront_cart' }));
    });
    expect(await screen.findByRole('heading', { name: 'Nothing in your cart yet' })).toBeVisible();
  });
});
