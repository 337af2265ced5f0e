import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct } from '../../test/sales';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';
import { readCsv } from './read-csv';
import { parseCsv, unreportedDifferences } from './test-differences';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
afterAll(() => market.close());

const fixture = (name: string) => readFile(new URL(`fixtures/${name}.csv`, import.meta.url));
const download = async (url: string) =>
  (await market.app.inject({ url, headers: { host: 'seller.localhost:8080' } })).body;

async function run(merchant: TestAccount, content: Buffer) {
  const call = market.as(merchant);
  const allProblems = async (id: string) =>
    (await call(contract.productImports.problems, { params: { id }, query: { limit: 100 } })).rows;
  const { id } = await call(contract.productImports.upload, {
    body: { file: new File([new Uint8Array(content)], 'products.csv', { type: 'text/csv' }) },
  });
  const expected = {
    problems: await allProblems(id),
    summary: await call(contract.productImports.summary, { params: { id } }),
    preview: await call(contract.productImports.preview, { params: { id } }),
  };
  await call(contract.productImports.start, {
    params: { id },
    body: {
      mapping: [],
      otherwise: { categoryId: shelf.categoryId },
      weight: 1.5,
      withImages: true,
    },
  });
  await market.runJobs();
  return {
    id,
    expected,
    done: await call(contract.productImports.byId, { params: { id } }),
    problems: await allProblems(id),
    summary: await call(contract.productImports.summary, { params: { id } }),
  };
}

const listProducts = async (merchant: TestAccount) =>
  (await market.as(merchant)(contract.products.list, { query: { limit: 100, sort: 'name' } })).rows;
const findProblems = (problems: readonly ImportProblem[], line: number, column: string) =>
  problems.filter((problem) => problem.line === line && problem.column === column);

/** The rows of the file whose products were imported. */
async function parseRows(content: Buffer, exported: readonly Record<string, string>[]) {
  const { headers, firstRows } = await readCsv(content, { shownRows: 1000 });
  const handleAt = headers.findIndex((header) => /handle/i.test(header));
  const rows = firstRows.map(({ line, cells }) => ({
    line,
    handle: cells[handleAt]?.toLowerCase(),
    cells: Object.fromEntries(headers.map((header, place) => [header, cells[place] ?? ''])),
  }));
  return {
    headers,
    rows: rows.filter(({ handle }) => exported.some((row) => row['Handle'] === handle)),
  };
}

async function unreported(
  merchant: TestAccount,
  content: Buffer,
  problems: readonly ImportProblem[],
) {
  const exported = parseCsv(
    await download((await market.as(merchant)(contract.products.exportLink)).url),
  );
  const { headers, rows } = await parseRows(content, exported);
  return unreportedDifferences(rows, headers, exported, problems);
}

