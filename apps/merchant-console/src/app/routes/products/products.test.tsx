import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as images from '@market/api-client/contract/main/images';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const hybrid = { id: 'hybrid', name: 'Hybrid', categoryId: 'power', childCategories: [] };
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(categories.list, [
    { id: 'power', name: 'Power backup', productCount: 9, subCategories: [hybrid] },
    { id: 'cable', name: 'Cables', productCount: 2, subCategories: [] },
  ]),
);

const open = (address: string) => renderApp('merchant', routes, address, { as: buildAccount('merchant') });
type User = ReturnType<typeof open>['user'];

async function choose(user: User, field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

const picture = (name: string, type = 'image/png') => new File(['pixels'], name, { type });

describe('the product list', () => {
  it('shows stock, approval, and the reason of what was sent back', async () => {
    const sentBack = buildProduct({ name: 'Corda cable', quantity: 0, approvalStatus: 'rejected', reviewNote: 'Show the reel itself.' });
    server.use(mock.ok(products.list, { rows: [buildProduct({ name: 'Axora H5', quantity: 2 }), sentBack], count: 2 }));
    open('/products');
    const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');
    expect(await row('Corda cable')).toHaveTextContent(/Sold out.*Sent back.*Show the reel itself\./);
    expect(await row('Axora H5')).toHaveTextContent(/2.*Runs low.*Approved/);
  });

  it('narrows to an approval status through the address', async () => {
    const asked = vi.fn();
    server.use(
      mock.ok(products.list, ({ query }) => {
        asked(query);
        return { rows: [], count: 0 };
      }),
    );
    open('/products?approvalStatus=rejected&approval=x');
    expect(await screen.findByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ limit: 20, offset: 0, approvalStatus: 'rejected' });
  });
});

describe('a new product', () => {
  it('is checked by the rules of the server before it is sent', async () => {
    const { user } = open('/products/new');
    await user.click(await screen.findByRole('button', { name: 'Save product' }));
    for (const message of ['Enter a name', 'Describe the product in at least one line', 'Add at least one image', 'Enter a category', 'Enter a SKU']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Product name')).toHaveFocus();
  });

  it('is saved with its photos, its category and a list price that equals the selling price', async () => {
    const sent = vi.fn();
    let uploads = 0;
    server.use(
      mock.ok(images.upload, () => ({ hostedImage: `/images/picture-${(uploads += 1)}`, width: 1200, height: 1200 })),
      mock.ok(products.create, ({ body }) => {
        sent(body);
        return buildProduct();
      }),
      mock.ok(products.list, { rows: [], count: 0 }),
    );
    const { user, router } = open('/products/new');
    await user.type(await screen.findByLabelText('Product name'), 'Axora H5');
    await user.type(screen.getByLabelText('Description point 1'), 'Runs a freezer');
    await user.click(screen.getByRole('button', { name: 'Add a point' }));
    await user.type(screen.getByLabelText('Description point 2'), 'Takes two strings');
    await user.click(screen.getByRole('button', { name: 'Move point 2 up' }));
    await user.upload(screen.getByLabelText(/Add photos/), [picture('front.png'), picture('side.png')]);
    await user.click(await screen.findByRole('button', { name: 'Move Photo 2 left' }));
    await user.type(screen.getByLabelText('Selling price'), '1250000');
    await user.type(screen.getByLabelText(/Cost price/), '980000');
    expect(screen.getByText(/a margin of 21.6%/)).toHaveTextContent('You keep ₦270,000.00 a unit');
    await choose(user, 'Category', 'Power backup');
    await choose(user, 'Sub-category', 'Hybrid');
    await user.type(screen.getByLabelText('SKU'), 'HY-1');
    await user.type(screen.getByLabelText('Weight'), '17.4');
    await user.click(screen.getByRole('button', { name: 'Save product' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        description: ['Takes two strings', 'Runs a freezer'],
        hostedImages: ['/images/picture-2', '/images/picture-1'],
        categoryId: 'power',
        subCategoryId: 'hybrid',
        pricing: { costPrice: 98_000_000, price: 125_000_000, sellingPrice: 125_000_000 },
        weight: 17.4,
      }),
    );
  });

  it('makes a row for every combination of options and sends their stock as the product’s', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(products.byId, buildProduct({ sku: 'HY' })),
      mock.ok(products.update, ({ body }) => {
        sent(body);
        return buildProduct();
      }),
    );
    const { user } = open('/products/x');
    await user.click(await screen.findByRole('button', { name: 'Add property' }));
    await user.type(screen.getByLabelText('Property 1'), 'Capacity');
    await user.type(screen.getByLabelText('Options of property 1'), '5 kVA{Enter}8 kVA{Enter}');
    expect(await screen.findByLabelText('SKU of 8 kVA')).toHaveValue('HY-8KVA');
    await user.clear(screen.getByLabelText('Stock of 5 kVA'));
    await user.type(screen.getByLabelText('Stock of 5 kVA'), '4');
    await user.clear(screen.getByLabelText('Stock of 8 kVA'));
    await user.type(screen.getByLabelText('Stock of 8 kVA'), '2');

    await user.click(screen.getByRole('checkbox', { name: 'Select 8 kVA' }));
    await user.type(screen.getByLabelText('Price for the chosen variants'), '2000');
    await user.click(screen.getByRole('button', { name: 'Set price' }));
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      quantity: 6,
      variantProperties: [{ property: 'Capacity', options: ['5 kVA', '8 kVA'] }],
      variants: [
        { options: { Capacity: '5 kVA' }, sellingPrice: 125_000_000, quantity: 4 },
        { options: { Capacity: '8 kVA' }, sellingPrice: 200_000, quantity: 2 },
      ],
    });
  });
});

describe('a product that exists', () => {
  it('says what is unsaved, discards it, and warns that a new name is approved anew', async () => {
    server.use(mock.ok(products.byId, buildProduct({ name: 'Axora H5' })));
    const { user } = open('/products/x');
    const name = await screen.findByLabelText('Product name');
    expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
    await user.type(name, ' plus');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(screen.getByText(/are approved anew/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name).toHaveValue('Axora H5');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('asks before unsaved work is left behind', async () => {
    server.use(mock.ok(products.byId, buildProduct()), mock.ok(products.list, { rows: [], count: 0 }));
    const { user, router } = open('/products/x');
    await user.type(await screen.findByLabelText('Product name'), '!');
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/products/x');
  });

  it('puts what the server refuses on its field and keeps the rest as typed', async () => {
    server.use(mock.ok(products.byId, buildProduct()), mock.fail(products.update, 422, { errors: [{ field: 'sku', message: 'HY-2 is another product’s SKU' }] }));
    const { user } = open('/products/x');
    const sku = await screen.findByLabelText('SKU');
    await user.clear(sku);
    await user.type(sku, 'HY-2');
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('HY-2 is another product’s SKU')).toBeVisible();
    expect(sku).toHaveValue('HY-2');
  });
});
