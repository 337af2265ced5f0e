import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as categories from '@market/api-client/contract/main/categories';
import * as images from '@market/api-client/contract/main/images';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct, buildVisibility } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreCard, inverters } from '../../../test/build-catalogue';
import { routes } from '../../routes';

const helios = buildStoreCard();
const added = buildProduct({ name: 'Axora H8 hybrid inverter' });

const solarInput: CategoryAttribute = {
  id: 'solar-input',
  categoryId: inverters.id,
  name: 'Maximum solar input',
  type: 'number',
  unit: 'W',
  choices: [],
  group: 'Solar',
  better: 'more',
  isRequired: false,
  isFilterable: true,
};

const server = mockServer(
  mock.ok(productApprovals.list, {
    rows: [],
    count: 0,
    statusCounts: { pending: 0, approved: 0, rejected: 0 },
  }),
  mock.ok(productApprovals.byId, added),
  mock.ok(productApprovals.history, []),
  mock.ok(productApprovals.visibility, buildVisibility()),
  mock.ok(categories.list, [inverters]),
  mock.ok(categories.attributes, [solarInput]),
  mock.ok(catalogue.stores, ({ query }) => ({
    rows: query.search === 'helios' ? [helios] : [],
    count: query.search === 'helios' ? 1 : 0,
  })),
  mock.ok(images.upload, { hostedImage: '/images/inverter0001', width: 800, height: 800 }),
);

async function openForm() {
  const app = renderApp('admin', routes, '/products', {
    as: buildAccount('admin', { resources: ['products'] }),
  });
  await app.user.click(await screen.findByRole('link', { name: 'Add product' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add product' }));
  return { ...app, form };
}

async function fillForm({ user, form }: Awaited<ReturnType<typeof openForm>>) {
  await user.type(form.getByRole('combobox', { name: 'Store' }), 'helios');
  await user.click(await screen.findByRole('option', { name: /Helios Yard.*Ikeja, Lagos/ }));
  await user.type(form.getByLabelText('Product name'), 'Axora H8 hybrid inverter');
  await user.click(form.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: /Hybrid inverters/ }));
  await user.type(form.getByLabelText('Description'), '8 kVA{Enter}{Enter}Two MPPT trackers');
  await user.upload(
    form.getByLabelText(/Add photos/),
    new File(['picture'], 'h8.png', { type: 'image/png' }),
  );
  await form.findByRole('img', { name: 'Photo 1' });
  await user.type(form.getByLabelText('Selling price'), '1745000');
  await user.type(form.getByLabelText('SKU'), 'HY-AXH8');
  await user.clear(form.getByLabelText('In stock'));
  await user.type(form.getByLabelText('In stock'), '4');
  await user.type(form.getByLabelText('Weight'), '21.5');
  await user.type(await form.findByLabelText('Maximum solar input'), '6500');
}

describe('the form for adding a product on behalf of a store', () => {
  it('shows an error on every missing field, then sends the product and opens it in the list of approved products', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(productApprovals.addForStore, ({ body }) => {
        onRequest(body);
        return added;
      }),
    );
    const app = await openForm();
    const { user, form, router } = app;
    await user.click(form.getByRole('button', { name: 'Add to the store' }));
    for (const problem of [
      'Choose a store',
      'Enter a name',
      'Choose a category',
      'Describe the product in at least one line',
      'Add at least one photo',
      'Enter a SKU',
      'Enter the weight in kg',
    ])
      expect(await form.findByText(problem)).toBeVisible();
    expect(onRequest).not.toHaveBeenCalled();

    await fillForm(app);
    await user.click(form.getByRole('button', { name: 'Add to the store' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/products/${added.id}`));
    expect(router.state.location.search).toBe('?status=approved');
    expect(onRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        storeId: helios.id,
        name: 'Axora H8 hybrid inverter',
        categoryId: inverters.id,
        subCategoryId: inverters.subCategories[0]?.id,
        description: ['8 kVA', 'Two MPPT trackers'],
        hostedImages: ['/images/inverter0001'],
        pricing: { sellingPrice: 174_500_000, price: 174_500_000 },
        sku: 'HY-AXH8',
        quantity: 4,
        weight: 21.5,
        attributes: { 'solar-input': 6500 },
      }),
    );
  });

  it('asks for the values that the category requires before it sends anything', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(categories.attributes, [{ ...solarInput, isRequired: true }]),
      mock.ok(productApprovals.addForStore, ({ body }) => {
        onRequest(body);
        return added;
      }),
    );
    const app = await openForm();
    const { user, form } = app;
    await fillForm(app);
    const field = form.getByLabelText('Maximum solar input');
    await user.clear(field);
    await user.click(form.getByRole('button', { name: 'Add to the store' }));
    expect(
      await form.findByText('Products in this category need a value for “Maximum solar input”'),
    ).toBeVisible();
    expect(field).toHaveFocus();
    expect(onRequest).not.toHaveBeenCalled();
    await user.type(field, '6500');
    await user.click(form.getByRole('button', { name: 'Add to the store' }));
    await waitFor(() => expect(onRequest).toHaveBeenCalledOnce());
  });

  it('keeps what was typed when the server refuses the SKU', async () => {
    server.use(
      mock.fail(productApprovals.addForStore, 422, {
        errors: [{ field: 'sku', message: 'You already have another product with this SKU' }],
      }),
    );
    const app = await openForm();
    await fillForm(app);
    await app.user.click(app.form.getByRole('button', { name: 'Add to the store' }));
    expect(
      await app.form.findByText('You already have another product with this SKU'),
    ).toBeVisible();
    expect(app.form.getByLabelText('Product name')).toHaveValue('Axora H8 hybrid inverter');
    expect(app.form.getByRole('combobox', { name: 'Store' })).toHaveValue('Helios Yard');
  });
});
