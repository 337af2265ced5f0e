import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { texts } from '@market/api-client/contract/texts';
import type { CatalogueQuery } from '@market/domain/catalogue/product';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { inverters } from '../../../test/factories';
import { frame } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const product = buildProductCard({ name: 'Axora H5' });
const open = (address: string) => renderApp('storefront', routes, address);

describe('a listing', () => {
  it('asks the server for exactly what the address says', async () => {
    const asked = vi.fn<(query: CatalogueQuery) => void>();
    server.use(
      ...frame(),
      mock.ok(catalogue.list, ({ query }) => {
        asked(query);
        return { rows: [product], count: 60 };
      }),
    );
    open(`/c/${inverters.id}?sub=${inverters.subCategories[0]?.id}&minPrice=450000&inStock=true&sort=price-asc&page=2&size=nonsense`);
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ subCategoryId: inverters.subCategories[0]?.id, minPrice: 450000, inStock: 'true', sort: 'price-asc', limit: 24, offset: 24 });
    expect(screen.getByRole('heading', { level: 1, name: 'Inverters' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('says what does not match, and takes the last filter off at a press', async () => {
    server.use(
      ...frame(),
      mock.ok(catalogue.list, ({ query }) => (query.inStock ? { rows: [], count: 0 } : { rows: [product], count: 1 })),
    );
    const { user, router } = open('/products?search=axora&inStock=true&page=3');
    expect(await screen.findByRole('heading', { name: 'Nothing for “axora” matches these filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove “In stock”' }));
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
    expect(router.state.location.search).toBe('?search=axora');
  });

  it('keeps the search and goes back to the first page when a filter is set', async () => {
    server.use(...frame(), mock.ok(catalogue.list, { rows: [product], count: 60 }));
    const { user, router } = open('/products?search=axora&page=2');
    await user.click(await screen.findByRole('checkbox', { name: 'In stock only' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=axora&inStock=true'));
  });

  it('tells an empty shelf from a filter that hides everything', async () => {
    server.use(...frame(), mock.ok(catalogue.list, { rows: [], count: 0 }));
    open(`/c/${inverters.id}`);
    expect(await screen.findByRole('heading', { name: 'Nothing on this shelf yet' })).toBeVisible();
  });

  it('shows skeletons while it waits, the call’s own text when it fails, and the products after Try again', async () => {
    server.use(...frame(), mock.pending(catalogue.list));
    const waiting = open('/products');
    expect(await screen.findByRole('status', { name: 'Loading products' })).toBeVisible();
    waiting.unmount();

    server.use(mock.fail(catalogue.list, 500));
    const { user } = open('/products');
    expect(await screen.findByRole('heading', { name: texts.products })).toBeVisible();
    server.use(mock.ok(catalogue.list, { rows: [product], count: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
  });
});
