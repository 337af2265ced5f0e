import { plainColumns, plainFieldNames } from '../plain-fields';
import type { ColumnUse } from '../product-import';
import { canonicalAttributeColumn, isColumnOfAttribute } from './attribute-columns';

/**
 * The columns of Shopify's product format that are used here, under their older names, plus our own
 * metafields.
 */
export const columns = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  vendor: 'Vendor',
  productCategory: 'Product Category',
  type: 'Type',
  tags: 'Tags',
  published: 'Published',
  sku: 'Variant SKU',
  grams: 'Variant Grams',
  tracker: 'Variant Inventory Tracker',
  quantity: 'Variant Inventory Qty',
  policy: 'Variant Inventory Policy',
  fulfilment: 'Variant Fulfillment Service',
  price: 'Variant Price',
  compareAt: 'Variant Compare At Price',
  requiresShipping: 'Variant Requires Shipping',
  taxable: 'Variant Taxable',
  imageSrc: 'Image Src',
  imagePosition: 'Image Position',
  giftCard: 'Gift Card',
  variantImage: 'Variant Image',
  weightUnit: 'Variant Weight Unit',
  cost: 'Cost per item',
  status: 'Status',
  marketplace: 'On the marketplace (product.metafields.market.on_marketplace)',
  productSku: 'Product SKU (product.metafields.market.sku)',
  length: 'Length, cm (product.metafields.market.length)',
  width: 'Width, cm (product.metafields.market.width)',
  height: 'Height, cm (product.metafields.market.height)',
} as const;

/** Up to three options per product. */
export const optionColumns = [1, 2, 3].map((place) => ({
  name: `Option${place} Name`,
  value: `Option${place} Value`,
}));

export const requiredColumns = [columns.handle, columns.title, columns.price] as const;

/** Column order of an export: Shopify's columns, then ours. */
export const shopifyHeaders: readonly string[] = (() => {
  const {
    handle,
    title,
    body,
    vendor,
    productCategory: _productCategory,
    type,
    tags,
    published,
    ...rest
  } = columns;
  return [
    handle,
    title,
    body,
    vendor,
    type,
    tags,
    published,
    ...optionColumns.flatMap(({ name, value }) => [name, value]),
    ...Object.values(rest),
    ...plainFieldNames.map((field) => plainColumns[field].header),
  ];
})();

/**
 * Other names for these columns, in lower case: those that Shopify has used since 2024, and even
 * older ones.
 */
const columnAliases: Readonly<Record<string, string>> = {
  'url handle': columns.handle,
  description: columns.body,
  'standard product type': columns.productCategory,
  'standardized product type': columns.productCategory,
  'custom product type': columns.type,
  'published on online store': columns.published,
  sku: columns.sku,
  'weight value (grams)': columns.grams,
  'inventory tracker': columns.tracker,
  'inventory quantity': columns.quantity,
  'continue selling when out of stock': columns.policy,
  'fulfillment service': columns.fulfilment,
  price: columns.price,
  'compare-at price': columns.compareAt,
  'compare at price': columns.compareAt,
  'requires shipping': columns.requiresShipping,
  'charge tax': columns.taxable,
  'product image url': columns.imageSrc,
  'variant image url': columns.variantImage,
  'weight unit for display': columns.weightUnit,
};

const canonicalNames: ReadonlyMap<string, string> = new Map([
  ...[...shopifyHeaders, columns.productCategory].map((name): [string, string] => [
    name.toLowerCase(),
    name,
  ]),
  ...Object.entries(columnAliases),
]);

/** Attributes of any category, by `attributeKey`. Columns of other attributes are unused. */
type AttributeKeys = ReadonlySet<string>;

const canonicalName = (header: string, attributes: AttributeKeys): string | undefined => {
  const known = canonicalNames.get(header.trim().toLowerCase());
  if (known !== undefined) return known;
  const column = canonicalAttributeColumn(header);
  return column !== undefined && isColumnOfAttribute(attributes, column) ? column : undefined;
};

/** Canonical name of each column. Undefined for unused columns and for duplicates. */
export function canonicalHeaders(
  headers: readonly string[],
  attributes: AttributeKeys,
): (string | undefined)[] {
  const seen = new Set<string>();
  return headers.map((header) => {
    const name = canonicalName(header, attributes);
    if (name === undefined || seen.has(name)) return undefined;
    seen.add(name);
    return name;
  });
}

/** Maps canonical column names to the names in the file. */
export function fileColumnNames(headers: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const header of headers) {
    const name =
      canonicalNames.get(header.trim().toLowerCase()) ?? canonicalAttributeColumn(header);
    if (name !== undefined && !names.has(name)) names.set(name, header);
  }
  return names;
}

/** Columns that describe a variant. All others describe the product, on its first line. */
export const variantColumns: ReadonlySet<string> = new Set([
  ...optionColumns.map(({ value }) => value),
  ...[
    columns.sku,
    columns.grams,
    columns.tracker,
    columns.quantity,
    columns.policy,
    columns.fulfilment,
    columns.price,
    columns.compareAt,
    columns.requiresShipping,
    columns.taxable,
    columns.variantImage,
    columns.weightUnit,
  ],
]);

/** Shopify's name for the only variant of a product without options. */
export const DEFAULT_OPTION = { name: 'Title', value: 'Default Title' } as const;

const categoryColumns: ReadonlySet<string> = new Set([columns.type, columns.productCategory]);

/**
 * How each column of a file is used, in file order. `names` are the canonical names, and `values`
 * the numbers of non-empty cells.
 */
export const columnUses = (
  headers: readonly string[],
  names: readonly (string | undefined)[],
  values: readonly number[],
): ColumnUse[] =>
  names.map((name, place) => ({
    header: headers[place] ?? '',
    use: name === undefined ? 'unused' : categoryColumns.has(name) ? 'category' : 'kept',
    values: values[place] ?? 0,
  }));