describe('importing files from other systems', () => {
  it.each(['apparel-metafields', 'furniture', 'cosmetics-windows-1252'])(
    'reports every difference between the file %s and the imported products',
    async (name) => {
      const merchant = await market.create.merchant();
      const content = await fixture(name);
      const { problems, done } = await run(merchant, content);
      expect(done.counts.created).toBeGreaterThan(2);
      expect(await unreported(merchant, content, problems)).toEqual([]);
    },
  );

  it('warns before the import about each product on sale that the file turns into a draft', async () => {
    const merchant = await market.create.merchant();
    await createProduct(market, merchant, { name: 'Roof panel' });
    const [onSale] = await listProducts(merchant);
    const lines = [
      'Handle,Title,Variant SKU,Variant Price,Status',
      `roof-panel,Roof panel,${onSale?.sku},1000,draft`,
      'new-lamp,New lamp,LAMP-1,1000,draft',
    ];
    const { expected } = await run(merchant, Buffer.from(lines.join('\n')));
    expect(
      expected.problems.filter(({ message }) => message.startsWith('Approved before')),
    ).toMatchObject([{ line: 2, column: 'Status', value: 'Roof panel', result: 'draft' }]);
  });

  it('reports, both before and after the import, changes to options, prices, tracking, drafts, gift cards and metafields', async () => {
    const merchant = await market.create.merchant();
    const { expected, problems, summary, done } = await run(
      merchant,
      await fixture('apparel-metafields'),
    );
    for (const report of [expected.problems, problems]) {
      expect(
        findProblems(report, 1, 'Color (product.metafields.shopify.color-pattern)'),
      ).toMatchObject([
        {
          severity: 'dropped',
          value: 'red',
          message: 'The column is not used: 1 value is left out',
        },
      ]);
      expect(findProblems(report, 1, 'Option2 Linked To')).toHaveLength(1);
      expect(findProblems(report, 2, 'Description')).toMatchObject([
        { severity: 'changed', value: 'strong' },
      ]);
      expect(findProblems(report, 2, 'Tags')).toMatchObject([
        { severity: 'dropped', value: 'summer' },
      ]);
      expect(findProblems(report, 2, 'Weight unit for display')).toMatchObject([
        { value: 'lb', result: 'kg' },
      ]);
      expect(findProblems(report, 2, 'Weight value (grams)')).toMatchObject([
        { value: '420', result: '450' },
      ]);
      expect(findProblems(report, 3, 'Compare-at price')).toMatchObject([
        { severity: 'dropped', value: '20000' },
      ]);
      expect(findProblems(report, 3, 'Inventory quantity')).toMatchObject([
        { value: '-2', result: '0' },
      ]);
      expect(findProblems(report, 3, 'Charge tax')).toMatchObject([
        { severity: 'dropped', value: 'FALSE' },
      ]);
      expect(findProblems(report, 3, 'Cost per item')).toMatchObject([
        { severity: 'dropped', value: '13000' },
      ]);
      expect(findProblems(report, 2, 'Continue selling when out of stock')).toMatchObject([
        { severity: 'changed', result: 'continue' },
      ]);
      expect(findProblems(report, 7, 'Published on online store')).toMatchObject([
        { value: 'FALSE', result: 'draft' },
      ]);
      expect(findProblems(report, 8, 'Gift card')).toMatchObject([
        { severity: 'error', message: 'Gift cards cannot be sold here' },
      ]);
    }
    expect(findProblems(expected.problems, 2, 'Type')).toMatchObject([
      { severity: 'changed', value: 'Dress' },
    ]);
    expect(findProblems(problems, 2, 'Type')).toMatchObject([
      { severity: 'changed', value: 'Dress', result: 'Inverters' },
    ]);
    expect(
      summary.find(({ message }) => message === 'Not published: saved as a draft'),
    ).toMatchObject({ count: 1, lines: [7], severity: 'changed' });
    expect(done.counts).toMatchObject({ created: 3, failed: 1 });
    expect(done.droppedCount).toBeGreaterThan(5);
    const products = await listProducts(merchant);
    expect(products.map(({ name, approvalStatus }) => [name, approvalStatus])).toEqual([
      ['Ankara wrap dress', 'draft'],
      ['Hidden scarf', 'draft'],
      ['Linen shirt', 'draft'],
    ]);
    expect(products[0]).toMatchObject({
      brand: 'Adire & Co',
      tags: ['ankara', 'Summer'],
      contSalesOutOfStock: true,
      weight: 0.45,
      pricing: { costPrice: 1_200_000 },
    });
    expect(
      products[0]?.variant.map(({ options, sellingPrice }) => [options, sellingPrice]),
    ).toEqual([
      [{ Size: 'S', Color: 'Red' }, 2_500_000],
      [{ Size: 'M', Color: 'Red' }, 2_550_000],
      [{ Size: 'M', Color: 'Blue' }, 2_600_050],
    ]);
  });

  it('keeps lists in long descriptions, and reports links, tables, videos and images that it leaves out', async () => {
    const merchant = await market.create.merchant();
    const { problems } = await run(merchant, await fixture('furniture'));
    const [bench, sofa] = await listProducts(merchant);
    expect(sofa?.description).toEqual([
      'Iroko & linen',
      'Built in Ibadan. See the care guide.',
      '- Solid iroko frame',
      '  - Kiln-dried',
      '  - Oiled ½ year',
      '- Seats 3',
      '1. Unpack',
      '2. Screw in the legs',
      'Width | 210\u00a0cm',
    ]);
    expect(bench?.description).toEqual(['Plain text', 'with a second line']);
    expect(
      findProblems(problems, 2, 'Body (HTML)').map(({ severity, value }) => [severity, value]),
    ).toEqual([
      ['dropped', 'https://example.com/care'],
      ['dropped', 'iframe https://video.example.com/1'],
      ['dropped', 'https://example.com/side.jpg'],
      ['changed', '1 table'],
      ['changed', 'h2, em'],
    ]);
    expect(findProblems(problems, 8, 'Title')).toMatchObject([
      { severity: 'dropped', value: 'Iroko sofa deluxe' },
    ]);
    expect(findProblems(problems, 9, 'Variant Inventory Tracker')).toMatchObject([
      { value: '', result: 'continue' },
    ]);
    expect((await listProducts(merchant)).find(({ name }) => name === 'Stool')).toMatchObject({
      contSalesOutOfStock: true,
      approvalStatus: 'draft',
      weight: 1.5,
    });
  });

  it('skips and reports only unreadable lines, and reads Windows-1252', async () => {
    const merchant = await market.create.merchant();
    const { problems } = await run(merchant, await fixture('cosmetics-windows-1252'));
    expect(
      (await listProducts(merchant)).map(({ name, brand, description }) => [
        name,
        brand,
        description,
      ]),
    ).toEqual([
      ['Baume', 'Beauté Lagos', ['Baume']],
      ['Crème à l’argan', 'Beauté Lagos', ['Pour la peau sèche — 50 ml']],
      ['Huile de coco', 'Beauté Lagos', ['Sur deux lignes']],
      ['Lait corporel', 'Beauté Lagos', ['Lait corporel']],
    ]);
    expect(
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ line, message }) => [line, message]),
    ).toEqual([
      [3, 'A quotation mark is inside a value: the line is left out'],
      [6, 'A quotation mark is not closed: the line is left out'],
      [8, 'The line has only 4 values for 13 columns, so it is left out'],
      [9, 'The line has 15 values for 13 columns, so it is left out'],
    ]);
    expect(
      problems.filter(({ message }) => message.includes('Windows-1252')).map(({ line }) => line),
    ).toEqual([2, 3, 5, 7, 8, 10]);
    expect(problems).toContainEqual(
      expect.objectContaining({
        line: 10,
        severity: 'changed',
        message: expect.stringMatching(/too short/),
      }),
    );
  });

  it('leaves a product unchanged when one of its lines is unreadable', async () => {
    const merchant = await market.create.merchant();
    const text = (second: string) =>
      Buffer.from(
        `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\ntee,Tee,Size,S,T-S,100\n${second}\n`,
      );
    await run(merchant, text('tee,,,M,T-M,100'));
    const { problems, done } = await run(merchant, text('tee,,,M,T-M,"1"00'));
    expect(done.counts).toMatchObject({ failed: 1, updated: 0 });
    expect(problems.map(({ line }) => line)).toContain(3);
    expect((await listProducts(merchant))[0]?.variant).toHaveLength(2);
  });
});

