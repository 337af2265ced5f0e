import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { plainColumns } from '@market/domain/catalogue/plain-fields';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { attributeKey } from '@market/domain/catalogue/shopify/attribute-columns';
import { columns, optionColumns } from '@market/domain/catalogue/shopify/columns';
import { importedInput } from '@market/domain/catalogue/shopify/imported-input';
import { readProduct } from '@market/domain/catalogue/shopify/read-product';
import { exportHeaders, productLines } from '@market/domain/catalogue/shopify/write-product';
import { csvLine } from '@market/domain/csv';
import { groupByProduct, readCsv } from './read-csv';
import { parseCsv, unreportedDifferences } from './test-differences';
import { withColumnNames } from './upload-file';

const attribute = (id: string, named: Partial<CategoryAttribute> & { name: string }) => ({
  id,
  categoryId: 'c',
  type: 'number' as const,
  choices: [],
  better: 'none' as const,
  isRequired: false,
  isFilterable: true,
  group: 'General',
  ...named,
});
const attributes = [
  attribute('power', { name: 'Rated output', unit: 'kVA' }),
  attribute('voltage', { name: 'Battery voltage', type: 'choice', choices: ['24 V', '48 V'] }),
  attribute('wifi', { name: 'Wi-Fi', type: 'yesNo' }),
];
/** An attribute of another category. */
const otherCategoryAttribute = attribute('length', { name: 'Cable length', unit: 'm' });
const exported = {
  attributes,
  ofVariants: new Set(attributes.map(({ id }) => id)),
};
const exportedHeaders = exportHeaders(exported);

const unused = [
  'SEO Title',
  'Variant Barcode',
  'Image Alt Text',
  'Google Shopping / Gender',
  'Price / International',
];
const headers = [
  ...exportedHeaders,
  'Battery voltage (product.metafields.custom.battery_voltage)',
  'wifi (variant.metafields.custom.wifi)',
  `Attribute: ${otherCategoryAttribute.name}`,
  'Attribute: Unheard of',
  ...unused,
];

const word = fc.constantFrom('iroko', 'Ọ̀yọ́', 'red, blue', 'x "y"', 'A & B', '50', '  spaced  ');
const flag = fc.constantFrom('', 'true', 'FALSE', 'no', 'maybe');
const html = fc.constantFrom(
  '',
  'plain',
  '<p>One</p><p>Two</p>',
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '<h2>Big</h2>',
  '<a href="https://a.example">link</a>',
  '<table><tr><td>1</td><td>2</td></tr></table>',
  '<img src="x.png">text',
  '<p style="color:red">s</p>',
  '<script>1</script>ok',
  `<p>${'long '.repeat(150)}</p>`,
  '<p>line</p>'.repeat(70),
);

/** Values for known columns; others get any text. */
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  [columns.body]: html,
  [columns.tags]: fc.constantFrom(
    '',
    'a, b',
    'A, a, A',
    Array.from({ length: 60 }, (_, n) => `t${n}`).join(','),
    't'.repeat(80),
  ),
  [columns.vendor]: fc.constantFrom('', 'Igi Works', 'v'.repeat(100)),
  [columns.published]: flag,
  [columns.status]: fc.constantFrom('', 'active', 'draft', 'archived', 'unlisted'),
  [columns.giftCard]: fc.constantFrom('', 'false', 'maybe'),
  [columns.marketplace]: flag,
  [columns.grams]: fc.constantFrom('', '0', '500', '1,200', '480.5'),
  [columns.weightUnit]: fc.constantFrom('', 'kg', 'g', 'lb', 'oz'),
  [columns.tracker]: fc.constantFrom('', 'shopify', 'third-party'),
  [columns.quantity]: fc.constantFrom('', '0', '12', '-3'),
  [columns.policy]: fc.constantFrom('', 'deny', 'continue', 'CONTINUE', 'unsure'),
  [columns.fulfilment]: fc.constantFrom('', 'manual', 'amazon'),
  [columns.price]: fc.constantFrom('100', '99.50', '1,250.00'),
  [columns.compareAt]: fc.constantFrom('', '0', '50', '99.50', '5000'),
  [columns.requiresShipping]: flag,
  [columns.taxable]: flag,
  [columns.imageSrc]: fc.constantFrom('', 'https://i.example/1.png', 'https://i.example/2.png'),
  [columns.imagePosition]: fc.constantFrom('', '1', '2', 'first'),
  [columns.variantImage]: fc.constantFrom('', 'https://i.example/1.png', 'https://i.example/3.png'),
  [columns.cost]: fc.constantFrom('', '40', '60.25'),
  ...Object.fromEntries(
    Object.values(plainColumns).map(({ header, read }) => [
      header,
      read === 'text' ? fc.constantFrom('', '5 kVA') : fc.constantFrom('', '3', '-1'),
    ]),
  ),
  [columns.length]: fc.constantFrom('', '10'),
  [columns.width]: fc.constantFrom('', '20'),
  [columns.height]: fc.constantFrom('', '30'),
  [columns.productCategory]: fc.constantFrom(''),
  [columns.title]: fc.constantFrom('', 'Other title'),
  [columns.sku]: fc.constantFrom(''),
};
/** Values for columns that have one of these words in their name. */
const stated: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'rated output': fc.constantFrom('', '5', '7.5 kVA', '1,500kva', '5 W', '7,5', 'five', '-2'),
  'battery voltage': fc.constantFrom('', '24 V', '48v', '12 V', '48'),
  wi: fc.constantFrom('', 'Yes', 'FALSE', '1', 'maybe'),
};
const statedIn = (header: string) =>
  Object.entries(stated).find(([name]) => header.toLowerCase().includes(name))?.[1];
