/** The columns of Shopify's product format that mean something here, under their older names, and ours that it has no place for. */
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
  keyRating: 'Key rating (product.metafields.market.key_rating)',
  stockAlert: 'Stock alert (product.metafields.market.stock_alert)',
  length: 'Length, cm (product.metafields.market.length)',
  width: 'Width, cm (product.metafields.market.width)',
  height: 'Height, cm (product.metafields.market.height)',
} as const;

/** Up to three options a product, by number: 1, 2, 3. */
export const optionColumns = [1, 2, 3].map((place) => ({
  name: `Option${place} Name`,
  value: `Option${place} Value`,
}));

/** Without these a file holds no products. */
export const requiredColumns = [columns.handle, columns.title, columns.price] as const;

/** In the order in which a file is written: Shopify's, then ours. */
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
  ];
})();

/** Shopify's names since 2024 and some from before, in small letters. */
const otherNames: Readonly<Record<string, string>> = {
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
  ...Object.entries(otherNames),
]);

/** What each column of a file is called here; `undefined` for a column that is not used, and for a second one of the same name. */
export function canonicalHeaders(headers: readonly string[]): (string | undefined)[] {
  const seen = new Set<string>();
  return headers.map((header) => {
    const name = canonicalNames.get(header.trim().toLowerCase());
    if (name === undefined || seen.has(name)) return undefined;
    seen.add(name);
    return name;
  });
}

/** From our names of columns to those in the file. */
export const namesInFile = (headers: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    canonicalHeaders(headers).flatMap((name, place): [string, string][] =>
      name === undefined ? [] : [[name, headers[place] ?? name]],
    ),
  );

/** Cells that describe a variant; those of every other column describe its product, on the first line. */
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

/** So Shopify calls the one variant of a product without options. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' } as const;
