import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ImportStart } from '@market/domain/catalogue/product-import';
import { productsTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy } from '../../test/sales';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';
import { parseCsv } from './test-differences';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
afterAll(() => market.close());

const fixture = (name: 'apparel' | 'home-and-garden') =>
  readFile(new URL(`fixtures/${name}.csv`, import.meta.url), 'utf8');
const upload = (merchant: TestAccount, text: string | Uint8Array<ArrayBuffer>) =>
  market.as(merchant)(contract.productImports.upload, {
    body: { file: new File([text], 'products.csv', { type: 'text/csv' }) },
  });
const settings = (changes: Partial<ImportStart> = {}): ImportStart => ({
  mapping: [],
  otherwise: { categoryId: shelf.categoryId },
  weight: 1.5,
  withImages: false,
  ...changes,
});

async function importFile(merchant: TestAccount, text: string, changes?: Partial<ImportStart>) {
  const { id } = await upload(merchant, text);
  await market.as(merchant)(contract.productImports.start, {
    params: { id },
    body: settings(changes),
  });
  await market.runJobs();
  return market.as(merchant)(contract.productImports.byId, { params: { id } });
}
const listProducts = async (merchant: TestAccount) =>
  (await market.as(merchant)(contract.products.list, { query: { limit: 100, sort: 'name' } })).rows;
const listProblems = async (merchant: TestAccount, id: string) =>
  (
    await market.as(merchant)(contract.productImports.problems, {
      params: { id },
      query: { limit: 100 },
    })
  ).rows;

const download = async (url: string) =>
  (await market.app.inject({ url, headers: { host: 'seller.localhost:8080' } })).body;
const exportFile = async (merchant: TestAccount) =>
  download((await market.as(merchant)(contract.products.exportLink)).url);