const arbitraryCells = fc.record(
  Object.fromEntries(
    headers.map((header) => [
      header,
      values[header] ?? statedIn(header) ?? fc.oneof(fc.constant(''), word),
    ]),
  ),
);
const [optionName = '', optionValue = ''] = [optionColumns[0]?.name, optionColumns[0]?.value];

/**
 * A product of one to four lines: variants that differ in one option, and lines that only add an
 * image or repeat other lines.
 */
const file = fc
  .record({
    lines: fc.array(
      fc.record({ cells: arbitraryCells, isVariant: fc.boolean(), hasSku: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
  .map(({ lines }) =>
    lines.map(({ cells, isVariant, hasSku }, place): Record<string, string> => {
      const noOptions = Object.fromEntries(
        optionColumns.flatMap(({ name, value }) => [
          [name, ''],
          [value, ''],
        ]),
      );
      const names = { ...noOptions, ...(place === 0 && { [optionName]: 'Size' }) };
      const variant =
        place === 0 || isVariant
          ? { [optionValue]: `S${place}`, [columns.sku]: hasSku ? `SKU-${place}` : '' }
          : { [columns.price]: '', [columns.sku]: '' };
      return {
        ...cells,
        ...names,
        ...variant,
        [columns.handle]: place === 0 && hasSku ? 'Product-A' : 'product-a',
        ...(place === 0 && { [columns.title]: 'Product A' }),
      };
    }),
  );

/**
 * Imports the single product of a file into memory and exports it. Returns the cells of the file
 * and of the export, and the reported problems.
 */
async function imported(text: string) {
  const { rows, problems: ofFile } = await readCsv(Buffer.from(text), {
    attributes: new Set(
      [...attributes, otherCategoryAttribute].map(({ name }) => attributeKey(name)),
    ),
  });
  const [own] = groupByProduct(rows);
  if (!own) throw new Error('Nothing was read');
  const read = readProduct(own);
  const errors = read.problems.some(({ severity }) => severity === 'error');
  const hosted = new Map(read.images.map(({ url }, place) => [url, `/images/testpicture${place}`]));
  const result = importedInput(read, {
    existing: undefined,
    category: { categoryId: 'c' },
    attributes,
    hostedImages: [...hosted.values()],
    hosted,
    weight: 2,
  });
  if (errors || 'problems' in result) return undefined;
  const { input, notes } = result;
  const product = {
    ...input,
    id: '01a1f89c-fb80-7001-8a03-69730986c935',
    handle: read.handle,
    merchantId: 'm',
    store: { id: 's', slug: 's', storeName: 'Store', isOfficialOutlet: false },
    tags: input.tags ?? [],
    attributes: input.attributes ?? {},
    category: 'Sofas',
    weightUnit: 'kg' as const,
    dimensionUnit: 'cm' as const,
    variant: input.variant.map((variant, place) => ({
      ...variant,
      id: `v${place}`,
    })),
    specification: [],
    approvalStatus: input.isDraft ? ('draft' as const) : ('pending' as const),
    isOnMarketplace: read.isOnMarketplace ?? true,
    createdAt: '',
    updatedAt: '',
  };
  const addresses = new Map([...hosted].map(([url, image]) => [image, url]));
  const lines = productLines(product, {
    headers: exportedHeaders,
    stated: exported,
    categoryPath: 'Sofas',
    imageUrl: (image) => addresses.get(image) ?? image,
  });
  const category: ImportProblem[] = read.sources
    .filter(({ kind }) => kind === 'type')
    .map(({ column, value }) => ({
      line: read.line,
      column,
      value,
      severity: 'changed',
      message: 'Filed',
    }));
  return {
    exported: parseCsv(csvLine(exportedHeaders) + lines),
    problems: withColumnNames(headers)([...ofFile, ...read.problems, ...notes, ...category]),
  };
}

it('the import report lists every value that an import drops or changes', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(file, async (lines) => {
      const text =
        csvLine(headers) +
        lines.map((cells) => csvLine(headers.map((header) => cells[header] ?? ''))).join('');
      const done = await imported(text);
      if (!done) return;
      compared += 1;
      expect(
        unreportedDifferences(
          lines.map((cells, place) => ({ line: place + 2, cells })),
          headers,
          done.exported,
          done.problems,
          [...attributes, otherCategoryAttribute],
        ),
      ).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(200);
});
