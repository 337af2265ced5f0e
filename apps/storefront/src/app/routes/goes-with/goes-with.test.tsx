import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCustomerProduct, buildProductCard } from '@market/testing/factories/products';
import { buildReviewPage } from '@market/testing/factories/reviews';
import { buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { buildCartItem, buildPlacedOrder, buildPlacedOrders } from '../../../test/factories';
import { frameHandlers, pricingHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const product = buildCustomerProduct({ id: 'p1', name: 'Axora H5' });
const suggestion = (name: string, given: Partial<Suggestion> = {}): Suggestion => ({
  product: buildProductCard({ id: `s-${name}`, name, sellingPrice: 10_000_000 }),
  quantity: 1,
  reason: '48 V, the same as this inverter',
  otherReasons: [],
  goesWith: { productId: 'p1', noun: 'inverter' },
  categoryId: `category-${name}`,
  ...given,
});
const battery = suggestion('Battery', { variantId: 'v-5', variantLabel: '5.12 kWh' });
const panel = suggestion('Panel', {
  quantity: 9,
  reason: '5,265 W in total, within this inverter’s maximum solar input of 6,500 W',
  otherReasons: ['390.6 V with 9 in series, within this inverter’s 120 V to 450 V'],
});
const cable = suggestion('Cable');

const pageHandlers = [
  mock.ok(catalogue.byId, ({ params }) =>
    params.id === 'p1' ? product : buildCustomerProduct({ id: params.id, name: params.id }),
  ),
  mock.ok(stores.page, buildStorePage()),
  mock.ok(follows.byStore, { storeId: product.store.id, count: 0, following: false }),
  mock.ok(reviews.list, buildReviewPage([])),
  mock.ok(policies.ofStore, { rows: [], count: 0 }),
];
const suggestionsHandler = (...suggestions: Suggestion[]) =>
  mock.ok(catalogue.goesWith, suggestions);
const openProduct = (...handlers: Parameters<typeof server.use>) => {
  server.use(...handlers, ...pageHandlers, mock.ok(catalogue.related, []), ...frameHandlers());
  return renderApp('storefront', routes, '/products/p1');
};

it('the product page lists products that go with the product, with the reasons, and adds one or all of them to the cart', async () => {
  const { user } = openProduct(suggestionsHandler(battery, panel, cable), ...pricingHandlers([]));
  const section = within(await screen.findByRole('region', { name: 'Goes with this inverter' }));
  expect(section.getByText(panel.reason)).toBeVisible();
  expect(section.getByText(panel.otherReasons[0] ?? '')).toBeVisible();
  expect(section.getByText('₦900,000.00')).toBeVisible();
  expect(section.getByText('3 products, 11 units')).toBeVisible();
  expect(section.getByText('₦1,100,000.00')).toBeVisible();
  expect(section.getByRole('link', { name: 'Battery' })).toHaveAttribute(
    'href',
    '/products/s-Battery?variant=v-5',
  );
  await user.click(section.getByRole('button', { name: 'Add 9 to cart: Panel' }));
  expect(guestCart.get()).toMatchObject([{ productId: 's-Panel', quantity: 9 }]);
  expect(await section.findByText('In your cart')).toBeVisible();
  act(() => guestCart.set([]));
  await user.click(section.getByRole('button', { name: 'Add all 3 to cart' }));
  expect(guestCart.get()).toMatchObject([
    { productId: 's-Battery', variantId: 'v-5', quantity: 1 },
    { productId: 's-Panel', quantity: 9 },
    { productId: 's-Cable', quantity: 1 },
  ]);
});

it('“Goes with” adds one product of each category, and lists the alternatives below', async () => {
  const other = suggestion('Other battery', { categoryId: battery.categoryId });
  const { user } = openProduct(suggestionsHandler(battery, panel, other), ...pricingHandlers([]));
  const section = within(await screen.findByRole('region', { name: 'Goes with this inverter' }));
  expect(section.getByText('2 products, 10 units')).toBeVisible();
  expect(section.getByText('₦1,000,000.00')).toBeVisible();
  const instead = section.getByRole('heading', { name: 'Or choose instead' });
  expect(
    instead.compareDocumentPosition(section.getByRole('link', { name: 'Other battery' })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => guestCart.set([]));
  await user.click(section.getByRole('button', { name: 'Add both to cart' }));
  expect(guestCart.get()).toMatchObject([
    { productId: 's-Battery', quantity: 1 },
    { productId: 's-Panel', quantity: 9 },
  ]);
});

it('“Goes with” changes with the chosen variant, and is hidden with fewer than three products', async () => {
  const requests: string[] = [];
  const variant = (id: string) => ({
    id,
    sku: id,
    options: { Size: id },
    price: 100,
    sellingPrice: 100,
    quantity: 5,
  });
  const { user } = openProduct(
    mock.ok(catalogue.byId, {
      ...product,
      hasVariants: true,
      productVariant: {
        properties: [{ property: 'Size', options: ['S', 'L'] }],
        variant: [variant('S'), variant('L')],
      },
    }),
    mock.ok(catalogue.goesWith, ({ query }) => {
      requests.push(query.items);
      return query.items === 'p1~L' ? [battery, panel, cable] : [battery, panel];
    }),
  );
  await waitFor(() => expect(requests).toEqual(['p1~S']));
  expect(screen.queryByRole('region', { name: /Goes with/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^L/ }));
  expect(await screen.findByRole('region', { name: 'Goes with this inverter' })).toBeVisible();
});

it('“Goes with” is not shown for a sold-out product', async () => {
  const requests: string[] = [];
  openProduct(
    mock.ok(catalogue.byId, { ...product, inStock: false }),
    mock.ok(catalogue.goesWith, ({ query }) => {
      requests.push(query.items);
      return [battery, panel, cable];
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Goes with/ })).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

it('the product page compares the product with similar ones, and shows its own product first', async () => {
  const similar = ['q1', 'q2'].map((id) => buildProductCard({ id, name: id }));
  const stated = {
    id: 'a1',
    name: 'Rated output',
    type: 'number',
    better: 'more',
    unit: 'kVA',
  } as const;
  const of = (id: string, value: number) =>
    buildCustomerProduct({
      id,
      name: id,
      specification: [{ group: 'Output', attributes: [{ ...stated, value }] }],
    });
  openProduct(
    mock.ok(catalogue.related, similar),
    mock.ok(catalogue.byId, ({ params }) => of(params.id, params.id === 'q2' ? 8 : 5)),
  );
  const table = within(await screen.findByRole('table', { name: 'Similar inverters' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('p1This product'),
    expect.stringContaining('q1'),
    expect.stringContaining('q2'),
  ]);
  expect(table.getByRole('row', { name: /^Rated output/ })).toHaveTextContent(
    'Rated output5 kVA5 kVA8 kVA Highest',
  );
  expect(screen.getByRole('link', { name: 'Compare all details' })).toHaveAttribute(
    'href',
    '/compare?products=p1%2Cq1%2Cq2',
  );
});

it('the cart suggests products, and keeps a suggestion visible after it is added', async () => {
  const inverter = buildCartItem({ productId: 'p1', name: 'Axora H5', variantId: 'v1' });
  const requests: string[] = [];
  server.use(
    ...pricingHandlers([inverter, buildCartItem({ productId: 's-Cable', name: 'Cable' })]),
    mock.ok(catalogue.goesWith, ({ query }) => {
      requests.push(`${query.whose} ${query.items}`);
      return [battery, panel, cable];
    }),
    ...frameHandlers(),
  );
  const { user } = renderApp('storefront', routes, '/cart');
  act(() => guestCart.set([{ productId: 'p1', variantId: 'v1', quantity: 1 }]));
  const section = within(await screen.findByRole('region', { name: 'Goes with your inverter' }));
  expect(section.getAllByText(battery.reason)).toHaveLength(2);
  const add = section.getByRole('button', { name: 'Add to cart: Cable' });
  await user.click(add);
  expect(await section.findAllByText('In your cart')).not.toHaveLength(0);
  expect(guestCart.get()).toHaveLength(2);
  expect(requests).toEqual(['your p1~v1']);
});

it('the order confirmation suggests products that go with those bought', async () => {
  server.use(
    mock.ok(checkout.verifyPayment, { reference: 'vm-checkout-0001', amount: 100, status: 'paid' }),
    mock.ok(
      checkout.createOrder,
      buildPlacedOrders('vm-checkout-0001', [
        buildPlacedOrder({
          items: [
            {
              productId: 'p1',
              variantId: 'v1',
              productName: 'Axora H5',
              options: {},
              quantity: 1,
              unitPrice: 100,
            },
          ],
        }),
      ]),
    ),
    mock.ok(catalogue.goesWith, ({ query }) =>
      query.items === 'p1~v1' ? [battery, panel, cable] : [],
    ),
    ...frameHandlers(),
  );
  renderApp('storefront', routes, '/checkout/return?reference=vm-checkout-0001', {
    as: buildAccount('customer'),
  });
  const section = within(await screen.findByRole('region', { name: 'Goes with what you bought' }));
  expect(section.getByText(panel.reason)).toBeVisible();
});
