import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as featured from '@market/api-client/contract/main/featured';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import type { Product } from '@market/domain/catalogue/product';
import * as views from '@market/api-client/contract/main/views';
import type { SavedView } from '@market/domain/views/saved-view';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const counts = {
  all: 28,
  draft: 0,
  pending: 2,
  approved: 25,
  rejected: 1,
  low: 3,
  out: 0,
  marketplace: 20,
  featured: 4,
};
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(categories.list, []),
  mock.ok(featured.list, []),
  mock.ok(products.counts, counts),
);
const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

const productList = (...rows: Product[]) => mock.ok(products.list, { rows, count: rows.length });
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');

describe('the product list', () => {
  it('shows stock, approval, sales channel, and the reason why a product was sent back', async () => {
    const inverter = buildProduct({ name: 'Axora H5', quantity: 2 });
    const sentBack = buildProduct({
      name: 'Corda cable',
      quantity: 0,
      isOnMarketplace: false,
      approvalStatus: 'rejected',
      reviewNote: 'Show the reel itself.',
    });
    server.use(productList(inverter, sentBack), mock.ok(featured.list, [inverter]));
    open('/products');
    expect(await row('Corda cable')).toHaveTextContent(
      /Sold out.*Own store only.*Sent back.*Show the reel itself\./,
    );
    await waitFor(async () =>
      expect(await row('Axora H5')).toHaveTextContent(
        /Featured.*2.*Low stock.*Marketplace.*Approved/,
      ),
    );
  });

  it('filters by the approval status in the URL', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(products.list, ({ query }) => {
        onRequest(query);
        return { rows: [], count: 0 };
      }),
    );
    open('/products?approvalStatus=rejected&stock=none');
    expect(
      await screen.findByRole('heading', { name: 'No products match these filters' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Sent back/ })).toHaveAttribute('aria-current', 'page');
    expect(onRequest).toHaveBeenCalledWith({ limit: 20, offset: 0, approvalStatus: 'rejected' });
  });

  it('saves filters and columns as a view for the user or the team, renames the view and deletes it', async () => {
    let saved: SavedView[] = [];
    const created = vi.fn();
    const removed = vi.fn();
    server.use(
      productList(buildProduct({ name: 'Axora H5' })),
      mock.ok(views.list, () => saved),
      mock.ok(views.create, ({ body }) => {
        created(body);
        const view = { ...body, id: idOf('view'), makerName: 'Ngozi Eze', isOwn: true };
        saved = [{ ...view, canChange: true }];
        return { ...view, canChange: true };
      }),
      mock.ok(views.remove, () => {
        removed();
        saved = [];
        return null;
      }),
    );
    const { user, router } = open('/products?search=axora&approvalStatus=approved&page=1');
    await user.click(await screen.findByText('Views', { selector: 'summary *' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Price' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument(),
    );
    const form = within(screen.getByRole('form', { name: 'Save this view' }));
    await user.type(form.getByRole('textbox'), 'Axora on sale');
    await user.click(form.getByRole('radio', { name: 'Your store’s staff' }));
    await user.click(form.getByRole('button', { name: 'Save view' }));
    const link = await screen.findByRole('link', { name: /^Axora on sale/, current: 'page' });
    expect(created).toHaveBeenCalledExactlyOnceWith({
      list: 'merchant-products',
      name: 'Axora on sale',
      query: 'approvalStatus=approved&hide=price&search=axora',
      isShared: true,
    });
    expect(link).toHaveAttribute(
      'href',
      '/products?approvalStatus=approved&hide=price&search=axora',
    );
    expect(router.state.location.search).toContain('hide=price');
    const heading = screen.getByRole('heading', { name: 'Saved views' });
    await waitFor(() => expect(heading).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Rename Axora on sale' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Rename Axora on sale' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const renaming = within(screen.getByRole('form', { name: 'Rename Axora on sale' }));
    expect(renaming.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await user.type(renaming.getByRole('textbox'), ' now');
    server.use(
      mock.fail(views.rename, 422, { errors: [{ field: 'name', message: 'Taken already.' }] }),
    );
    await user.click(renaming.getByRole('button', { name: 'Save name' }));
    expect(await renaming.findByText('Taken already.')).toBeVisible();
    expect(renaming.getByRole('textbox')).toHaveValue('Axora on sale now');
    expect(renaming.getByRole('button', { name: 'Save name' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'New name' }), ' now');
    server.use(
      mock.ok(views.rename, ({ body }) => {
        saved = saved.map((view) => ({ ...view, ...body }));
        return null;
      }),
    );
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: /^Axora on sale now/ });
    expect(screen.getByRole('button', { name: 'Rename Axora on sale now' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Delete Axora on sale now' }));
    const keep = screen.getByRole('button', { name: 'Keep' });
    expect(keep).toHaveFocus();
    await user.click(keep);
    expect(removed).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete Axora on sale now' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByText('Axora on sale now')).not.toBeInTheDocument());
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('unlists and features a product from its menu', async () => {
    const done = vi.fn();
    server.use(
      productList(buildProduct({ id: 'axora', name: 'Axora H5' })),
      mock.ok(products.removeFromMarketplace, ({ params }) => {
        done('removed', params.id);
        return buildProduct();
      }),
      mock.ok(featured.add, ({ body }) => {
        done('featured', body.productId);
        return null;
      }),
    );
    const { user } = open('/products');
    const act = async (item: RegExp) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Axora H5' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await act(/Remove from the marketplace/);
    await act(/Feature on your store page/);
    await waitFor(() =>
      expect(done.mock.calls).toEqual([
        ['removed', 'axora'],
        ['featured', 'axora'],
      ]),
    );
  });
});

describe('a product list without rows', () => {
  it('shows an error with a retry button, and keeps the filters', async () => {
    server.use(mock.fail(products.list, 500));
    const { user } = open('/products?search=Axora');
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    server.use(productList(buildProduct({ name: 'Axora H5' })));
    await user.click(tryAgain);
    expect(await row('Axora H5')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search name or SKU' })).toHaveValue('Axora');
  });

  it('invites a new store to add or import products', async () => {
    server.use(productList());
    open('/products');
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add product' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute(
      'href',
      '/products/imports',
    );
  });

  it('clears filters that match nothing', async () => {
    server.use(
      mock.ok(products.list, ({ query }) =>
        query.search
          ? { rows: [], count: 0 }
          : { rows: [buildProduct({ name: 'Axora H5' })], count: 1 },
      ),
    );
    const { user, router } = open('/products?search=zzz');
    expect(
      await screen.findByRole('heading', { name: 'No products match these filters' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await row('Axora H5')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});
