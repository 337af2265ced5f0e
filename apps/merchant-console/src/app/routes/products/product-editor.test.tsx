import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as featured from '@market/api-client/contract/main/featured';
import * as images from '@market/api-client/contract/main/images';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import type { Product } from '@market/domain/catalogue/product';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct, buildVisibility } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const hybrid = { id: 'hybrid', name: 'Hybrid', categoryId: 'power', childCategories: [] };
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(products.visibility, buildVisibility()),
  mock.ok(categories.attributes, []),
  mock.ok(categories.list, [
    { id: 'power', name: 'Power backup', productCount: 9, subCategories: [hybrid] },
    { id: 'cable', name: 'Cables', productCount: 2, subCategories: [] },
  ]),
);

const listParts = [
  mock.ok(featured.list, []),
  mock.ok(products.counts, {
    all: 0,
    draft: 0,
    pending: 0,
    approved: 0,
    rejected: 0,
    low: 0,
    out: 0,
    marketplace: 0,
    featured: 0,
  }),
];

const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });
type User = ReturnType<typeof open>['user'];

async function choose(user: User, field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

const picture = (name: string, type = 'image/png') => new File(['pixels'], name, { type });

describe('a product’s visibility in the shop', () => {
  it('is explained, including who can change it, and the product still opens when the explanation cannot be loaded', async () => {
    const product = buildProduct();
    const visibility = buildVisibility({
      listed: false,
      approved: false,
      approvalStatus: 'rejected',
      reviewNote: 'The picture shows another model.',
      inStock: false,
    });
    server.use(mock.ok(products.byId, product), mock.ok(products.visibility, visibility));
    const { unmount } = open(`/products/${product.id}`);
    expect(
      await screen.findByRole('heading', { name: 'Why this product is not in the shop' }),
    ).toBeVisible();
    const checks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(checks).toContain(
      'Not met: Sent back, not submitted again yetThe picture shows another model.You can change this.',
    );
    expect(checks).toContain(
      'Not met: Sold out: shoppers can see the product but not buy itYou can change this.',
    );
    unmount();

    server.use(mock.fail(products.visibility, 503));
    open(`/products/${product.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: product.name })).toBeVisible();
    expect(await screen.findByText(products.visibility.failure)).toBeVisible();
  });
});

describe('a new product', () => {
  it('is validated with the server’s schema before it is sent', async () => {
    const { user } = open('/products/new');
    await user.click(await screen.findByRole('button', { name: 'Save product' }));
    for (const message of [
      'Enter a name',
      'Describe the product in at least one line',
      'Add at least one photo',
      'Choose a category',
      'Enter a SKU',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Product name')).toHaveFocus();
    const point = screen.getByLabelText('Description point 1');
    expect(point).toBeInvalid();
    expect(point).toHaveAccessibleDescription('Describe the product in at least one line');
  });

  it('stays open after it is saved as a draft, with a confirmation', async () => {
    const draft = buildProduct({ id: 'd1', name: 'Axora H5', approvalStatus: 'draft' });
    server.use(
      mock.ok(products.byId, buildProduct({ name: 'Axora H5' })),
      mock.ok(products.create, draft),
    );
    const { user, router } = open('/products/new?from=x');
    server.use(mock.ok(products.byId, draft));
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(
      await screen.findByText('Draft saved. Submit it for approval when it is ready.'),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/d1'));
    expect(await screen.findByRole('button', { name: 'Submit for approval' })).toBeVisible();
  });

  it('is saved with its photos, its category and a list price that equals the selling price', async () => {
    const sent = vi.fn();
    let uploads = 0;
    server.use(
      mock.ok(images.upload, () => ({
        hostedImage: `/images/picture-${(uploads += 1)}`,
        width: 1200,
        height: 1200,
      })),
      mock.ok(products.create, ({ body }) => {
        sent(body);
        return buildProduct();
      }),
      mock.ok(products.list, { rows: [], count: 0 }),
      ...listParts,
    );
    const { user, router } = open('/products/new');
    await user.type(await screen.findByLabelText('Product name'), 'Axora H5');
    await user.type(screen.getByLabelText('Description point 1'), 'Runs a freezer');
    await user.click(screen.getByRole('button', { name: 'Add a point' }));
    await user.type(screen.getByLabelText('Description point 2'), 'Takes two strings');
    await user.click(screen.getByRole('button', { name: 'Move point 2 up' }));
    await user.upload(screen.getByLabelText(/Add photos/), [
      picture('front.png'),
      picture('side.png'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Move Photo 2 left' }));
    await user.type(screen.getByLabelText('Selling price'), '1250000');
    await user.type(screen.getByLabelText(/Cost price/), '980000');
    expect(screen.getByText(/a margin of 21.6%/)).toHaveTextContent('Profit: ₦270,000.00 a unit');
    await choose(user, 'Category', 'Power backup');
    await choose(user, 'Sub-category', 'Hybrid');
    await user.type(screen.getByLabelText('SKU'), 'HY-1');
    await user.click(screen.getByRole('radio', { name: 'lb' }));
    await user.type(screen.getByLabelText('Weight'), '38.36');
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

  it('has a variant for each combination of options, and is saved with their total stock as its stock', async () => {
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

    // A removed option that is added again gets its stock back.
    await user.click(screen.getByRole('button', { name: 'Remove 8 kVA' }));
    expect(screen.queryByLabelText('Stock of 8 kVA')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Options of property 1'), '8 kVA{Enter}');
    expect(await screen.findByLabelText('Stock of 8 kVA')).toHaveValue('2');

    await user.click(screen.getByRole('checkbox', { name: 'Select 8 kVA' }));
    await user.type(screen.getByLabelText('Selling price of the selected variants'), '2000');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      quantity: 6,
      variantProperties: [{ property: 'Capacity', options: ['5 kVA', '8 kVA'] }],
      variant: [
        { options: { Capacity: '5 kVA' }, sellingPrice: 125_000_000, quantity: 4 },
        { options: { Capacity: '8 kVA' }, sellingPrice: 200_000, price: 139_000_000, quantity: 2 },
      ],
    });
  });
});

describe('the category of a product', () => {
  it('is never shown as an id, and its choices can be loaded again after an error', async () => {
    server.use(
      mock.ok(products.byId, buildProduct({ categoryId: 'power', subCategoryId: 'hybrid' })),
      mock.fail(categories.list, 503),
    );
    const { user } = open('/products/x');
    const field = await screen.findByLabelText('Category');
    await waitFor(() => expect(field).toHaveTextContent('Current category'));
    server.use(
      mock.ok(categories.list, [
        { id: 'power', name: 'Power backup', productCount: 9, subCategories: [hybrid] },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveTextContent('Power backup'));
    expect(screen.getByLabelText(/Sub-category/)).toHaveTextContent('Hybrid');
  });
});

describe('photos', () => {
  it('get the focus when they are the only missing field', async () => {
    server.use(mock.ok(products.byId, buildProduct({ hostedImages: [] })));
    const { user } = open('/products/x');
    await user.type(await screen.findByLabelText('Product name'), ' II');
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() => expect(screen.getByLabelText(/^Add photos/)).toHaveFocus());
    expect(screen.getByLabelText(/^Add photos/)).toHaveAccessibleDescription(
      /^Add at least one photo/,
    );
  });

  it('that were refused are listed with the reason, and failed uploads can be retried', async () => {
    server.use(mock.ok(products.byId, buildProduct()));
    const { user } = open('/products/x');
    server.use(
      mock.fail(images.upload, 422, {
        errors: [{ field: 'image', message: 'This is not a picture that we can read' }],
      }),
    );
    const chooser = await screen.findByLabelText(/Add photos/);
    await user.upload(chooser, [picture('broken.png')]);
    expect(await screen.findByText('This is not a picture that we can read')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry upload' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss broken.png' }));

    server.use(mock.fail(images.upload, 503));
    await user.upload(chooser, [picture('front.png')]);
    expect(await screen.findByText(images.upload.failure)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    server.use(
      mock.ok(images.upload, { hostedImage: '/images/second', width: 1200, height: 1200 }),
    );
    await user.click(screen.getByRole('button', { name: 'Retry upload' }));
    expect(await screen.findByRole('img', { name: 'Photo 2' })).toBeVisible();
    expect(screen.queryByText('front.png')).not.toBeInTheDocument();
  });

  it('beyond the eighth are listed as refused', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => `/images/kept-${index}`);
    server.use(
      mock.ok(products.byId, buildProduct({ hostedImages: seven })),
      mock.ok(images.upload, { hostedImage: '/images/eighth', width: 1, height: 1 }),
    );
    const { user } = open('/products/x');
    await user.upload(await screen.findByLabelText(/Add photos/), [
      picture('eighth.png'),
      picture('ninth.png'),
    ]);
    expect(await screen.findByRole('img', { name: 'Photo 8' })).toBeVisible();
    expect(screen.getByText('ninth.png').closest('li')).toHaveTextContent(
      'You can add at most 8 photos. Remove one first.',
    );
  });
});

describe('photos of variants', () => {
  it('are set for all variants with an option, and cleared when the photo is removed from the product', async () => {
    const sent = vi.fn();
    const variantOf = (capacity: string, casing: string) => ({
      id: `${capacity} ${casing}`,
      sku: `${capacity} ${casing}`,
      options: { Capacity: capacity, Casing: casing },
      price: 100,
      sellingPrice: 100,
      quantity: 1,
    });
    const product = buildProduct({
      id: 'p1',
      hostedImages: ['/images/white001', '/images/graphite1'],
      variantProperties: [
        { property: 'Capacity', options: ['5 kVA', '8 kVA'] },
        { property: 'Casing', options: ['White', 'Graphite'] },
      ],
      variant: [
        variantOf('5 kVA', 'White'),
        variantOf('5 kVA', 'Graphite'),
        variantOf('8 kVA', 'White'),
        variantOf('8 kVA', 'Graphite'),
      ],
    });
    const answer = mock.ok(products.update, ({ body }) => {
      sent(body.variant.map(({ image }) => image));
      return product;
    });
    server.use(
      mock.ok(products.byId, product),
      mock.ok(products.list, { rows: [], count: 0 }),
      ...listParts,
      answer,
    );
    const { user } = open('/products/p1');
    await user.click(await screen.findByRole('radio', { name: 'Photo 2 for Graphite' }));
    expect(screen.getByRole('radio', { name: 'Photo 2 for Graphite' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([
        undefined,
        '/images/graphite1',
        undefined,
        '/images/graphite1',
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Photo 2' }));
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith([undefined, undefined, undefined, undefined]),
    );
  });
});

describe('a copied product', () => {
  it('starts with its own name and SKU and no stock, and is saved as a new product', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(products.byId, buildProduct({ name: 'Axora H5', sku: 'HY', quantity: 14 })),
      mock.ok(products.create, ({ body }) => {
        sent(body);
        return buildProduct();
      }),
      mock.ok(products.list, { rows: [], count: 0 }),
      ...listParts,
    );
    const { user, router } = open('/products/new?from=x');
    expect(await screen.findByText('Copied from Axora H5. Nothing is saved yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Axora H5 (copy)',
        sku: 'HY-COPY',
        quantity: 0,
        hostedImages: ['/images/inverter0001'],
      }),
    );
  });
});

describe('the editor of an existing product', () => {
  it('shows unsaved changes, discards them, and warns that a new name needs approval', async () => {
    server.use(mock.ok(products.byId, buildProduct({ name: 'Axora H5' })));
    const { user } = open('/products/x');
    const name = await screen.findByLabelText('Product name');
    expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
    await user.type(name, ' plus');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(screen.getByText(/Needs approval:/).closest('[role="alert"]')).toHaveTextContent(
      'Needs approval: name. Shoppers see the approved version until then.',
    );
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name).toHaveValue('Axora H5');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(screen.queryByText(/Needs approval:/)).not.toBeInTheDocument();
  });

  it('edits the change that is waiting for approval, while the approved version stays on sale', async () => {
    const revision: NonNullable<Product['revision']> = {
      name: 'Axora H5 Pro',
      description: ['Runs a freezer'],
      categoryId: 'cable',
      category: 'Cables',
      hostedImages: ['/images/inverter0002'],
      status: 'pending',
      submittedAt: '2026-11-20T09:00:00.000Z',
    };
    const sent = vi.fn();
    server.use(
      mock.ok(products.byId, buildProduct({ name: 'Axora H5', revision })),
      mock.ok(products.update, ({ body }) => {
        sent(body);
        return buildProduct({ name: 'Axora H5', revision });
      }),
    );
    const { user } = open('/products/x');
    expect(
      await screen.findByText(
        'Your change is waiting for approval. The approved version is on sale.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/Changed: name, description, category, photos\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Axora H5' })).toBeVisible();
    const name = screen.getByLabelText('Product name');
    expect(name).toHaveValue('Axora H5 Pro');
    await user.type(name, ' II');
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Axora H5 Pro II',
          description: ['Runs a freezer'],
          categoryId: 'cable',
          hostedImages: ['/images/inverter0002'],
        }),
      ),
    );
  });

  it('shows why the product was sent back, and resubmits it', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(
        products.byId,
        buildProduct({ approvalStatus: 'rejected', reviewNote: 'Show the label.' }),
      ),
      mock.ok(products.update, ({ body }) => {
        sent(body.name);
        return buildProduct({ approvalStatus: 'pending' });
      }),
    );
    const { user } = open('/products/x');
    expect(await screen.findByText(/Show the label\./)).toBeVisible();
    await user.type(screen.getByLabelText('Product name'), ' II');
    expect(screen.queryByText(/Needs approval:/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save and submit again' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.stringMatching(/ II$/)));
  });

  it('asks before leaving with unsaved changes', async () => {
    server.use(
      mock.ok(products.byId, buildProduct()),
      mock.ok(products.list, { rows: [], count: 0 }),
      ...listParts,
    );
    const { user, router } = open('/products/x');
    await user.type(await screen.findByLabelText('Product name'), '!');
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/products/x');
  });

  it('shows server errors on their fields and keeps the form values', async () => {
    server.use(
      mock.ok(products.byId, buildProduct()),
      mock.fail(products.update, 422, {
        errors: [{ field: 'sku', message: 'HY-2 is another product’s SKU' }],
      }),
    );
    const { user } = open('/products/x');
    const sku = await screen.findByLabelText('SKU');
    await user.clear(sku);
    await user.type(sku, 'HY-2');
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('HY-2 is another product’s SKU')).toBeVisible();
    expect(sku).toHaveValue('HY-2');
  });
});

describe('the stock section of the product editor', () => {
  const stale = (quantity: number) => ({ stale: [{ variantId: 'v', sku: 'HY', quantity }] });

  it('keeps a typed quantity that conflicts with newer stock, and asks which one to save', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(
        products.byId,
        buildProduct({ sku: 'HY', quantity: 12, variantProperties: [], variant: [] }),
      ),
      mock.fail(products.update, 409, { message: 'The stock has changed.', data: stale(9) }),
    );
    const { user } = open('/products/x');
    const field = await screen.findByLabelText('In stock');
    await user.clear(field);
    await user.type(field, '20');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    const alert = await screen.findByText('HY: 9 units now, you typed 20.');
    expect(alert).toBeVisible();
    expect(scrolled.mock.contexts).toContain(alert.closest('[role=alert]'));
    expect(field).toHaveValue('20');

    server.use(
      mock.ok(products.update, ({ body }) => {
        sent(body);
        return buildProduct();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Set HY to 20' }));
    expect(alert).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save product' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ quantity: 20, quantityRead: 9 })),
    );
  });

  it('shows a history with the reason, the person or order, and the remaining stock', async () => {
    const variant = { id: 'v', sku: 'HY', options: {} };
    const at = { occurredAt: '2026-11-20T11:00:00.000Z', variant };
    const onRequest = vi.fn();
    server.use(
      mock.ok(
        products.byId,
        buildProduct({ sku: 'HY', quantity: 12, variantProperties: [], variant: [] }),
      ),
      mock.ok(products.stockMovements, ({ query }) => {
        onRequest(query);
        return {
          rows: [
            {
              ...at,
              id: '3',
              reason: 'correction' as const,
              onHandChange: 5,
              onHandAfter: 12,
              availableChange: 5,
              availableAfter: 12,
              actorName: 'Ada Obi',
            },
            {
              ...at,
              id: '2',
              reason: 'sale' as const,
              onHandChange: -2,
              onHandAfter: 7,
              availableChange: 0,
              availableAfter: 7,
              order: { id: 'o-1', orderName: 'VM-1001' },
            },
          ],
          count: 42,
        };
      }),
    );
    const { user } = open('/products/x');
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Stock history' }));
    const [corrected, sold] = await drawer.findAllByRole('listitem');
    expect(corrected).toHaveTextContent('Corrected+5Ada Obi');
    expect(sold).toHaveTextContent('Sold−2VM-1001');
    expect(drawer.getByRole('link', { name: 'VM-1001' })).toHaveAttribute('href', '/orders/o-1');
    await user.click(drawer.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ limit: 20, offset: 20 }));
  });
});

describe('variants', () => {
  it('are named in the order of the properties, not in that of the stored options', async () => {
    const variant = {
      ...buildProduct().variant[0],
      id: 'v',
      sku: 'A',
      price: 100,
      sellingPrice: 100,
      quantity: 1,
      options: { Casing: 'White', Capacity: '5 kVA' },
    };
    server.use(
      mock.ok(
        products.byId,
        buildProduct({
          variantProperties: [
            { property: 'Capacity', options: ['5 kVA'] },
            { property: 'Casing', options: ['White'] },
          ],
          variant: [variant],
        }),
      ),
    );
    open('/products/x');
    expect(await screen.findByLabelText('SKU of 5 kVA, White')).toBeVisible();
    // Variants have their own prices, so the product has no price fields.
    expect(screen.queryByLabelText('Selling price')).not.toBeInTheDocument();
    expect(screen.getByLabelText('List price of 5 kVA, White')).toHaveValue('');
  });
});

it('the product editor links back to the list with its filters', async () => {
  server.use(mock.ok(products.byId, buildProduct()));
  open('/products/x?stock=low&page=2');
  expect(await screen.findByRole('link', { name: 'Back to products' })).toHaveAttribute(
    'href',
    '/products?stock=low&page=2',
  );
});