it.each([
  ['LF', '\n', ''],
  ['CRLF', '\r\n', ''],
  ['CR', '\r', ''],
  ['CRLF after a byte order mark', '\r\n', '\uFEFF'],
])('the import reads lines that end with %s, in UTF-8 and UTF-16', async (_, end, mark) => {
  const text = `${mark}Handle\tTitle\tVariant Price${end}a\t"Ọ${end}ne"\t10${end}${end}b\tTwo\t20${end}`;
  for (const content of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text.replace('\uFEFF', '')}`, 'utf16le'),
  ]) {
    const { rows, problems } = await readCsv(content);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { line: 2, cells: { Handle: 'a', Title: 'Ọ\nne', 'Variant Price': '10' } },
      { line: 5, cells: { Handle: 'b', Title: 'Two', 'Variant Price': '20' } },
    ]);
  }
});

it('the import reads records that span many lines, and recovers from an unclosed quote in a long file', async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, place) => `p${place},Product ${place},${place + 1}`,
  );
  lines[1200] = `p1200,"Long${'\nline'.repeat(900)}",5`;
  lines[2000] = 'p2000,"Never closed,1';
  const { rows, problems } = await readCsv(
    Buffer.from(['Handle,Title,Variant Price', ...lines, ''].join('\n')),
  );
  expect(rows).toHaveLength(2999);
  expect(problems.map(({ line }) => line)).toEqual([2902]);
});

it('the import provides the report as a download', async () => {
  const merchant = await market.create.merchant();
  const { id, problems } = await run(merchant, await fixture('furniture'));
  const { url } = await market.as(merchant)(contract.productImports.problemFile, {
    params: { id },
  });
  const rows = parse(await download(url), { bom: true });
  expect(rows).toHaveLength(problems.length + 1);
  expect(parseCsv(await download(url))).toContainEqual({
    Line: '9',
    Column: 'Variant Weight Unit',
    Value: 'lb',
    'Kept as': 'kg',
    'What happens': 'Value changed',
    Message: 'Weights are shown in kg',
  });
});
