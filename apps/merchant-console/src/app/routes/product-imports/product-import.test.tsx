import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as productImports from '@market/api-client/contract/main/product-imports';
import type { ImportPreview, ProductImport } from '@market/domain/catalogue/product-import';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const ready: ProductImport = {
  id: 'i1',
  fileName: 'spring.csv',
  status: 'ready',
  total: 3,
  counts: { waiting: 3, created: 0, updated: 0, unchanged: 0, failed: 0 },
  errorCount: 1,
  droppedCount: 12,
  changedCount: 0,
  createdAt: '2026-11-21T08:00:00.000Z',
};
const groups = [
  {
    line: 4,
    column: 'Variant Price',
    value: 'free',
    severity: 'error' as const,
    message: 'Enter an amount such as 1250.00',
    count: 1,
    lines: [4],
  },
  {
    line: 2,
    column: 'Body (HTML)',
    value: 'https://a.example',
    severity: 'dropped' as const,
    message: 'Links become text',
    count: 12,
    lines: [2, 4, 6, 8, 10],
  },
];
const preview: ImportPreview = {
  ...ready,
  headers: ['Handle', 'Title', 'Tax Code'],
  columns: [
    { header: 'Handle', use: 'kept', values: 3 },
    { header: 'Title', use: 'kept', values: 3 },
    { header: 'Tax Code', use: 'unused', values: 2 },
  ],
  firstRows: [{ line: 2, cells: ['pot', 'Clay pot', ''] }],
  sources: [
    {
      kind: 'type',
      value: 'Outdoor',
      products: 2,
      choice: { categoryId: 'power', subCategoryId: 'hybrid' },
    },
    { kind: 'tag', value: 'Plants', products: 1 },
  ],
  withoutWeight: 2,
  withImages: 0,
};
const hybrid = { id: 'hybrid', name: 'Hybrid', categoryId: 'power', childCategories: [] };
const tree = [
  { id: 'power', name: 'Power backup', productCount: 9, subCategories: [hybrid] },
  { id: 'cable', name: 'Cables', productCount: 2, subCategories: [] },
];

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(categories.list, tree),
  mock.ok(productImports.list, { rows: [], count: 0 }),
  mock.ok(productImports.summary, groups),
);
const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

it('the product import parses a file and previews it before the import', async () => {
  server.use(
    mock.ok(productImports.upload, ready),
    mock.ok(productImports.byId, ready),
    mock.ok(productImports.preview, preview),
  );
  const { user, router } = open('/products/imports');
  await user.upload(
    await screen.findByLabelText(/Choose a CSV file/),
    new File(['Handle,Title'], 'spring.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/imports/i1'));
  expect(await screen.findByRole('heading', { name: 'spring.csv', level: 1 })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '1 error, 12 values left out' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Line 4/ })).toHaveTextContent(
    /Enter an amount such as 1250.00.*Variant Price.*free.*Not imported/,
  );
  expect(
    within(screen.getByRole('region', { name: 'First lines of the file' })).getByRole('row', {
      name: /2 pot Clay pot/,
    }),
  ).toBeVisible();
  expect(screen.getByText('Tax Code (2)')).toBeVisible();
});

