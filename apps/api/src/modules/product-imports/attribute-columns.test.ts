import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { CategoryAttributeInput } from '@market/domain/catalogue/category-attribute';
import type { Product } from '@market/domain/catalogue/product';
import { csvLine } from '@market/domain/csv';
import { effectiveValue } from '@market/domain/catalogue/specification';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';
import { parseCsv } from './test-differences';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let categoryId: string;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  categoryId = shelf.categoryId;
  const admin = await market.create.admin({ resources: ['products', 'curation'] });
  const define = (id: string, input: Partial<CategoryAttributeInput> & { name: string }) =>
    market.as(admin)(contract.categoryAttributes.create, {
      params: { id },
      body: { type: 'number', choices: [], group: 'General', ...input },
    });
  await define(categoryId, { name: 'Rated output', unit: 'kVA' });
  await define(categoryId, { name: 'Voltage', type: 'choice', choices: ['24 V', '48 V'] });
  await define(categoryId, { name: 'Wi-Fi', type: 'yesNo' });
  await define(await shelf.category('Cable'), { name: 'Cable length', unit: 'm' });
});
afterAll(() => market.close());

const VOLTAGE = 'Voltage (product.metafields.custom.voltage)';
const headers = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Attribute: rated OUTPUT',
  VOLTAGE,
  'Attribute: WiFi',
  'Attribute: Cable length',
  'Attribute: Colour',
];
const rows = [
  ['hybrid', 'Hybrid', 'Size', 'S', 'H-S', '90', '7.5 kVA', '48v', 'yes', '', 'red'],
  ['hybrid', '', '', 'M', 'H-M', '95', '10', '', '', '', ''],
  ['hybrid', '', '', 'L', 'H-L', '99', '12 kW', '24 V', 'maybe', '', ''],
  ['plain', 'Plain', '', '', 'P-1', '50', '5', '36 V', 'no', '3 m', ''],
];

async function run(
  merchant: TestAccount,
  text: string,
  otherwise = { categoryId, withImages: false },
) {
  const call = market.as(merchant);
  const { id } = await call(contract.productImports.upload, {
    body: { file: new File([text], 'products.csv', { type: 'text/csv' }) },
  });
  await call(contract.productImports.start, {
    params: { id },
    body: {
      mapping: [],
      otherwise: { categoryId: otherwise.categoryId },
      weight: 1.5,
      withImages: otherwise.withImages,
    },
  });
  await market.runJobs();
  const [{ counts }, problems] = [
    await call(contract.productImports.byId, { params: { id } }),
    await call(contract.productImports.problems, { params: { id }, query: { limit: 100 } }),
  ];
  return { counts, problems: problems.rows };
}
const toFile = (lines: readonly (readonly string[])[]) => lines.map(csvLine).join('');
const findProduct = async (merchant: TestAccount, name: string) => {
  const { rows: found } = await market.as(merchant)(contract.products.list, {
    query: { limit: 100 },
  });
  const product = found.find((each) => each.name === name);
  if (!product) throw new Error(`No product ${name}`);
  return market.as(merchant)(contract.products.byId, { params: { id: product.id } });
};
/** The values of the product, and then those of its variants. */
const listStated = ({ specification, variant: variants }: Product) =>
  [undefined, ...variants.map(({ id }) => id)].map((id) =>
    specification
      .flatMap(({ attributes }) => attributes)
      .map((each) => `${each.name}: ${effectiveValue(each, id)}`)
      .join(', '),
  );
const exportFile = async (merchant: TestAccount) => {
  const { url } = await market.as(merchant)(contract.products.exportLink);
  return (await market.app.inject({ url, headers: { host: 'seller.localhost:8080' } })).body;
};

