import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as savedItems from '@market/api-client/contract/main/saved-items';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { guestSavedItems } from '../../../shared/guest-saved-items';
import { buildCartItem, buildFacets } from '../../../test/factories';
import { frameHandlers, pricingHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();

const panel = buildProductCard({ id: 'p1', name: 'Sunforge panel', sellingPrice: 14_850_000 });
const battery = buildProductCard({ id: 'p2', name: 'Duravolt battery' });
const listing = [
  mock.ok(catalogue.list, { rows: [panel, battery], count: 2 }),
  mock.ok(catalogue.facets, buildFacets()),
  mock.pending(catalogue.byId),
];

const saved = (overrides: Partial<SavedItem> = {}): SavedItem => {
  const { selected: _, ...line } = buildCartItem({ productId: 'p1', name: 'Sunforge panel' });
  return {
    ...line,
    needsChoice: false,
    storeState: 'Lagos',
    delivery: panel.delivery,
    savedAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
};

describe('the heart button of a product card', () => {
  it('works with the keyboard, and saves a guest’s product in the browser without opening its page', async () => {
    server.use(...frameHandlers(), ...listing);
    const { user, router } = renderApp('storefront', routes, '/products');
    const heart = await screen.findByRole('button', { name: 'Save Sunforge panel' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    heart.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(guestSavedItems.get()).toEqual([
      { productId: 'p1', quantity: 1, unitPrice: 14_850_000 },
    ]);
    await user.keyboard(' ');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(guestSavedItems.get()).toEqual([]);
    expect(router.state.location.pathname).toBe('/products');
  });

  it('sends one request for the saved products on all cards, and reverts when the server refuses a change', async () => {
    const asked = vi.fn();
    server.use(
      mock.ok(savedItems.ids, () => {
        asked();
        return ['p2'];
      }),
      mock.fail(savedItems.add, 422, { message: 'You can save at most 200 products.' }),
      ...frameHandlers(),
      ...listing,
    );
    const { user } = renderApp('storefront', routes, '/products', { as: buildAccount('customer') });
    const other = await screen.findByRole('button', { name: 'Save Duravolt battery' });
    await waitFor(() => expect(other).toHaveAttribute('aria-pressed', 'true'));
    expect(asked).toHaveBeenCalledOnce();
    const heart = screen.getByRole('button', { name: 'Save Sunforge panel' });
    await user.click(heart);
    expect(await screen.findByText('You can save at most 200 products.')).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });
});

describe('the saved products', () => {
  it('of a guest show changed prices, and can be restored after removal', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(savedItems.preview, ({ body }) => {
        const rows = [
          saved({ unitPrice: 14_850_000, previousPrice: 16_000_000 }),
          saved({ productId: 'p3', name: 'Old meter', problem: 'unavailable' }),
        ].filter(({ productId }) => body.items.some((item) => item.productId === productId));
        return { rows, count: rows.length };
      }),
    );
    const { user } = renderApp('storefront', routes, '/saved');
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    act(() =>
      guestSavedItems.set([
        { productId: 'p1', quantity: 1, unitPrice: 16_000_000 },
        { productId: 'p3', quantity: 1 },
      ]),
    );
    expect(
      await screen.findByText('The price fell from ₦160,000.00 since you saved it.'),
    ).toBeVisible();
    expect(screen.getByText('No longer sold.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Old meter' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Sunforge panel from saved' }));
    const undo = await screen.findByRole('button', { name: 'Undo: save Sunforge panel again' });
    expect(undo).toHaveFocus();
    expect(guestSavedItems.get()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Sunforge panel' })).toBeVisible();
    expect(guestSavedItems.get()[0]).toEqual({
      productId: 'p1',
      quantity: 1,
      unitPrice: 16_000_000,
    });
  });

  it('of an account can be moved to the cart, or link to the product page if they have several variants', async () => {
    const onMove = vi.fn();
    server.use(
      mock.ok(savedItems.list, {
        rows: [
          saved({ id: 's1', variantId: 'v1', variantLabel: '5 kVA', quantity: 3 }),
          saved({ id: 's2', productId: 'p2', name: 'Battery', needsChoice: true }),
        ],
        count: 2,
      }),
      mock.ok(savedItems.toCart, ({ body }) => {
        onMove(body);
        server.use(mock.ok(savedItems.list, { rows: [], count: 0 }));
        return [];
      }),
      ...frameHandlers(),
    );
    const { user } = renderApp('storefront', routes, '/saved', { as: buildAccount('customer') });
    expect(await screen.findByText('5 kVA, 3 units, Helios Yard')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a variant of Battery' })).toHaveAttribute(
      'href',
      '/products/p2',
    );
    await user.click(screen.getByRole('button', { name: 'Move to cart: Sunforge panel' }));
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    expect(onMove).toHaveBeenCalledWith({ itemId: 's1' });
  });
});

describe('Save for later in the cart', () => {
  const inverter = buildCartItem({ name: 'Axora H5', variantId: 'v1', variantLabel: '5 kVA' });

  it('moves a guest’s line below the cart and back, with variant and quantity', async () => {
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([inverter]),
      mock.ok(savedItems.preview, ({ body }) => ({
        rows: body.items.map(({ unitPrice: _, ...item }) =>
          saved({ ...item, name: 'Axora H5', variantLabel: '5 kVA' }),
        ),
        count: body.items.length,
      })),
    );
    const { user } = renderApp('storefront', routes, '/cart');
    const line = { productId: inverter.productId, variantId: 'v1', quantity: 2 };
    act(() => guestCart.set([line]));
    await user.click(await screen.findByRole('button', { name: 'Save for later: Axora H5' }));
    expect(screen.getByRole('button', { name: 'Undo: put Axora H5 back' })).toHaveFocus();
    expect(guestCart.get()).toEqual([]);
    expect(guestSavedItems.get()).toEqual([{ ...line, unitPrice: inverter.unitPrice }]);
    const list = within(await screen.findByRole('list', { name: 'Saved products' }));
    await user.click(list.getByRole('button', { name: 'Move to cart: Axora H5' }));
    await waitFor(() => expect(guestCart.get()).toEqual([{ ...line, selected: true }]));
    expect(guestSavedItems.get()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Saved for later' })).not.toBeInTheDocument();
  });

  it('moves an account’s line in one request, and can be undone', async () => {
    const calls = vi.fn();
    server.use(
      mock.ok(savedItems.fromCart, ({ body }) => {
        calls('fromCart', body);
        server.use(mock.ok(cart.get, { cartItemsList: [], cartTotal: 0 }));
        return [inverter.productId];
      }),
      mock.ok(savedItems.remove, ({ body }) => {
        calls('remove', body);
        return [];
      }),
      mock.ok(cart.add, ({ body }) => {
        calls('add', body.mode);
        return { cartItemsList: [inverter], cartTotal: inverter.unitPrice };
      }),
      ...frameHandlers([inverter]),
      ...pricingHandlers([inverter]),
    );
    const { user } = renderApp('storefront', routes, '/cart', { as: buildAccount('customer') });
    await user.click(await screen.findByRole('button', { name: 'Save for later: Axora H5' }));
    await user.click(screen.getByRole('button', { name: 'Undo: put Axora H5 back' }));
    await waitFor(() =>
      expect(calls.mock.calls).toEqual([
        ['fromCart', { itemIds: [inverter.id] }],
        ['add', 'set'],
        ['remove', { items: [{ productId: inverter.productId, variantId: 'v1' }] }],
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Remove Axora H5' })).toBeVisible();
  });
});
