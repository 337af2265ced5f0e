import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as featured from '@market/api-client/contract/main/featured';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const inverter = buildProduct({
  id: 'inverter',
  name: 'Axora H5',
  pricing: { price: 100_000, sellingPrice: 100_000 },
  quantity: 4,
});
const cable = buildProduct({
  id: 'cable',
  name: 'Corda cable',
  pricing: { price: 500, sellingPrice: 500 },
  quantity: 9,
});
const guide = buildProduct({
  id: 'guide',
  name: 'Solar guide',
  IsDigitalProduct: true,
  pricing: { price: 20_000, sellingPrice: 20_000 },
});
const all = [inverter, cable, guide];

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(categories.list, []),
  mock.ok(featured.list, []),
  mock.ok(products.counts, {
    all: 3,
    draft: 0,
    pending: 0,
    approved: 3,
    rejected: 0,
    low: 0,
    out: 0,
    marketplace: 3,
    featured: 0,
  }),
  mock.ok(products.list, { rows: all, count: all.length }),
);

async function selectPage() {
  const { user } = renderApp('merchant', routes, '/products?search=a', {
    as: buildAccount('merchant'),
  });
  await screen.findByRole('link', { name: 'Axora H5' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const start = async (action: string) => {
    await user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, start };
}

it('the bulk dialog previews the new price of each product before a bulk change', async () => {
  const { user, start } = await selectPage();
  const dialog = await start('Change price');
  expect(dialog.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'By amount' }));
  await user.type(dialog.getByLabelText('Amount'), '100');
  const [first, second] = within(
    dialog.getByRole('list', { name: 'Preview of the changes' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('Axora H5₦1,000.00becomes₦900.00');
  expect(second).toHaveTextContent(
    'The price must be above zero and at most ₦500,000,000.00. Not changed.',
  );
  expect(dialog.getByRole('button', { name: 'Change 2 products' })).toBeEnabled();
});

it('the bulk dialog lists refused products, retries them, and keeps them selected', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(products.bulk, ({ body }) => {
      sent(body);
      return body.products.map(({ id }) =>
        id === 'cable'
          ? { id, outcome: 'failed', problem: 'Somebody has changed it since' }
          : { id, outcome: 'changed' },
      );
    }),
  );
  const { user, start } = await selectPage();
  const dialog = await start('Change stock');
  await user.type(dialog.getByLabelText('Units'), '10');
  await user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('1 product changed, 1 could not be changed.')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Failed products' })).toHaveTextContent(
    'Corda cableSomebody has changed it since',
  );
  expect(sent).toHaveBeenCalledWith({
    products: [inverter, cable].map(({ id, updatedAt, quantity }) => ({
      id,
      updatedAt,
      quantityRead: quantity,
    })),
    change: { kind: 'stockAdd', quantity: 10 },
  });

  await user.click(dialog.getByRole('button', { name: 'Try this product again' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ products: [{ id: 'cable' }] });
  await user.click(await dialog.findByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('checkbox', { name: 'Select Corda cable' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Axora H5' })).not.toBeChecked();
});

it('the bulk dialog changes all matching products page by page, with progress', async () => {
  const found = Array.from({ length: 45 }, (_, index) => ({
    id: `found-${index}`,
    name: `Panel ${index}`,
    updatedAt: inverter.updatedAt,
    quantity: 3,
  }));
  const everything = [
    ...all.map(({ id, name, updatedAt, quantity }) => ({ id, name, updatedAt, quantity })),
    ...found,
  ];
  const sizes: number[] = [];
  const onRequest = vi.fn();
  server.use(
    mock.ok(products.list, { rows: all, count: everything.length }),
    mock.ok(products.chosen, ({ query }) => {
      onRequest(query);
      return { products: everything, isCapped: false };
    }),
    mock.ok(products.bulk, ({ body }) => {
      sizes.push(body.products.length);
      return body.products.map(({ id }) => ({ id, outcome: 'changed' }));
    }),
  );
  const { user, start } = await selectPage();
  await user.click(screen.getByRole('button', { name: 'Select all 48' }));
  expect(await screen.findAllByText('48 selected')).not.toHaveLength(0);
  const dialog = await start('Remove from marketplace');
  expect(dialog.getByText('And 45 products on other pages.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change 48 products' }));
  expect(await dialog.findByText('48 products changed.')).toBeVisible();
  expect(onRequest).toHaveBeenCalledWith({ search: 'a' });
  expect(sizes).toEqual([20, 20, 8]);
});