describe('importing a Shopify file', () => {
  it('previews headers, lines, types and tags with their suggested categories', async () => {
    const merchant = await market.create.merchant();
    const outdoor = await shelf.category('Outdoor');
    const { id, status, total } = await upload(merchant, await fixture('home-and-garden'));
    expect([status, total]).toEqual(['ready', 20]);
    const preview = await market.as(merchant)(contract.productImports.preview, { params: { id } });
    expect(preview.headers).toContain('Cost per item');
    expect(preview.columns.find(({ header }) => header === 'SEO Title')).toEqual({
      header: 'SEO Title',
      use: 'unused',
      values: 0,
    });
    expect(preview.firstRows[1]).toMatchObject({ line: 3 });
    expect(preview.firstRows[1]?.cells.slice(0, 9)).toEqual([
      'clay-plant-pot',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'Large',
    ]);
    expect(preview.sources.slice(0, 3)).toEqual([
      { kind: 'type', value: 'Indoor', products: 13 },
      { kind: 'type', value: 'Outdoor', products: 7, choice: { categoryId: outdoor } },
      { kind: 'tag', value: 'Plants', products: 5 },
    ]);
    expect(preview).toMatchObject({ withoutWeight: 20, withImages: 20 });
    expect(await listProducts(merchant)).toEqual([]);
  });

  it('creates products with variants, and changes nothing the second time', async () => {
    const merchant = await market.create.merchant();
    const first = await importFile(merchant, await fixture('apparel'));
    expect(first).toMatchObject({
      status: 'done',
      total: 20,
      errorCount: 0,
      counts: { created: 20, failed: 0 },
    });
    const products = await listProducts(merchant);
    expect(products.find(({ name }) => name === 'Classic Varsity Top')).toMatchObject({
      sku: 'CLASSIC-VARSITY-TOP',
      approvalStatus: 'draft',
      weight: 1.5,
      pricing: { price: 6000, sellingPrice: 6000 },
      variantProperties: [{ property: 'Size', options: ['Small', 'Medium', 'Large'] }],
      variant: [
        { sku: 'CLASSIC-VARSITY-TOP-SMALL', options: { Size: 'Small' }, quantity: 1 },
        { options: { Size: 'Medium' } },
        { options: { Size: 'Large' } },
      ],
    });
    market.clock.advance(60_000);
    const second = await importFile(merchant, await fixture('apparel'));
    expect(second.id).not.toBe(first.id);
    expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 20 });
    expect(await listProducts(merchant)).toEqual(products);
  });

  it('uses the categories chosen for types and tags, and remembers them for the next file', async () => {
    const merchant = await market.create.merchant();
    const [home, garden] = [await shelf.category('Home'), await shelf.category('Garden and yard')];
    const mapping: ImportStart['mapping'] = [
      { kind: 'tag', value: 'Plants', choice: { categoryId: garden } },
      { kind: 'type', value: 'Indoor', choice: { categoryId: home } },
      { kind: 'type', value: 'Outdoor' },
    ];
    const done = await importFile(merchant, await fixture('home-and-garden'), {
      mapping,
      otherwise: undefined,
    });
    const products = await listProducts(merchant);
    expect(products.find(({ name }) => name === 'White Ceramic Pot')?.categoryId).toBe(home);
    expect(products.find(({ name }) => name === 'Clay Plant Pot')?.categoryId).toBe(garden);
    expect(done.counts.created + done.counts.failed).toBe(20);
    expect(await listProblems(merchant, done.id)).toContainEqual({
      line: 9,
      column: 'Type',
      value: 'Outdoor',
      severity: 'error',
      message: 'Choose a category for this product',
    });
    const { id } = await upload(merchant, `${await fixture('home-and-garden')}\n`);
    const { sources } = await market.as(merchant)(contract.productImports.preview, {
      params: { id },
    });
    expect(sources.find(({ value }) => value === 'Indoor')?.choice).toEqual({ categoryId: home });
  });

  it('reports errors by line and column, and imports the valid rows', async () => {
    const merchant = await market.create.merchant();
    const text = [
      'Handle,Title,Body (HTML),Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price',
      'good,Good,"<p>Works\nwell</p><script>alert(1)</script>",G-1,5,"1,250.50",1000',
      'bad-price,Bad price,,B-1,5,12 naira,',
      'bad-count,Bad count,,B-2,1.5,10,',
      ',No handle,,B-3,1,10,',
      'nameless,,,B-4,1,10,',
      'twin,Twin,,G-1,1,10,',
      '"=cmd()",Formula,,F-1,1,10,',
      'free,Free,,Z-1,1,-5,',
      `long,Long,,${'S'.repeat(80)},1,10,`,
    ].join('\r\n');
    const done = await importFile(merchant, text);
    expect(done).toMatchObject({ total: 9, counts: { created: 2, failed: 7 }, errorCount: 7 });
    expect(
      (await listProblems(merchant, done.id)).map(({ line, column, severity }) => [
        line,
        column,
        severity,
      ]),
    ).toEqual([
      ...['Body (HTML)', 'Variant Compare At Price'].map((column) => [2, column, 'dropped']),
      [2, 'Variant Grams', 'changed'],
      [2, 'Image Src', 'changed'],
      [4, 'Variant Price', 'error'],
      [5, 'Variant Inventory Qty', 'error'],
      [6, 'Handle', 'error'],
      [7, 'Title', 'error'],
      [8, 'Variant SKU', 'error'],
      ...['Variant Grams', 'Image Src', 'Body (HTML)'].map((column) => [9, column, 'changed']),
      [10, 'Variant Price', 'error'],
      [11, 'Variant SKU', 'error'],
    ]);
    expect(await listProblems(merchant, done.id)).toContainEqual({
      line: 10,
      column: 'Variant Price',
      value: '-5',
      severity: 'error',
      message: 'Enter an amount above zero',
    });
    expect((await listProblems(merchant, done.id)).at(-1)).toMatchObject({
      line: 11,
      value: 'S'.repeat(80),
    });
    expect((await listProducts(merchant)).find(({ name }) => name === 'Good')).toMatchObject({
      description: ['Works well'],
      pricing: { price: 125_050, sellingPrice: 125_050 },
    });
    const { url } = await market.as(merchant)(contract.productImports.problemFile, {
      params: { id: done.id },
    });
    expect(parseCsv(await download(url))).toContainEqual({
      Line: '4',
      Column: 'Variant Price',
      Value: '12 naira',
      'Kept as': '',
      'What happens': 'Product or line left out',
      Message: 'Enter a number, such as 1250.50',
    });
    expect(await download(url.replace(/of=./, 'of=x'))).toContain('was not found');
  });

  it.each([
    ['a file that is not CSV', '%PDF-1.7 \u0000', /Missing columns: Handle/],
    ['a table with other columns', 'Name,Price\nFan,10\n', /Missing columns: Handle, Title$/],
    ['a header without rows', 'Handle,Title,Variant Price\n', /has no products/],
    [
      'a file with an unclosed quote',
      'Handle,Title,Variant Price\na,"A,1\n',
      /Line 2: A quotation mark is not closed/,
    ],
  ])('rejects %s', async (_, content, message) => {
    await expect(upload(await market.create.merchant(), content)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'file', message: expect.stringMatching(message) }],
    });
  });

  it('keeps fields that are missing from the file, and requires approval only for changes that shoppers see', async () => {
    const merchant = await market.create.merchant();
    const { id } = await shelf.listed(merchant, { sku: 'KEEP-1', stockAlertUnits: 3, quantity: 8 });
    const approvedName = (await listProducts(merchant))[0]?.name;
    await importFile(
      merchant,
      `Handle,Title,Variant SKU,Variant Price\nkeep,${approvedName},KEEP-1,90000\n`,
    );
    expect(await listProducts(merchant)).toMatchObject([
      {
        id,
        approvalStatus: 'approved',
        quantity: 8,
        stockAlertUnits: 3,
        pricing: { price: 12_000_000, sellingPrice: 9_000_000 },
      },
    ]);
    await importFile(
      merchant,
      'Handle,Title,Variant SKU,Variant Price\nkeep,Another name,KEEP-1,90000\n',
    );
    expect(await listProducts(merchant)).toMatchObject([
      { id, approvalStatus: 'approved', revision: { status: 'pending', name: 'Another name' } },
    ]);
    // A file with the approved texts leaves the pending change as it is.
    await importFile(
      merchant,
      `Handle,Title,Variant SKU,Variant Price\nkeep,${approvedName},KEEP-1,80000\n`,
    );
    expect(await listProducts(merchant)).toMatchObject([
      { id, pricing: { sellingPrice: 8_000_000 }, revision: { name: 'Another name' } },
    ]);
  });

  it('sets the stock, except for quantities that have changed since the upload', async () => {
    const merchant = await market.create.merchant();
    const { id } = await shelf.listed(merchant, { name: 'Counted', sku: 'COUNT-1', quantity: 12 });
    const [variant] = await market.services.catalogue.linesFor(market.db, [
      { productId: id, quantity: 1 },
    ]);
    const text = (quantity: number) =>
      `Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\ncount,Counted,COUNT-1,90000,${quantity}\n`;
    await importFile(merchant, text(20));
    expect(await listProducts(merchant)).toMatchObject([{ quantity: 20 }]);

    market.clock.advance(1_000);
    const { id: importId } = await upload(merchant, text(30));
    market.clock.advance(1_000);
    await buy(market, await market.create.customer(), [
      { productId: id, variantId: variant?.variantId ?? '', quantity: 3 },
    ]);
    await market.as(merchant)(contract.productImports.start, {
      params: { id: importId },
      body: settings(),
    });
    await market.runJobs();
    expect(await listProducts(merchant)).toMatchObject([{ quantity: 17 }]);
    const { rows } = await market.as(merchant)(contract.productImports.problems, {
      params: { id: importId },
    });
    expect(rows).toContainEqual({
      line: 2,
      column: 'Variant Inventory Qty',
      value: '30',
      result: '17',
      severity: 'dropped',
      message: 'Stock has changed since the file was uploaded: the quantity is left out',
    });
  });
});

