import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { texts } from '@market/api-client/contract/texts';
import type { CatalogueQuery } from '@market/domain/catalogue/product';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildCartItem, buildFacets, inverters } from '../../../test/factories';
import { frameHandlers, pricingHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const product = buildProductCard({ name: 'Axora H5' });
const open = (address: string) => renderApp('storefront', routes, address);
const [hybrid] = inverters.subCategories;
const noSuggestions = { products: [], categories: [], stores: [] };

describe('a listing', () => {
  it('requests exactly the listing that the URL describes', async () => {
    const onRequest = vi.fn<(query: CatalogueQuery) => void>();
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, ({ query }) => {
        onRequest(query);
        return { rows: [product], count: 60 };
      }),
    );
    open(
      `/c/${inverters.id}/${hybrid?.id}?minPrice=450000&inStock=true&rating=4&options=Capacity:5+kVA,8+kVA&sort=price-asc&page=2&size=nonsense`,
    );
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({
      subCategoryId: hybrid?.id,
      minPrice: 450000,
      inStock: 'true',
      rating: 4,
      options: 'Capacity:5 kVA,8 kVA',
      sort: 'price-asc',
      limit: 24,
      offset: 24,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hybrid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('links to all three levels of categories and keeps the filters', async () => {
    server.use(...frameHandlers(), mock.ok(catalogue.list, { rows: [product], count: 1 }));
    const { user, router } = open(`/c/${inverters.id}?inStock=true`);
    const shelves = within(await screen.findByRole('navigation', { name: 'Related categories' }));
    await user.click(shelves.getByRole('link', { name: 'Hybrid' }));
    await user.click(await screen.findByRole('link', { name: 'Single phase' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Single phase' })).toBeVisible();
    expect(router.state.location.pathname).toBe(
      `/c/${inverters.id}/${hybrid?.id}/${hybrid?.childCategories[0]?.id}`,
    );
    expect(router.state.location.search).toBe('?inStock=true');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Inverters',
      'Hybrid',
    ]);
  });

  it('shows a not-found message for an unknown category', async () => {
    server.use(...frameHandlers(), mock.ok(catalogue.list, { rows: [], count: 0 }));
    open(`/c/${inverters.id}/nothing-like-it`);
    expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
  });

  it('marks the products that are in the cart', async () => {
    const line = buildCartItem({ name: product.name, productId: product.id });
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([line]),
      mock.ok(catalogue.list, {
        rows: [product, buildProductCard({ name: 'Axora H8' })],
        count: 2,
      }),
    );
    open('/products');
    await screen.findByRole('link', { name: 'Axora H8' });
    expect(screen.queryByText('In cart')).not.toBeInTheDocument();
    localStorage.setItem(
      'storefront_cart',
      JSON.stringify([{ productId: product.id, quantity: 1 }]),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'storefront_cart' }));
    const card = (await screen.findByText('In cart')).closest('article');
    expect(card).toHaveTextContent('Axora H5');
  });
});

it('a card and its key attributes are those of the variant that matches the filters', async () => {
  const matching = buildProductCard({ name: 'Axora H8', hasVariants: true, variantId: 'v8' });
  const onRequest = vi.fn();
  server.use(
    ...frameHandlers(),
    mock.ok(catalogue.list, { rows: [matching], count: 1 }),
    mock.ok(catalogue.keyFacts, ({ query }) => {
      onRequest(query);
      return [];
    }),
    mock.pending(catalogue.byId),
  );
  const { user } = renderApp('storefront', routes, '/products?inStock=true');
  const href = `/products/${matching.id}?variant=v8`;
  expect(await screen.findByRole('link', { name: 'Axora H8' })).toHaveAttribute('href', href);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('link', { name: 'Choose options Axora H8' })).toHaveAttribute(
    'href',
    href,
  );
  expect(onRequest).toHaveBeenCalledWith({ ids: 'v8' });
});

