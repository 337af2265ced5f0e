import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as categories from '@market/api-client/contract/main/categories';
import * as systems from '@market/api-client/contract/main/systems';
import type { HomeSystem } from '@market/domain/systems/system';
import { texts } from '@market/api-client/contract/texts';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreCard, buildSystemPart, inverters } from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { routes } from '../../routes';

const server = mockServer();
const card = (name: string) => buildProductCard({ id: name, name });
const page = (name: string) => ({ rows: [card(name)], count: 1 });

const allSections = [
  ...frameHandlers(),
  mock.ok(categories.top, [{ ...inverters, lowestPrice: 14_500_000 }]),
  mock.ok(catalogue.fixedDiscount, page('Reduced')),
  mock.ok(catalogue.officialOutlets, [
    {
      store: buildStoreCard({ id: 'duravolt', storeName: 'Duravolt Outlet' }),
      products: [card('Stack')],
    },
  ]),
  mock.ok(catalogue.dailyProduct, card('Axora H5')),
  mock.ok(catalogue.promotions, [
    { id: 'rains', title: 'Ready for the rains', products: [card('Charger')] },
  ]),
  mock.ok(catalogue.randomCategory, {
    category: { id: 'tools', name: 'Tools' },
    products: [card('Multimeter')],
  }),
  mock.ok(catalogue.marketplace, page('Cable')),
  mock.ok(catalogue.list, page('Reduced')),
  mock.ok(catalogue.stores, ({ query }) =>
    query.store === 'subscriptions'
      ? { rows: [buildStoreCard({ id: 'helios', storeName: 'Helios Yard' })], count: 1 }
      : { rows: [], count: 0 },
  ),
];
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('the home page shows guests every section with its links, except the stores that they follow', async () => {
  server.use(...allSections);
  const { user, router } = renderApp('storefront', routes, '/');
  const links = [
    ['Shop by category', 'Inverters', `/c/${inverters.id}`],
    ['Deals', 'Reduced', '/products/Reduced'],
    ['Delivery if you order today', 'All delivery fees', '/help#fees'],
    ['Official outlets', 'Duravolt Outlet', '/stores/duravolt'],
    ['Official outlets', /^Stack/, '/products/Stack'],
    ['Official outlets', 'Follow Duravolt Outlet', '/sign-in'],
    ['Product of the day', 'View product', '/products/Axora%20H5'],
    ['Ready for the rains', 'Charger', '/products/Charger'],
    ['This hour: tools', 'All tools', '/c/tools'],
    ['More from the marketplace', 'Cable', '/products/Cable'],
  ] as const;
  for (const [region, link, address] of links)
    expect(await (await section(region)).findByRole('link', { name: link })).toHaveAttribute(
      'href',
      address,
    );
  expect(screen.queryByRole('region', { name: 'Stores you follow' })).not.toBeInTheDocument();
  await user.click((await section('Deals')).getByRole('link', { name: 'All deals' }));
  await waitFor(() => expect(router.state.location.search).toBe('?onSale=true&sort=saving'));
});

it('the home page shows signed-in customers the stores that they follow', async () => {
  server.use(...allSections);
  renderApp('storefront', routes, '/', { as: buildAccount('customer') });
  expect(
    await (await section('Stores you follow')).findByRole('link', { name: 'Helios Yard' }),
  ).toHaveAttribute('href', '/stores/helios');
});

