import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AttributeValue, AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { attributeKey } from '@market/domain/catalogue/shopify/attribute-columns';
import { csvLine } from '@market/domain/csv';
import { tidyDescriptionLine } from '@market/domain/catalogue/description-lines';
import { plainColumns, plainFields, type PlainValues } from '@market/domain/catalogue/plain-fields';
import type { Product } from '@market/domain/catalogue/product';
import { toProductInput, type ProductInput } from '@market/domain/catalogue/product-input';
import { importedInput } from '@market/domain/catalogue/shopify/imported-input';
import { isSameInput } from '@market/domain/catalogue/shopify/same-input';
import { readProduct } from '@market/domain/catalogue/shopify/read-product';
import {
  exportHeaders,
  productLines,
  type ExportedProduct,
} from '@market/domain/catalogue/shopify/write-product';
import { groupByProduct, readCsv } from './read-csv';

const sign = fc.constantFrom(
  'a',
  'Ọ',
  'ṣ',
  '0',
  ' ',
  '  ',
  '"',
  "'",
  ',',
  ';',
  '<',
  '>',
  '&',
  '=',
  '+',
  '-',
  '@',
  '|',
  '%',
  '<b>',
  '&amp;',
  '</p>',
  '₦',
  '🔋',
  '\t',
  '\n',
  'é',
);
/** Text as forms submit it: trimmed and not empty. */
const text = (max: number) =>
  fc
    .array(sign, { minLength: 1, maxLength: 12 })
    .map((signs) =>
      [...signs.join('')]
        .slice(0, Math.floor(max / 2))
        .join('')
        .trim(),
    )
    .filter((made) => made !== '');
const word = (prefix: string) => text(20).map((made) => prefix + made);
const kobo = fc.integer({ min: 1, max: 1_000_000_000 });
const prices = fc
  .tuple(kobo, fc.integer({ min: 0, max: 1_000_000 }))
  .map(([sellingPrice, off]) => ({ sellingPrice, price: sellingPrice + off }));
const thousandth = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((units) => units / 1000);

