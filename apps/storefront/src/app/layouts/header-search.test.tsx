import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreShelves } from '../../test/factories';
import { frameHandlers } from '../../test/handlers';
import { routes } from '../routes';

const server = mockServer();

const foundSuggestions = {
  products: [{ id: 'h5', name: 'Axora H5 hybrid inverter', sellingPrice: 125_000_000 }],
  categories: [
    { name: 'Hybrid', within: 'Inverters', categoryId: 'inverters', subCategoryId: 'hybrid' },
  ],
  stores: [{ id: 'a1', slug: 'axora', storeName: 'Axora Outlet' }],
  didYouMean: 'axora inverter',
};

const empty = { rows: [], count: 0 };
const setUp = () => {
  const onRequest = vi.fn<(search: string) => void>();
  server.use(
    ...frameHandlers(),
    mock.ok(catalogue.storeShelves, buildStoreShelves([])),
    mock.ok(catalogue.list, empty),
    mock.ok(catalogue.suggestions, ({ query }) => {
      onRequest(query.search);
      return foundSuggestions;
    }),
  );
  return { onRequest, ...renderApp('storefront', routes, '/stores') };
};
const list = () => within(screen.getByRole('listbox', { name: 'Suggestions' }));
const box = () => screen.findByRole('combobox', { name: 'Search products and stores' });

it('the header search suggests products, categories, stores and a corrected spelling, and sends a request only after a pause in typing', async () => {
  const { onRequest, user } = setUp();
  await user.type(await box(), 'axorra inv');
  await screen.findByRole('option', { name: /Axora H5/ });
  expect(
    list()
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ).toEqual([
    '/products?search=axora+inverter',
    '/products/h5',
    '/c/inverters/hybrid',
    '/stores/axora',
    '/products?search=axorra+inv',
  ]);
  expect(list().getByRole('option', { name: /Axora H5/ })).toHaveTextContent('₦1,250,000.00');
  expect(onRequest).toHaveBeenCalledTimes(1);
});

it('the header search selects suggestions with the arrow keys, opens one with Enter and hides them with Escape', async () => {
  const { user, router } = setUp();
  const input = await box();
  await user.type(input, 'axorra');
  await screen.findByRole('option', { name: /Axora H5/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const chosen = list().getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Hybrid in Inverters');
  expect(input).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(list().getByRole('option', { selected: true })).toHaveTextContent(
    'All results for “axorra”',
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/products?search=axorra',
    ),
  );
});

it('the header search remembers searches until they are cleared', async () => {
  const { user } = setUp();
  await user.type(await box(), ' gas cooker {Enter}');
  expect(await screen.findByRole('heading', { name: 'Results for “gas cooker”' })).toBeVisible();
  await user.clear(await box());
  expect(await screen.findByRole('option', { name: 'gas cooker' })).toHaveAttribute(
    'href',
    '/products?search=gas+cooker',
  );
  await user.click(screen.getByRole('button', { name: 'Clear search history' }));
  await waitFor(() =>
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument(),
  );
});