it('the home page keeps the other sections when one fails', async () => {
  server.use(
    mock.fail(catalogue.fixedDiscount, 500),
    mock.ok(catalogue.officialOutlets, []),
    mock.ok(catalogue.promotions, []),
    ...allSections,
  );
  renderApp('storefront', routes, '/');
  expect(
    await (await section('Deals')).findByRole('heading', { name: texts.productsNow }),
  ).toBeVisible();
  expect(
    await (await section('More from the marketplace')).findByRole('link', { name: 'Cable' }),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Official outlets' })).not.toBeInTheDocument();
});

it('the home page shows a category with its product count and lowest price', async () => {
  server.use(...allSections);
  renderApp('storefront', routes, '/');
  const shown = await section('Shop by category');
  expect(await shown.findByText('2 products from ₦145,000')).toBeVisible();
  expect(shown.getByText('Hybrid')).toBeVisible();
  expect(shown.getByRole('link', { name: 'All 2 products' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

it('the home page calculates the fuel cost of a generator from three figures', async () => {
  server.use(...allSections);
  const { user } = renderApp('storefront', routes, '/');
  const shown = await section('What your generator burns');
  expect(shown.getByText(/figures are examples/)).toBeVisible();
  const hours = shown.getByRole('textbox', { name: 'Hours a day' });
  await user.clear(hours);
  expect(shown.getByRole('status', { name: 'Result' })).toHaveTextContent(
    'Enter all three figures',
  );
  await user.type(hours, '10');
  expect(shown.getByRole('status', { name: 'Result' })).toHaveTextContent(
    'Petrol in 30 days₦504,000.00',
  );
  expect(shown.queryByText(/figures are examples/)).not.toBeInTheDocument();
});

it('the home page shows delivery days and fees for six cities', async () => {
  server.use(...allSections);
  renderApp('storefront', routes, '/');
  const cities = (await section('Delivery if you order today')).findAllByRole('listitem');
  expect((await cities).map((each) => each.textContent)).toEqual(
    ['Lagos', 'Ibadan', 'Abuja', 'Port Harcourt', 'Enugu', 'Kano'].map((city) =>
      expect.stringMatching(new RegExp(`^${city}.*from ₦1,500$`)),
    ),
  );
});

const system: HomeSystem = {
  name: 'This system',
  summary: 'Carries a flat through the night.',
  parts: [
    {
      ...buildSystemPart({ quantity: 2 }),
      kind: 'panel',
      label: 'Panels',
      purpose: 'Charge the battery by day',
    },
    {
      ...buildSystemPart({ productId: 'stack', name: 'Stack', unitPrice: 168_000_000 }),
      kind: 'battery',
      label: 'Battery',
      purpose: 'Carries the house',
    },
  ],
  total: 197_700_000,
  use: {
    hours: 9,
    loads: [{ name: '8 LED bulbs', watts: 72, energy: 648 }],
    lost: 72,
    capacity: 5_120,
    usable: 4_096,
  },
  notFor: [
    { id: 'inverter-ac', name: '1.5 HP inverter air conditioner' },
    { id: 'ac', name: '1.5 HP air conditioner' },
    { id: 'cooker', name: 'Electric cooker' },
  ],
  loads: 'bulb:8:9',
};

it('the home page shows a solar system with its total price, energy use, limits and a link to other sizes', async () => {
  server.use(
    mock.ok(systems.home, system),
    mock.ok(cart.preview, { cartItemsList: [], cartTotal: 0 }),
    ...allSections,
  );
  const { user } = renderApp('storefront', routes, '/');
  expect(await screen.findByText('Panels and battery:')).toHaveTextContent('₦1,977,000.00');
  const shown = await section('This system');
  expect(shown.getByText('Nine hours use 0.72 of 5.12 kWh')).toBeVisible();
  expect(shown.getByText(/^a 1.5 HP air conditioner or an electric cooker as well/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Size a system for them' })).toHaveAttribute(
    'href',
    '/system?use=bulb%3A8%3A9%2Cac%2Ccooker',
  );
  expect(shown.getByRole('link', { name: 'Change the size' })).toHaveAttribute(
    'href',
    '/system?use=bulb%3A8%3A9',
  );
  expect(
    (await section('What your generator burns')).getByText('7 months'),
    'paid back by what is not burnt',
  ).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Add all to cart' }));
  expect(await shown.findByRole('link', { name: 'View cart' })).toBeVisible();
  expect(guestCart.get()).toMatchObject([
    { productId: 'panel', quantity: 2 },
    { productId: 'stack', quantity: 1 },
  ]);
});

it('the home page does not sell a system with a part that is out of stock, and marks the part', async () => {
  const [panel, stack] = system.parts;
  if (!panel || !stack) throw new Error('The system has two parts');
  server.use(
    mock.ok(systems.home, { ...system, parts: [panel, { ...stack, problem: 'soldOut' }] }),
    ...allSections,
  );
  renderApp('storefront', routes, '/');
  const shown = await section('This system');
  expect(shown.getByText('Out of stock')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Add all to cart' })).not.toBeInTheDocument();
});
