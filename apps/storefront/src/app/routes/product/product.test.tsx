import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCustomerProduct, buildProductCard } from '@market/testing/factories/products';
import { buildReviewPage } from '@market/testing/factories/reviews';
import { buildPolicy, buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { chosenDeliveryState } from '../../../shared/chosen-delivery-state';
import { buildCartItem } from '../../../test/factories';
import { frameHandlers, pricingHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const variant = (capacity: string, sellingPrice: number, quantity: number) => ({
  id: `v-${capacity}`,
  sku: capacity,
  options: { Capacity: capacity },
  price: sellingPrice,
  sellingPrice,
  quantity,
});
const product = buildCustomerProduct({
  id: 'p1',
  name: 'Axora H5',
  hasVariants: true,
  productVariant: {
    properties: [{ property: 'Capacity', options: ['5 kVA', '8 kVA', '12 kVA'] }],
    variant: [
      variant('5 kVA', 125_000_000, 3),
      variant('8 kVA', 174_500_000, 9),
      variant('12 kVA', 228_000_000, 0),
    ],
  },
});
const { id: storeId, slug } = product.store;
/** Responds to the page's requests, except the one for the product. */
const pageHandlers = [
  mock.ok(catalogue.related, []),
  mock.ok(stores.page, buildStorePage()),
  mock.ok(follows.byStore, { storeId, count: 1240, following: false }),
  mock.ok(reviews.list, buildReviewPage([])),
  mock.ok(policies.ofStore, { rows: [], count: 0 }),
];
/** Responds to the additional request for a customer with a known address. */
const signedIn = [mock.ok(checkout.shippingFee, { shippingFees: [], shippingFeeTotal: 0 })];

describe('a product page', () => {
  it('adds the chosen variant to a guest’s cart, and updates the count in the header', async () => {
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([
        buildCartItem({ productId: 'p1', variantId: 'v-8 kVA', unitPrice: 174_500_000 }),
      ]),
      ...pageHandlers,
      mock.ok(catalogue.byId, product),
    );
    const { user } = renderApp('storefront', routes, '/products/p1');
    await user.click(await screen.findByRole('radio', { name: /^8 kVA/ }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    const [add] = screen.getAllByRole('button', { name: 'Add to cart' });
    if (add) await user.click(add);
    expect(await screen.findByText('In your cart.')).toBeVisible();
    expect(guestCart.get()).toEqual([
      { productId: 'p1', variantId: 'v-8 kVA', quantity: 2, selected: true },
    ]);
    expect(await screen.findByText('Cart, 2 items')).toBeInTheDocument();
  });

  it('shows a sold-out variant without a buy button, and names a variant that is in stock', async () => {
    server.use(...frameHandlers(), ...pageHandlers, mock.ok(catalogue.byId, product));
    const { user } = renderApp('storefront', routes, '/products/p1');
    const soldOut = await screen.findByRole('radio', { name: /^12 kVA.*Sold out$/ });
    await user.click(soldOut);
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(await screen.findByText('Sold out. 5 kVA is in stock.')).toBeVisible();
  });

  it('shows the delivery fee to the shopper’s place', async () => {
    const fee = {
      storeId: 's',
      storeName: 'Helios Yard',
      shippingFee: 1_850_000,
      weight: 17.4,
      vehicle: 'Van',
      zonePair: 'within_lagos' as const,
      minDays: 1,
      maxDays: 2,
      dispatchDay: '2026-11-20',
      firstDay: '2026-11-23',
      lastDay: '2026-11-24',
    };
    server.use(
      ...frameHandlers(),
      ...pageHandlers,
      mock.ok(catalogue.byId, product),
      mock.ok(checkout.shippingFee, ({ body }) => ({
        shippingFees: [fee],
        shippingFeeTotal:
          body.stateOrRegion === 'Lagos' && body.items?.[0]?.variantId === 'v-5 kVA'
            ? 1_850_000
            : 0,
      })),
    );
    renderApp('storefront', routes, '/products/p1');
    expect(await screen.findByRole('link', { name: 'Choose your place' })).toHaveAttribute(
      'href',
      '/deliver-to?redirectTo=%2Fproducts%2Fp1',
    );
    chosenDeliveryState.set('Lagos');
    const delivery = within(await screen.findByRole('region', { name: 'Delivery and returns' }));
    expect(await delivery.findByText('₦18,500.00 delivery')).toBeVisible();
    expect(delivery.getByText('Arrives Mon 23 to Tue 24 Nov')).toBeVisible();
    expect(await delivery.findByText('Return or replace within 7 days')).toBeVisible();
  });

  it('lists the specification of the chosen variant in groups', async () => {
    const attribute = { type: 'number' as const, better: 'more' as const };
    server.use(
      ...frameHandlers(),
      ...pageHandlers,
      mock.ok(catalogue.byId, {
        ...product,
        specification: [
          {
            group: 'Output',
            attributes: [
              {
                ...attribute,
                id: 'a1',
                name: 'Rated output',
                unit: 'kVA',
                value: 5,
                variants: { 'v-8 kVA': 8 },
              },
            ],
          },
          {
            group: 'Battery',
            attributes: [
              { ...attribute, id: 'a2', name: 'Charge', unit: 'A', variants: { 'v-8 kVA': 150 } },
            ],
          },
        ],
      }),
    );
    const { user } = renderApp('storefront', routes, '/products/p1');
    const output = within(await screen.findByRole('table', { name: 'Output' }));
    expect(output.getByRole('row', { name: /^Rated output 5.kVA$/ })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Battery' }), 'nothing is stated').toBeNull();
    const general = within(screen.getByRole('table', { name: 'General' }));
    expect(general.getByRole('row', { name: 'SKU 5 kVA' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^8 kVA/ }));
    expect(output.getByRole('row', { name: /^Rated output 8.kVA$/ })).toBeVisible();
    const battery = within(screen.getByRole('table', { name: 'Battery' }));
    expect(battery.getByRole('row', { name: /^Charge 150.A$/ })).toBeVisible();
  });

  it('shows the store’s return period and warranty, and links to its policies', async () => {
    const warranty = buildPolicy({ kind: 'warranty', summary: 'Two years, serviced in Ikeja' });
    server.use(
      mock.ok(policies.ofStore, { rows: [buildPolicy(), warranty], count: 2 }),
      ...frameHandlers(),
      ...pageHandlers,
      mock.ok(catalogue.byId, { ...product, returnDays: 14 }),
    );
    renderApp('storefront', routes, '/products/p1');
    expect(await screen.findByText('Return or replace within 14 days')).toBeVisible();
    expect(await screen.findByText('Two years, serviced in Ikeja')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Store policies' })).toHaveAttribute(
      'href',
      `/stores/${slug}/policies`,
    );
  });

  it('opens with the variant in the URL, and writes the chosen variant to the URL', async () => {
    server.use(...frameHandlers(), ...pageHandlers, mock.ok(catalogue.byId, product));
    const { user, router } = renderApp(
      'storefront',
      routes,
      '/products/p1?variant=8-kva&from=mail',
    );
    expect(await screen.findByRole('radio', { name: /^8 kVA/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^5 kVA/ }));
    expect(await screen.findByRole('radio', { name: /^5 kVA/, checked: true })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?variant=5-kva&from=mail'));
  });

  describe('with a picture for each casing', () => {
    const looks = (capacity: string, casing: string) => ({
      id: `${capacity} ${casing}`,
      sku: `${capacity} ${casing}`,
      options: { Casing: casing, Capacity: capacity },
      price: 100,
      sellingPrice: 100,
      quantity: 2,
      image: `/images/${casing}0001`,
    });
    const cased = buildCustomerProduct({
      ...product,
      keyRating: '5 kVA',
      hostedImages: ['/images/inside0001', '/images/White0001', '/images/Graphite0001'],
      productVariant: {
        properties: [
          { property: 'Capacity', options: ['5 kVA', '8 kVA'] },
          { property: 'Casing', options: ['White', 'Graphite'] },
        ],
        variant: [
          looks('5 kVA', 'White'),
          looks('5 kVA', 'Graphite'),
          looks('8 kVA', 'White'),
          looks('8 kVA', 'Graphite'),
        ],
      },
    });

    it('shows the picture of the chosen variant, with its option in the text alternative', async () => {
      server.use(...frameHandlers(), ...pageHandlers, mock.ok(catalogue.byId, cased));
      const { user } = renderApp('storefront', routes, '/products/p1?variant=5-kva_graphite');
      expect(await screen.findByRole('img', { name: 'Axora H5, Graphite' })).toHaveAttribute(
        'src',
        '/images/Graphite0001/640.webp',
      );
      const white = screen.getByRole('radio', { name: /^White,\s?2 in stock$/ });
      expect(white.nextElementSibling?.innerHTML).toContain('/images/White0001/160.webp');
      await user.click(white);
      expect(await screen.findByRole('img', { name: 'Axora H5, White' })).toBeInTheDocument();
      expect(screen.queryByRole('img', { name: 'Axora H5, Graphite' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Image 2, White' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await user.click(screen.getByRole('radio', { name: /^8 kVA/ }));
      expect(screen.getByRole('button', { name: 'Image 2, White' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });

    it('changes the picture in the viewer with the keyboard, and closes the viewer with Escape', async () => {
      server.use(...frameHandlers(), ...pageHandlers, mock.ok(catalogue.byId, cased));
      const { user } = renderApp('storefront', routes, '/products/p1?variant=5-kva_white');
      await user.click(await screen.findByRole('button', { name: /enlarge the image/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Axora H5' });
      await waitFor(() =>
        expect(dialog).toContainElement(
          document.activeElement instanceof HTMLElement ? document.activeElement : null,
        ),
      );
      const viewer = within(dialog);
      expect(viewer.getByRole('img', { name: 'Axora H5, White' })).toBeVisible();
      const press = async (key: string, name: string) => {
        await user.keyboard(`{${key}}`);
        expect(await viewer.findByRole('img', { name })).toBeVisible();
      };
      await press('ArrowRight', 'Axora H5, Graphite');
      await press('ArrowRight', 'Axora H5, 1 of 3');
      await press('ArrowLeft', 'Axora H5, Graphite');
      await press('Home', 'Axora H5, 1 of 3');
      await press('End', 'Axora H5, Graphite');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('img', { name: 'Axora H5, Graphite' })).toBeInTheDocument();
    });
  });

  it('shows the store as followed before the server has answered', async () => {
    server.use(
      mock.pending(follows.setFollowing),
      ...frameHandlers(),
      ...pageHandlers,
      ...signedIn,
      mock.ok(catalogue.byId, product),
    );
    const { user } = renderApp('storefront', routes, '/products/p1', {
      as: buildAccount('customer'),
    });
    const box = within(await screen.findByRole('region', { name: 'Helios Yard' }));
    await user.click(
      await box.findByRole('button', { name: 'Follow Helios Yard', pressed: false }),
    );
    expect(
      await box.findByRole('button', { name: 'Following Helios Yard', pressed: true }),
    ).toBeVisible();
    expect(box.getByText('1,241')).toBeVisible();
  });

  it('reverts the follow when the server rejects it, and shows the error', async () => {
    server.use(
      mock.fail(follows.setFollowing, 500, { message: 'Not now' }),
      ...frameHandlers(),
      ...pageHandlers,
      ...signedIn,
      mock.ok(catalogue.byId, product),
    );
    const { user } = renderApp('storefront', routes, '/products/p1', {
      as: buildAccount('customer'),
    });
    const box = within(await screen.findByRole('region', { name: 'Helios Yard' }));
    await user.click(await box.findByRole('button', { name: 'Follow Helios Yard' }));
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(box.getByRole('button', { name: 'Follow Helios Yard', pressed: false })).toBeVisible();
    expect(box.getByText('1,240')).toBeVisible();
  });

  it('is no longer pre-rendered once another page is open', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, {
        rows: [buildProductCard({ id: 'p1', name: 'Axora H5' })],
        count: 1,
      }),
      mock.ok(catalogue.byId, product),
    );
    const { user, router } = renderApp('storefront', routes, '/products');
    const heading = { level: 1, name: 'Axora H5', hidden: true } as const;
    const card = await screen.findByRole('link', { name: 'Axora H5' });
    await user.hover(card);
    expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
    await user.unhover(card);
    await user.hover(card);
    await act(() => router.navigate('/terms'));
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
  });

  it('opens immediately from a card, before its details have loaded', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, {
        rows: [buildProductCard({ id: 'p1', name: 'Axora H5' })],
        count: 1,
      }),
      mock.pending(catalogue.byId),
    );
    const { user } = renderApp('storefront', routes, '/products');
    await user.click(await screen.findByRole('link', { name: 'Axora H5' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Axora H5' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading the product' })).toBeVisible();
  });

  it('shows a not-found message in the shop’s layout for an unknown product', async () => {
    server.use(...frameHandlers(), mock.fail(catalogue.byId, 404));
    renderApp('storefront', routes, '/products/gone');
    expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search products and stores' })).toBeVisible();
  });
});