describe('the list view', () => {
  it('shows key attributes and a cart button, and is remembered', async () => {
    const options = buildProductCard({ name: 'Axora H8', hasVariants: true });
    const add = vi.fn();
    const onRequest = vi.fn();
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([]),
      mock.ok(catalogue.list, { rows: [product, options], count: 2 }),
      mock.ok(catalogue.keyFacts, ({ query }) => {
        onRequest(query);
        return [
          { productId: product.id, facts: [{ name: 'Battery voltage', value: '48\u00a0V' }] },
          { productId: options.id, facts: [] },
        ];
      }),
      mock.pending(catalogue.byId),
      mock.ok(cart.add, ({ body }) => {
        add(body.items);
        return { cartItemsList: [], cartTotal: 0 };
      }),
    );
    const { user } = renderApp('storefront', routes, '/products', {
      as: buildAccount('customer'),
    });
    await user.click(await screen.findByRole('radio', { name: 'List' }));
    const row = within(
      (await screen.findByRole('link', { name: 'Axora H5' })).closest('article') ?? document.body,
    );
    expect(await row.findByText('Battery voltage')).toBeVisible();
    expect(row.getByText(/^48\sV$/)).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({ ids: `${product.id},${options.id}` });
    await user.click(row.getByRole('button', { name: 'Add to cart: Axora H5' }));
    expect(await row.findByRole('button', { name: 'Added to cart: Axora H5' })).toBeVisible();
    expect(add).toHaveBeenCalledWith([{ productId: product.id, quantity: 1, selected: true }]);
    expect(screen.getByRole('link', { name: 'Choose options Axora H8' })).toHaveAttribute(
      'href',
      `/products/${options.id}`,
    );
    expect(localStorage.getItem('storefront_listing_view')).toBe('"list"');
  });
});