describe('a product import', () => {
  it('runs once when the same file is uploaded twice at the same time', async () => {
    const merchant = await market.create.merchant();
    const text = await fixture('apparel');
    const [a, b] = await Promise.all([upload(merchant, text), upload(merchant, text)]);
    expect(a.id).toBe(b.id);
    const start = () =>
      market.as(merchant)(contract.productImports.start, {
        params: { id: a.id },
        body: settings(),
      });
    await Promise.all([start(), start()]);
    await Promise.all([
      market.runJobs(),
      market.runJobs(),
      market.services.productImports.run(a.id),
      market.services.productImports.run(a.id),
    ]);
    await market.runJobs();
    expect(
      await market.as(merchant)(contract.productImports.byId, { params: { id: a.id } }),
    ).toMatchObject({ status: 'done', counts: { created: 20 } });
    expect(await listProducts(merchant)).toHaveLength(20);
  });

  it('resumes after an interruption', async () => {
    const merchant = await market.create.merchant();
    const { id } = await upload(merchant, await fixture('apparel'));
    await market.as(merchant)(contract.productImports.start, { params: { id }, body: settings() });
    await market.services.productImports.run(id);
    const halfImported = await market.as(merchant)(contract.productImports.byId, {
      params: { id },
    });
    expect(halfImported).toMatchObject({ status: 'running', counts: { created: 5, waiting: 15 } });
    await market.runJobs();
    expect(
      await market.as(merchant)(contract.productImports.byId, { params: { id } }),
    ).toMatchObject({ status: 'done', counts: { created: 20, unchanged: 0 } });
  });

  it('is hidden from other stores', async () => {
    const [owner, other] = [await market.create.merchant(), await market.create.merchant()];
    const { id } = await upload(owner, await fixture('apparel'));
    const call = market.as(other);
    for (const row of [
      contract.productImports.byId,
      contract.productImports.preview,
      contract.productImports.problems,
      contract.productImports.problemFile,
      contract.productImports.discard,
    ])
      await expect(call(row, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(
      call(contract.productImports.start, { params: { id }, body: settings() }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await call(contract.productImports.list)).rows).toEqual([]);
    // Another store can import the same file.
    expect((await upload(other, await fixture('apparel'))).id).not.toBe(id);
    await market.as(owner)(contract.productImports.discard, { params: { id } });
    await expect(
      market.as(owner)(contract.productImports.byId, { params: { id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('rejects unknown categories before it starts', async () => {
    const merchant = await market.create.merchant();
    const { id } = await upload(merchant, await fixture('apparel'));
    const start = (changes: Partial<ImportStart>) =>
      market.as(merchant)(contract.productImports.start, {
        params: { id },
        body: settings(changes),
      });
    await expect(start({ otherwise: { categoryId: crypto.randomUUID() } })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'otherwise' }],
    });
    await expect(
      start({
        mapping: [{ kind: 'tag', value: 'men', choice: { categoryId: crypto.randomUUID() } }],
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'mapping.0.choice' }] });
    await expect(start({ weight: 0 })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'weight' }],
    });
  });
});

describe('a product export', () => {
  it('can be imported without changing anything, images included', async () => {
    const merchant = await market.create.merchant();
    const { id } = await shelf.listed(merchant, {
      name: '=SUM(A1) Inverter',
      description: ['5 kVA <b> & "quiet"', 'Two  spaces'],
      keyRating: '-5 kVA',
      pricing: { costPrice: 5_000_000, price: 12_000_000, sellingPrice: 10_000_050 },
      dimensions: { length: 40, width: 30.5, height: 0 },
    });
    await importFile(merchant, await fixture('home-and-garden'));
    market.clock.advance(60_000);
    const before = await listProducts(merchant);
    const file = await exportFile(merchant);
    expect(
      parseCsv(file).filter((row) => Object.values(row).some((cell) => /^[=+@]/.test(cell))),
    ).toEqual([]);
    const done = await importFile(merchant, file, { withImages: true, otherwise: undefined });
    expect(await listProblems(merchant, done.id)).toEqual([]);
    expect(done.counts).toEqual({ waiting: 0, created: 0, updated: 0, unchanged: 21, failed: 0 });
    expect(await listProducts(merchant)).toEqual(before);
    expect(await market.as(merchant)(contract.products.byId, { params: { id } })).toMatchObject({
      approvalStatus: 'approved',
    });
  });

  it('creates the same products when it is imported into another store', async () => {
    const [from, to] = [await market.create.merchant(), await market.create.merchant()];
    await shelf.listed(from, { name: 'Moved inverter', sku: 'MOVED-1' });
    const file = await exportFile(from);
    const { id } = await upload(to, file);
    const { sources } = await market.as(to)(contract.productImports.preview, { params: { id } });
    const done = await importFile(to, file, {
      withImages: true,
      otherwise: undefined,
      mapping: sources,
    });
    expect(done.counts).toMatchObject({ created: 1 });
    const [[before], [after]] = [await listProducts(from), await listProducts(to)];
    for (const field of [
      'name',
      'sku',
      'pricing',
      'description',
      'hostedImages',
      'weight',
      'quantity',
      'categoryId',
    ] as const)
      expect(after?.[field]).toEqual(before?.[field]);
    expect(after?.approvalStatus).toBe('pending');
  });

  it('contains the store’s products that match the filter', async () => {
    const merchant = await market.create.merchant();
    await shelf.listed(merchant, { name: 'Found panel' });
    await shelf.listed(merchant, { name: 'Other cable' });
    const { url } = await market.as(merchant)(contract.products.exportLink, {
      query: { search: 'panel' },
    });
    expect(parseCsv(await download(url)).map(({ Title }) => Title)).toEqual(['Found panel']);
    const { url: later } = await market.as(merchant)(contract.products.exportLink);
    market.clock.advance(6 * 60_000);
    expect(await download(later)).toContain('was not found');
  });
});

describe('images in an import', () => {
  it('that cannot be fetched are reported, and leave the product’s images unchanged', async () => {
    const merchant = await market.create.merchant();
    const { id } = await shelf.listed(merchant, { sku: 'PIC-1', name: 'Pictured' });
    const done = await importFile(
      merchant,
      'Handle,Title,Variant SKU,Variant Price,Image Src\npic,Pictured,PIC-1,100000,http://127.0.0.1:9/a.png\npic,,,,http://169.254.169.254/latest/meta-data\n',
      { withImages: true },
    );
    expect(await listProblems(merchant, done.id)).toMatchObject([
      { line: 2, column: 'Image Src', value: 'http://127.0.0.1:9/a.png', severity: 'dropped' },
      { line: 3, column: 'Image Src', severity: 'dropped' },
    ]);
    expect(await listProducts(merchant)).toMatchObject([
      { id, hostedImages: ['/images/testimage001'] },
    ]);
    await market.db.delete(productsTable).where(eq(productsTable.storeId, merchant.storeId));
  });

  it('that are hosted here are found by their URL', async () => {
    const merchant = await market.create.merchant();
    const content = await sharp({
      create: { width: 40, height: 40, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();
    const { hostedImage } = await market.services.images.store(content);
    await importFile(
      merchant,
      `Handle,Title,Variant Price,Image Src\nown,Own,10,${market.config.origins.storefront}${hostedImage}/640.webp\n`,
      { withImages: true },
    );
    expect(await listProducts(merchant)).toMatchObject([{ hostedImages: [hostedImage] }]);
  });
});
