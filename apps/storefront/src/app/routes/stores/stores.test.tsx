import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { texts } from '@market/api-client/contract/texts';
import type { StoreDirectoryQuery } from '@market/domain/stores/store-card';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreCard } from '../../../test/factories';
import { frame } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const helios = buildStoreCard({ id: 'helios', storeName: 'Helios Yard' });

it('requests the stores that the URL describes, and keeps search and sorting in the URL', async () => {
  const onRequest = vi.fn<(query: StoreDirectoryQuery) => void>();
  server.use(
    ...frame(),
    mock.ok(catalogue.stores, ({ query }) => {
      onRequest(query);
      return { rows: [helios], count: 30 };
    }),
  );
  const { user, router } = renderApp('storefront', routes, '/stores?sort=rating&page=2');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Helios Yard' })).toHaveAttribute('href', '/stores/helios');
  expect(card.getByText('1,284 followers')).toBeVisible();
  expect(onRequest).toHaveBeenLastCalledWith({ sort: 'rating', limit: 24, offset: 24 });
  await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'yard');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=rating&search=yard'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith({
      sort: 'newest',
      search: 'yard',
      limit: 24,
      offset: 0,
    }),
  );
});

it('distinguishes no match from no stores, and explains a list that failed to load', async () => {
  server.use(
    ...frame(),
    mock.ok(catalogue.stores, ({ query }) =>
      query.search ? { rows: [], count: 0 } : { rows: [helios], count: 1 },
    ),
  );
  const { user, unmount } = renderApp('storefront', routes, '/stores?search=nobody');
  await user.click(await screen.findByRole('button', { name: 'Show all of them' }));
  expect(await screen.findByRole('link', { name: 'Helios Yard' })).toBeVisible();
  unmount();

  server.use(mock.fail(catalogue.stores, 500));
  renderApp('storefront', routes, '/stores');
  expect(await screen.findByRole('heading', { name: texts.stores })).toBeVisible();
});

it('replaces a page past the end with the last one', async () => {
  server.use(
    ...frame(),
    mock.ok(catalogue.stores, ({ query }) => ({
      rows: query.offset < 30 ? [helios] : [],
      count: 30,
    })),
  );
  const { router } = renderApp('storefront', routes, '/stores?page=999');
  expect(await screen.findByRole('link', { name: 'Helios Yard' })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

it('shows followed stores to signed-in customers only, and explains how to follow one', async () => {
  server.use(...frame(), mock.ok(catalogue.stores, { rows: [], count: 0 }));
  const guest = renderApp('storefront', routes, '/stores/following');
  await waitFor(() => expect(guest.router.state.location.pathname).toBe('/sign-in'));
  guest.unmount();

  renderApp('storefront', routes, '/stores/following', { as: buildAccount('customer') });
  expect(await screen.findByRole('heading', { name: 'You follow no store yet' })).toBeVisible();
});
