import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { buildCustomerProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { rememberProduct } from '../../../shared/recent-products';
import { inverters } from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
beforeEach(() => server.use(...frameHandlers(), mock.ok(catalogue.list, { rows: [], count: 0 })));

it('the 404 page offers a search, three links, categories and recently viewed products', async () => {
  server.use(
    mock.ok(catalogue.byId, ({ params }) =>
      buildCustomerProduct({ id: params.id, name: `Product ${params.id}` }),
    ),
  );
  const { user, router } = renderApp('storefront', routes, '/no/such/page');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' }),
  ).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const main = screen.getByRole('main');
  const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/', '/orders', '/help', '/categories', `/c/${inverters.id}`]),
  );
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument();
  for (const id of ['1', '2', '3']) rememberProduct(id);
  expect(await screen.findByRole('link', { name: 'Product 3' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search the shop' }), 'gas hose{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/products?search=gas+hose',
    ),
  );
});