describe('attributes in files', () => {
  it('are imported for products and variants, and errors name the line and column', async () => {
    const merchant = await market.create.merchant();
    const { counts, problems } = await run(merchant, toFile([headers, ...rows]));
    expect(counts).toMatchObject({ created: 2, failed: 0 });
    expect(listStated(await findProduct(merchant, 'Hybrid'))).toEqual([
      'Rated output: 7.5, Voltage: 48 V, Wi-Fi: true',
      'Rated output: 7.5, Voltage: 48 V, Wi-Fi: true',
      'Rated output: 10, Voltage: 48 V, Wi-Fi: true',
      'Rated output: 7.5, Voltage: 24 V, Wi-Fi: true',
    ]);
    expect(listStated(await findProduct(merchant, 'Plain'))).toEqual([
      'Rated output: 5, Wi-Fi: false',
    ]);
    const reported = problems
      .filter(({ column }) => [...headers.slice(6)].includes(column ?? ''))
      .map(({ line, column, value, severity, message }) =>
        [line, column, value, severity, message].join(' | '),
      );
    expect(reported.toSorted()).toEqual([
      '1 | Attribute: Colour | red | dropped | The column is not used: 1 value is left out',
      '4 | Attribute: WiFi | maybe | dropped | Must be yes or no: ignored',
      '4 | Attribute: rated OUTPUT | 12 kW | dropped | Must be in kVA: ignored',
      '5 | Attribute: Cable length | 3 m | dropped | The category has no such attribute: ignored',
      `5 | ${VOLTAGE} | 36 V | dropped | Must be one of 24 V, 48 V: ignored`,
    ]);
  });

  it('that the category requires make a product a draft when they are missing, but leave an approved product unchanged', async () => {
    const [merchant, approver] = [await market.create.merchant(), await market.create.superAdmin()];
    const place = await shelf.category('Chargers');
    const { id: amps } = await market.as(approver)(contract.categoryAttributes.create, {
      params: { id: place },
      body: {
        name: 'Charge current',
        type: 'number',
        choices: [],
        group: 'General',
        isRequired: true,
      },
    });
    const header = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU'];
    const image = `${market.config.origins.storefront}/images/testimage001/640.webp`;
    const importProducts = (lines: string[][], column = 'Attribute: Charge current') =>
      run(
        merchant,
        toFile([
          [...header, 'Variant Price', column, 'Image Src', 'Status'],
          ...lines.map((line) => [...line, image, 'active']),
        ]),
        { categoryId: place, withImages: true },
      );
    const incomplete = [
      ['bare', 'Bare', '', '', 'B-1', '50', ''],
      ['mixed', 'Mixed', 'Size', 'S', 'M-S', '60', ''],
      ['mixed', '', '', 'M', 'M-M', '70', '20 A'],
      ['full', 'Full', '', '', 'F-1', '80', '30'],
    ];
    const statuses = async () => {
      const found = [];
      for (const name of ['Bare', 'Mixed', 'Full'])
        found.push((await findProduct(merchant, name)).approvalStatus);
      return found;
    };
    const first = await importProducts(incomplete);
    expect(first.counts).toMatchObject({ created: 3, failed: 0 });
    expect(await statuses()).toEqual(['draft', 'draft', 'pending']);
    const notes = first.problems.filter(({ result }) => result === 'draft');
    expect(notes).toEqual(
      [2, 3].map((line) => ({
        line,
        column: 'Attribute: Charge current',
        value: '',
        result: 'draft',
        severity: 'changed',
        message:
          'The category requires a value for “Charge current”: saved as a draft until you add one',
      })),
    );
    expect((await importProducts(incomplete)).counts).toMatchObject({ unchanged: 3 });
    // A file without the column does not submit the drafts.
    await importProducts([['bare', 'Bare', '', '', 'B-1', '55', '']], 'Colour');
    expect(await statuses()).toEqual(['draft', 'draft', 'pending']);

    await importProducts([['bare', 'Bare', '', '', 'B-1', '55', '10']]);
    expect(await statuses()).toEqual(['pending', 'draft', 'pending']);
    const { id } = await findProduct(merchant, 'Full');
    await market.as(approver)(contract.productApprovals.decide, {
      query: { productId: id, merchantId: merchant.userId },
      body: { approved: true },
    });
    const removed = await importProducts([['full', 'Full', '', '', 'F-1', '90', '']]);
    expect(removed.counts).toMatchObject({ failed: 1 });
    expect(removed.problems).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        message: 'Products in this category need a value for “Charge current”',
      }),
    );
    expect(await findProduct(merchant, 'Full')).toMatchObject({
      approvalStatus: 'approved',
      attributes: { [amps]: 30 },
    });
  });

  it('are exported so that importing the file changes nothing, and an empty cell removes a value', async () => {
    const merchant = await market.create.merchant();
    await run(merchant, toFile([headers, ...rows]));
    const exported = await exportFile(merchant);
    const lines = parseCsv(exported);
    expect(lines.map((line) => [line['Variant SKU'], line['Attribute: Rated output']])).toEqual([
      ['H-S', '7.5 kVA'],
      ['H-M', ''],
      ['H-L', ''],
      ['P-1', '5 kVA'],
    ]);
    expect(lines.map((line) => line['Variant attribute: Rated output'])).toEqual([
      '',
      '10 kVA',
      '',
      '',
    ]);
    expect(Object.keys(lines[0] ?? {})).not.toContain('Variant attribute: Wi-Fi');
    expect((await run(merchant, exported)).counts).toMatchObject({ unchanged: 2 });

    const { counts } = await run(merchant, exported.replace('"7.5 kVA"', '""'));
    expect(counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(listStated(await findProduct(merchant, 'Hybrid')).slice(0, 3)).toEqual([
      'Rated output: undefined, Voltage: 48 V, Wi-Fi: true',
      'Rated output: undefined, Voltage: 48 V, Wi-Fi: true',
      'Rated output: 10, Voltage: 48 V, Wi-Fi: true',
    ]);

    const withoutMetafield = rows.map((row) => row.with(7, ''));
    await run(merchant, toFile([headers, ...withoutMetafield]));
    expect(listStated(await findProduct(merchant, 'Hybrid'))[3]).toContain('Voltage: 24 V');
  });
});