const choices = fc.uniqueArray(
  fc.record({
    property: text(20),
    options: fc.uniqueArray(text(20), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 3, selector: ({ property }) => property },
);
const image = fc.stringMatching(/^[a-z0-9]{12}$/).map((id) => `/images/${id}`);

const attribute = (
  name: string,
  type: CategoryAttribute['type'],
  { unit, choices: these = [] }: { unit?: string; choices?: string[] } = {},
): CategoryAttribute => ({
  id: `id of ${name}`,
  categoryId: 'c',
  name,
  type,
  unit,
  choices: these,
  better: 'none',
  isRequired: false,
  isFilterable: true,
  group: 'General',
});
const attributes = [
  attribute('Rated output', 'number', { unit: 'kVA' }),
  attribute('Lowest temperature', 'number', { unit: '°C' }),
  attribute('Warranty', 'number', { unit: 'years' }),
  attribute('MPPT trackers', 'number'),
  attribute('Battery voltage', 'choice', { choices: ['24 V', '24V', '=48', "'+a", 'Ọ, "x"'] }),
  attribute('Wi-Fi', 'yesNo'),
  attribute('WiFi', 'choice', { choices: ['2.4', '5'] }),
];
const arbitraryValue = ({
  type,
  choices: these,
}: CategoryAttribute): fc.Arbitrary<AttributeValue> =>
  type === 'number'
    ? fc.oneof(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.double({ min: -1000, max: 1000, noNaN: true }).map((made) => Number(made.toFixed(12))),
        fc.constantFrom(7.5, 1e-9, 0.1),
      )
    : type === 'yesNo'
      ? fc.boolean()
      : fc.constantFrom(...these);
const someValues: fc.Arbitrary<AttributeValues> = fc
  .tuple(...attributes.map((each) => fc.option(arbitraryValue(each), { nil: undefined })))
  .map((values) =>
    Object.fromEntries(
      attributes.flatMap(({ id }, place) => {
        const value = values[place];
        return value === undefined ? [] : [[id, value] as const];
      }),
    ),
  );

const plainValues: fc.Arbitrary<PlainValues> = fc
  .record(
    Object.fromEntries(
      Object.entries(plainColumns).map(([field, { read }]) => [
        field,
        read === 'text' ? fc.option(text(16), { nil: undefined }) : fc.nat(50),
      ]),
    ),
  )
  .map((made) => z.parse(z.object(plainFields), made));

const product: fc.Arbitrary<ExportedProduct> = fc
  .record({
    name: text(60),
    description: fc.array(
      fc
        .tuple(fc.constantFrom('', '- ', '  - ', '    1. ', '3. '), text(60))
        .map(([mark, line]) => tidyDescriptionLine(mark + line)),
      { minLength: 1, maxLength: 20 },
    ),
    plain: plainValues,
    brand: fc.option(text(40), { nil: undefined }),
    tags: fc.uniqueArray(
      text(20).filter((tag) => !tag.includes(',')),
      { maxLength: 4, selector: (tag) => tag.toLowerCase() },
    ),
    sku: word('P'),
    cost: fc.option(kobo, { nil: undefined }),
    base: prices,
    quantity: fc.nat(1000),
    weight: thousandth(1, 5000),
    dimensions: fc.option(
      fc.record({
        length: thousandth(0, 500),
        width: thousandth(0, 500),
        height: thousandth(0, 500),
      }),
      { nil: undefined },
    ),
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    properties: choices,
    images: fc.uniqueArray(image, { maxLength: 8 }),
    prices: fc.array(prices, { minLength: 27, maxLength: 27 }),
    stated: someValues,
    differing: fc.array(fc.oneof(fc.constant<AttributeValues>({}), someValues), {
      minLength: 27,
      maxLength: 27,
    }),
    counts: fc.array(fc.nat(500), { minLength: 27, maxLength: 27 }),
    handle: fc.option(
      fc.stringMatching(/^[a-z0-9-]{1,30}$/).map((handle) => `h${handle}`),
      { nil: null },
    ),
  })
  .map((made): ExportedProduct => {
    const combinations = made.properties.reduce<Record<string, string>[]>(
      (all, { property, options }) =>
        all.flatMap((chosen) => options.map((option) => ({ ...chosen, [property]: option }))),
      [{}],
    );
    const variants =
      made.properties.length === 0
        ? []
        : combinations.map((options, place) => ({
            id: `v${place}`,
            sku: `${made.sku}-${place}`,
            options,
            quantity: made.counts[place] ?? 0,
            ...(made.images.length > 0 &&
              place % 2 === 1 && { image: made.images[place % made.images.length] }),
            ...(made.prices[place] ?? made.base),
          }));
    const cheapest = variants.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0] ?? made.base;
    const [contSalesOutOfStock, IsDigitalProduct, isOnMarketplace] = made.flags;
    return {
      ...made.plain,
      id: '01a1f89c-fb80-7001-8a03-69730986c935',
      handle: made.handle,
      merchantId: 'm',
      store: { id: 's', slug: 's', storeName: 'Store', isOfficialOutlet: false },
      name: made.name,
      description: made.description,
      brand: made.brand,
      tags: made.tags,
      categoryId: 'c',
      category: 'Category',
      hostedImages: made.images,
      pricing: { costPrice: made.cost, price: cheapest.price, sellingPrice: cheapest.sellingPrice },
      sku: made.sku,
      quantity:
        variants.length > 0
          ? variants.reduce((total, { quantity }) => total + quantity, 0)
          : made.quantity,
      weight: made.weight,
      weightUnit: 'kg' as const,
      dimensionUnit: 'cm' as const,
      dimensions: made.dimensions,
      contSalesOutOfStock,
      IsDigitalProduct,
      variantProperties: made.properties,
      variant: variants.map((variant, place) => ({
        ...variant,
        attributes: Object.fromEntries(
          Object.entries<AttributeValue>(made.differing[place] ?? {}).filter(
            ([id, value]) => made.stated[id] !== value,
          ),
        ),
      })),
      attributes: made.stated,
      specification: [],
      approvalStatus: made.images.length === 0 ? 'draft' : 'approved',
      isOnMarketplace,
      createdAt: '2026-11-20T11:00:00.000Z',
      updatedAt: '2026-11-20T11:00:00.000Z',
    };
  })
  // Shopify's name for a product without options.
  .filter(
    ({ variant: variants, variantProperties }) =>
      !(variants.length === 1 && variantProperties[0]?.property === 'Title'),
  );

function exported(products: readonly ExportedProduct[]): string {
  const stated = {
    attributes,
    ofVariants: new Set(
      products.flatMap(({ variant: variants }) =>
        variants.flatMap((each) => Object.keys(each.attributes ?? {})),
      ),
    ),
  };
  const headers = exportHeaders(stated);
  const lines = products.map((each) =>
    productLines(each, {
      headers,
      stated,
      categoryPath: 'Category',
      imageUrl: (hosted) => `https://shop.example${hosted}/1280.webp`,
    }),
  );
  return csvLine(headers) + lines.join('');
}
const readExport = (file: string) =>
  readCsv(Buffer.from(file), {
    attributes: new Set(attributes.map(({ name }) => attributeKey(name))),
  });

/**
 * Parses the single product of a file, for a store that either has the product already or does not.
 */
async function readBack(
  file: string,
  existing: Product | undefined,
): Promise<{ input: ProductInput; isOnMarketplace: boolean | undefined }> {
  const [rows] = groupByProduct((await readExport(file)).rows);
  if (!rows) throw new Error('Nothing was read');
  const read = readProduct(rows);
  expect(read.problems).toEqual([]);
  const hostedImages = read.images.map(({ url }) =>
    url.replace('https://shop.example', '').replace('/1280.webp', ''),
  );
  const result = importedInput(read, {
    existing,
    category: { categoryId: 'c' },
    attributes,
    hostedImages,
    hosted: new Map(read.images.map(({ url }, place) => [url, hostedImages[place] ?? ''])),
    weight: 9,
  });
  if ('notes' in result) expect(result.notes).toEqual([]);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return { input: result.input, isOnMarketplace: read.isOnMarketplace };
}

it('an export can be imported without loss, with or without the existing product', async () => {
  await fc.assert(
    fc.asyncProperty(product, async (made) => {
      const file = exported([made]);
      for (const existing of [made, undefined]) {
        const { input, isOnMarketplace } = await readBack(file, existing);
        expect(isSameInput(input, toProductInput(made))).toBe(true);
        expect(isOnMarketplace).toBe(made.isOnMarketplace);
      }
    }),
    { numRuns: 100 },
  );
});

it('no cell of an export starts like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(product, async (made) => {
      const { rows } = await readExport(exported([made]));
      for (const { cells } of rows)
        for (const cell of Object.values(cells)) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
    { numRuns: 100 },
  );
});