describe('the filters', () => {
  const facets = buildFacets({
    options: [
      {
        property: 'Capacity',
        options: [
          { option: '5 kVA', count: 7 },
          { option: '8 kVA', count: 3 },
        ],
      },
    ],
    stores: [{ id: 'helios', storeName: 'Helios Yard', count: 9 }],
  });

  it('show the product count for each choice, and update the URL', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, { rows: [product], count: 60 }),
      mock.ok(catalogue.facets, facets),
    );
    const { user, router } = open('/products?search=axora&page=2');
    server.use(mock.ok(catalogue.suggestions, noSuggestions));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const capacity = within(await sheet.findByRole('list', { name: 'Capacity' }));
    expect(capacity.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '5 kVA7 products',
      '8 kVA3 products',
    ]);
    await user.click(capacity.getByRole('checkbox', { name: '5 kVA' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Helios Yard' }));
    await user.click(sheet.getByRole('radio', { name: /^4 stars and up/ }));
    await user.click(sheet.getByRole('checkbox', { name: 'In stock' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        search: 'axora',
        options: 'Capacity:5 kVA',
        store: 'helios',
        rating: '4',
        inStock: 'true',
      }),
    );
    await user.click(sheet.getByRole('button', { name: 'Show 60 products' }));
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    await user.click(chips.getByRole('button', { name: /Helios Yard$/ }));
    await waitFor(() => expect(router.state.location.search).not.toContain('store'));
    await user.click(chips.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=axora'));
  });

  it('ask for a delivery place before they apply an arrival day', async () => {
    const onRequest = vi.fn();
    const asked = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, ({ query }) => {
        onRequest(query);
        return { rows: [product], count: 60 };
      }),
      mock.ok(catalogue.facets, ({ query }) => {
        asked(query);
        return {
          ...facets,
          arrivals: query.deliverTo
            ? [
                { day: '2099-11-24', count: 4 },
                { day: '2099-11-27', count: 9 },
              ]
            : [],
        };
      }),
    );
    const { user, router } = open('/products?arrivesBy=2099-11-27');
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await sheet.findByRole('link', { name: 'Choose your place' })).toHaveAttribute(
      'href',
      expect.stringContaining('/deliver-to?'),
    );
    expect(onRequest).toHaveBeenLastCalledWith({ limit: 24, offset: 0 });

    localStorage.setItem('storefront_place', '"Kano"');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storefront_place' })));
    const arrival = within(await sheet.findByRole('group', { name: 'Arrives by' }));
    expect(arrival.getByRole('radio', { name: /^Friday 27\sNovember/ })).toBeChecked();
    expect(asked).toHaveBeenLastCalledWith({ deliverTo: 'Kano', arrivesBy: '2099-11-27' });
    await user.click(await arrival.findByRole('radio', { name: /^Tuesday 24\sNovember/ }));
    expect(router.state.location.search).toBe('?arrivesBy=2099-11-24');
    await waitFor(() =>
      expect(onRequest).toHaveBeenLastCalledWith({
        limit: 24,
        offset: 0,
        deliverTo: 'Kano',
        arrivesBy: '2099-11-24',
      }),
    );
    expect(await screen.findByText(/^Arrives by 24 November/)).toBeInTheDocument();
  });

  it('offer a minimum number of years for a warranty', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, { rows: [product], count: 60 }),
      mock.ok(catalogue.facets, {
        ...facets,
        attributes: [
          {
            id: 'term',
            name: 'Warranty',
            unit: 'years',
            group: 'Warranty',
            type: 'number',
            spread: [
              { from: 1, count: 3 },
              { from: 2, count: 5 },
              { from: 10, count: 1 },
            ],
          },
        ],
      }),
    );
    const { user, router } = open(`/c/${inverters.id}`);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const warranty = within(await sheet.findByRole('group', { name: 'Warranty' }));
    expect(warranty.getByRole('radio', { name: 'Any' })).toBeChecked();
    expect(warranty.getByText('9')).toBeVisible();
    await user.click(warranty.getByRole('radio', { name: /^2\syears or more/ }));
    expect(new URLSearchParams(router.state.location.search).get('attributes')).toBe('term:2..');
    expect(await screen.findByText(/^Warranty: 2\syears and above/)).toBeInTheDocument();
  });

  it('accept number ranges and choices for attributes', async () => {
    const common = { group: 'Output' };
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, { rows: [product], count: 60 }),
      mock.ok(catalogue.facets, {
        ...facets,
        attributes: [
          {
            ...common,
            id: 'power',
            name: 'Rated output',
            unit: 'kVA',
            type: 'number',
            spread: [
              { from: 3.6, count: 2 },
              { from: 5, count: 6 },
              { from: 8, count: 1 },
            ],
          },
          {
            ...common,
            id: 'volt',
            name: 'Battery voltage',
            type: 'choice',
            values: [
              { value: '24 V', count: 3 },
              { value: '48 V', count: 7 },
            ],
          },
        ],
      }),
    );
    const { user, router } = open('/products?search=axora');
    server.use(mock.ok(catalogue.suggestions, noSuggestions));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const boxes = within(await sheet.findByRole('group', { name: 'Battery voltage' }));
    await user.click(boxes.getByRole('button', { name: /^48 V.*7/ }));
    expect(await boxes.findByRole('button', { name: /^48 V/, pressed: true })).toBeVisible();
    await user.type(sheet.getByLabelText('Lowest rated output, kVA'), '7.5{Enter}');
    await user.type(sheet.getByLabelText('Highest rated output, kVA'), '5{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('attributes')).toBe(
        'volt:48 V;power:5..7.5',
      ),
    );
    await user.click(sheet.getByRole('button', { name: 'Show 60 products' }));
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(chips.getByRole('button', { name: /48 V$/ })).toBeVisible();
    await user.click(chips.getByRole('button', { name: /Rated output: 5 to 7.5.kVA$/ }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('attributes')).toBe('volt:48 V'),
    );
  });

  it('accept round prices from the slider and exact ones from the fields', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, { rows: [product], count: 60 }),
      mock.ok(catalogue.facets, facets),
    );
    const { user, router } = open('/products');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const lowest = await screen.findByRole('slider', { name: 'Lowest price' });
    expect(lowest).toHaveAttribute('aria-valuetext', '₦400,000');
    lowest.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=500000'));
    const most = screen.getByRole('textbox', { name: 'Highest price, naira' });
    await user.type(most, '451237{Enter}');
    // The two amounts were entered in the wrong order.
    await waitFor(() =>
      expect(router.state.location.search).toBe('?minPrice=451237&maxPrice=500000'),
    );
    expect(most).toHaveFocus();
  });

  it('are corrected when a link has swapped or invalid values', async () => {
    const onRequest = vi.fn<(query: CatalogueQuery) => void>();
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.suggestions, noSuggestions),
      mock.ok(catalogue.list, ({ query }) => {
        onRequest(query);
        return { rows: [product], count: 1 };
      }),
    );
    const wrong = open(
      `/products?minPrice=900000&maxPrice=100&rating=9&inStock=perhaps&search=${'solar%20'.repeat(30)}`,
    );
    expect(await screen.findByRole('button', { name: /₦100 to ₦900,000$/ })).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({
      limit: 24,
      offset: 0,
      minPrice: 100,
      maxPrice: 900_000,
      search: 'solar '.repeat(17).slice(0, 100).trim(),
    });
    wrong.unmount();
    open('/products?minPrice=99999999999999');
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ limit: 24, offset: 0 }));
  });

  it('move the focus to the next active filter when one is removed', async () => {
    server.use(...frameHandlers(), mock.ok(catalogue.list, { rows: [product], count: 1 }));
    const { user } = open('/products?inStock=true&rating=4');
    const remove = (name: string) =>
      screen.queryByRole('button', { name: new RegExp(`^Remove filter.*${name}$`) });
    (await screen.findByRole('button', { name: /4 stars and up$/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(remove('4 stars and up')).not.toBeInTheDocument());
    expect(remove('In stock')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(remove('In stock')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('an empty listing', () => {
  it('offers to remove the filter that excludes all products, with the resulting count', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.suggestions, noSuggestions),
      mock.ok(catalogue.list, ({ query }) =>
        query.rating ? { rows: [], count: 0 } : { rows: [product], count: 94 },
      ),
    );
    const { user, router } = open('/products?search=axora&inStock=true&rating=4');
    expect(
      await screen.findByRole('heading', { name: 'No products for “axora” match these filters' }),
    ).toBeVisible();
    await user.click(
      await screen.findByRole('button', { name: 'Remove “4 stars and up” to see 94 products' }),
    );
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
    expect(router.state.location.search).toBe('?search=axora&inStock=true');
  });

  it('hides the no-results message while another search is loading', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.suggestions, noSuggestions),
      mock.ok(catalogue.list, { rows: [], count: 0 }),
    );
    const { router } = open('/products?search=xylophone');
    expect(
      await screen.findByRole('heading', { name: 'No products found for “xylophone”' }),
    ).toBeVisible();
    server.use(mock.pending(catalogue.list));
    await router.navigate('/products?search=inverter');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “inverter”' }),
    ).toBeVisible();
    expect(await screen.findByRole('status', { name: 'Loading products' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Nothing/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/0\s*products/)).not.toBeInTheDocument();
  });

  it('shows the last page instead when the URL names a page past the end', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, ({ query }) => ({
        rows: query.offset < 60 ? [product] : [],
        count: 60,
      })),
    );
    const { router } = open('/products?page=9999');
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
    expect(router.state.location.search).toBe('?page=3');
  });

  it('suggests another spelling', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.suggestions, { ...noSuggestions, didYouMean: 'inverter' }),
      mock.ok(catalogue.list, { rows: [], count: 0 }),
    );
    open('/products?search=invrtr');
    expect(
      await screen.findByRole('heading', { name: 'No products found for “invrtr”' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'inverter' })).toHaveAttribute(
      'href',
      '/products?search=inverter',
    );
  });

  it('shows that a category has no products yet', async () => {
    server.use(...frameHandlers(), mock.ok(catalogue.list, { rows: [], count: 0 }));
    open(`/c/${inverters.id}`);
    expect(await screen.findByRole('heading', { name: 'No products here yet' })).toBeVisible();
  });
});

it('the product list shows skeletons while it loads, the endpoint’s error text when it fails, and the products after Try again', async () => {
  server.use(...frameHandlers(), mock.pending(catalogue.list));
  const waiting = open('/products');
  expect(await screen.findByRole('status', { name: 'Loading products' })).toBeVisible();
  waiting.unmount();

  server.use(mock.fail(catalogue.list, 500));
  const { user } = open('/products');
  expect(await screen.findByRole('heading', { name: texts.products })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
  server.use(mock.ok(catalogue.list, { rows: [product], count: 1 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
});
