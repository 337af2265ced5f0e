import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import type { Specification } from '@market/domain/catalogue/specification';
import { buildCustomerProduct, buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { comparison } from '../../../shared/comparison';
import { buildFacets } from '../../../test/factories';
import { frameHandlers, pricingHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();

const output = (value: number): Specification => [
  {
    group: 'Output',
    attributes: [
      { id: 'a1', name: 'Rated output', type: 'number', unit: 'kVA', better: 'more', value },
      { id: 'a2', name: 'Phases', type: 'choice', better: 'none', value: 'Single' },
    ],
  },
];
const small = buildCustomerProduct({
  id: 'p1',
  name: 'Axora inverter',
  specification: output(5),
  sellingPrice: 125_000_000,
  weight: 17.4,
});
const large = buildCustomerProduct({
  id: 'p2',
  name: 'Duravolt inverter',
  specification: output(8),
  sellingPrice: 111_800_000,
  weight: 21,
});
const battery = buildCustomerProduct({
  id: 'p3',
  name: 'Stack battery',
  category: { id: 'batteries', name: 'Batteries' },
  categoryId: 'batteries',
});
const products = mock.ok(
  catalogue.byId,
  ({ params: { id } }) => [small, large, battery].find((product) => product.id === id) ?? small,
);

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const cellTexts = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the compare checkboxes on product cards', () => {
  it('collect products of one category in a tray that links to their comparison', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, {
        rows: [small, large, battery].map(({ id, name, categoryId }) =>
          buildProductCard({ id, name, categoryId }),
        ),
        count: 3,
      }),
      mock.ok(catalogue.facets, buildFacets()),
      products,
    );
    const { user, router } = renderApp('storefront', routes, '/products');
    await user.click(await screen.findByRole('checkbox', { name: 'Compare Stack battery' }));
    const tray = within(await screen.findByRole('region', { name: 'Compare' }));
    expect(tray.getByRole('status')).toHaveTextContent('Compare 1 of 4');
    expect(tray.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Compare Axora inverter' }));
    expect(screen.getByRole('checkbox', { name: 'Compare Stack battery' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Duravolt inverter' }));
    expect(tray.getByRole('status')).toHaveTextContent('Compare 2 of 4');
    expect(router.state.location.pathname).toBe('/products');
    await user.click(tray.getByRole('link', { name: 'Compare' }));
    expect(await screen.findByRole('heading', { name: 'Compare 2 inverters' })).toBeVisible();
    expect(router.state.location.search).toBe('?products=p1%2Cp2');
    expect(screen.queryByRole('region', { name: 'Compare' })).not.toBeInTheDocument();
  });
});

describe('the comparison', () => {
  it('marks the best values, hides equal values on request, and removes a product', async () => {
    server.use(...frameHandlers(), products);
    const { user, router } = renderApp('storefront', routes, '/compare');
    expect(await screen.findByText('Choose products to compare')).toBeVisible();
    act(() =>
      comparison.set({
        categoryId: small.categoryId,
        products: [small, large].map(({ id, name }) => ({ id, name })),
      }),
    );
    await act(() => router.navigate('/compare'));
    await screen.findByRole('heading', { name: 'Compare 2 inverters' });
    expect(cellTexts('Rated output')).toEqual(['5 kVA', '8 kVA Highest']);
    expect(cellTexts('Phases')).toEqual(['Single', 'Single']);
    expect(cellTexts('Weight')).toEqual(['17.4 kg Lightest', '21 kg']);
    expect(cellTexts('Price')[1]).toMatch(/^₦1,118,000\.00 Lowest/);

    await user.click(screen.getByRole('switch', { name: 'Show only differences' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Phases/ })).toBeNull());
    expect(cellTexts('Rated output')).toEqual(['5 kVA', '8 kVA Highest']);

    await user.click(screen.getByRole('button', { name: 'Remove Duravolt inverter' }));
    expect(await screen.findByText('Choose products to compare')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(router.state.location.search).toContain('products=p1');
    expect(comparison.get().products.map(({ id }) => id)).toEqual(['p1']);
  });

  it('adds a product to the cart, and shows only products of the first product’s category', async () => {
    server.use(...frameHandlers(), ...pricingHandlers([]), products);
    const { user } = renderApp('storefront', routes, '/compare?products=p1,p3,p2');
    expect(
      await screen.findByText(
        'One product is not shown, because it is no longer sold or in another category.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Stack battery')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Duravolt inverter' }));
    expect(await screen.findByText('In your cart')).toBeVisible();
  });

  it('can be loaded again when its products have failed to load', async () => {
    server.use(...frameHandlers(), mock.fail(catalogue.byId, 500));
    const { user } = renderApp('storefront', routes, '/compare?products=p1,p2');
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    server.use(products);
    await user.click(tryAgain);
    expect(await screen.findByRole('heading', { name: 'Compare 2 inverters' })).toBeVisible();
  });
});
