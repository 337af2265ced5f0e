import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { texts } from '@market/api-client/contract/texts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { inverters } from '../../../test/factories';
import { frame } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();

it('shows each section by itself: one that fails says so and the others stand', async () => {
  server.use(
    ...frame(),
    mock.fail(catalogue.fixedDiscount, 500),
    mock.ok(catalogue.dailyProduct, buildProductCard({ id: 'p1', name: 'Axora H5' })),
    mock.ok(catalogue.officialOutlets, []),
    mock.ok(catalogue.list, { rows: [buildProductCard({ id: 'p2', name: 'Sunforge 585 W' })], count: 1 }),
  );
  const { user, router } = renderApp('storefront', routes, '/');
  const deals = within(await screen.findByRole('region', { name: 'Deals' }));
  expect(await deals.findByRole('heading', { name: texts.productsNow })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sunforge 585 W' })).toHaveAttribute('href', '/products/p2');
  expect(screen.getByRole('link', { name: 'See the product' })).toHaveAttribute('href', '/products/p1');
  expect(screen.queryByRole('region', { name: 'Official outlets' })).not.toBeInTheDocument();
  const shelf = within(screen.getByRole('region', { name: 'The whole supply room' }));
  await user.click(await shelf.findByRole('link', { name: 'Inverters' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/c/${inverters.id}`));
});