it('the product import shows why a file cannot be parsed, and stays on the upload page', async () => {
  server.use(
    mock.fail(productImports.upload, 422, {
      errors: [{ field: 'file', message: 'This file has no column “Handle”' }],
    }),
  );
  const { user, router } = open('/products/imports');
  await user.upload(
    await screen.findByLabelText(/Choose a CSV file/),
    new File(['a,b'], 'wrong.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('This file has no column “Handle”')).toBeVisible();
  expect(router.state.location.pathname).toBe('/products/imports');
});

it('the product import sends the chosen categories, shows progress, and ends with a report of errors', async () => {
  const sent = vi.fn();
  let stored = ready;
  server.use(
    mock.ok(productImports.byId, () => {
      const now = stored;
      // Each poll shows more progress.
      if (now.status === 'running')
        stored = {
          ...now,
          status: 'done',
          counts: { waiting: 0, created: 2, updated: 0, unchanged: 0, failed: 1 },
        };
      return now;
    }),
    mock.ok(productImports.preview, preview),
    mock.ok(productImports.start, ({ body }) => {
      sent(body);
      stored = { ...ready, status: 'running', counts: { ...ready.counts, waiting: 2, created: 1 } };
      return stored;
    }),
  );
  const { user } = open('/products/imports/i1');
  expect(await screen.findByLabelText('Type “Outdoor”')).toHaveValue('Hybrid');
  await user.click(screen.getByRole('button', { name: 'Also choose by tag: 1 tag' }));
  await user.click(screen.getByLabelText('Tag “Plants”'));
  await user.click(await screen.findByRole('option', { name: 'Cables' }));
  await user.clear(screen.getByLabelText('Default weight'));
  await user.type(screen.getByLabelText('Default weight'), '2.5');
  await user.click(screen.getByRole('button', { name: 'Import 3 products' }));

  expect(await screen.findByRole('progressbar', { name: 'Products imported' })).toHaveValue(1);
  expect(sent).toHaveBeenCalledWith({
    mapping: [
      { kind: 'type', value: 'Outdoor', choice: { categoryId: 'power', subCategoryId: 'hybrid' } },
      { kind: 'tag', value: 'Plants', choice: { categoryId: 'cable' } },
    ],
    weight: 2.5,
    withImages: false,
  });
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.getByText('Left out', { selector: 'dt' }).closest('div')).toHaveTextContent('1');
  expect(await screen.findByRole('row', { name: /Line 4/ })).toHaveTextContent('Variant Price');
});

it('the product import shows an error when previous imports fail to load, and still accepts uploads', async () => {
  server.use(mock.fail(productImports.list, 500));
  const { user } = open('/products/imports');
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByLabelText(/Choose a CSV file/)).toBeEnabled();
  server.use(mock.ok(productImports.list, { rows: [ready], count: 1 }));
  await user.click(tryAgain);
  expect(await screen.findByRole('link', { name: 'spring.csv' })).toBeVisible();
});

it('the product import keeps the chosen categories when the import fails to start', async () => {
  const started = vi.fn();
  server.use(
    mock.ok(productImports.byId, ready),
    mock.ok(productImports.preview, preview),
    mock.fail(productImports.start, 500),
  );
  const { user } = open('/products/imports/i1');
  const weight = await screen.findByLabelText('Default weight');
  await user.clear(weight);
  await user.type(weight, '2.5');
  await user.click(screen.getByRole('button', { name: 'Import 3 products' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  expect(weight).toHaveValue('2.5');
  server.use(
    mock.ok(productImports.start, ({ body }) => {
      started(body);
      return ready;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Import 3 products' }));
  await waitFor(() =>
    expect(started).toHaveBeenCalledWith(expect.objectContaining({ weight: 2.5 })),
  );
});

it('the product import shows all lines with the same problem', async () => {
  const onRequest = vi.fn();
  server.use(
    mock.ok(productImports.byId, ready),
    mock.ok(productImports.preview, preview),
    mock.ok(productImports.problems, ({ query }) => {
      onRequest(query);
      return {
        rows: [
          {
            line: 12,
            column: 'Body (HTML)',
            value: 'https://b.example',
            severity: 'dropped' as const,
            message: 'Links become text',
          },
        ],
        count: 1,
      };
    }),
  );
  const { user } = open('/products/imports/i1');
  await user.click(await screen.findByRole('button', { name: 'Lines 2, 4, 6, 8, 10 and 7 more' }));
  expect(await screen.findByRole('row', { name: /Line 12/ })).toHaveTextContent(
    /https:\/\/b.example.*Nothing/,
  );
  expect(onRequest).toHaveBeenCalledWith(
    expect.objectContaining({
      severity: 'dropped',
      column: 'Body (HTML)',
      message: 'Links become text',
    }),
  );
});

it('the product import confirms that every line was imported when nothing was left out', async () => {
  server.use(
    mock.ok(productImports.byId, {
      ...ready,
      status: 'done',
      errorCount: 0,
      droppedCount: 0,
      changedCount: 0,
      counts: { waiting: 0, created: 3, updated: 0, unchanged: 0, failed: 0 },
    }),
  );
  open('/products/imports/i1');
  expect(await screen.findByText('Every line was imported unchanged.')).toBeVisible();
});
