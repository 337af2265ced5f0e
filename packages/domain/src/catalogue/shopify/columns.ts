/** The columns of Shopify's product format that mean something here, and the few of ours that it has no place for. */
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
  weightUnit: 'Variant Weight Unit',
  cost: 'Cost per item',
  status: 'Status',
  productSku: 'Product SKU (product.metafields.market.sku)',
  keyRating: 'Key rating (product.metafields.market.key_rating)',
  stockAlert: 'Stock alert (product.metafields.market.stock_alert)',
  length: 'Length, cm (product.metafields.market.length)',
  width: 'Width, cm (product.metafields.market.width)',
  height: 'Height, cm (product.metafields.market.height)',
} as const;

/** Up to three options a product, by number: 1, 2, 3. */
export const optionColumns = [1, 2, 3].map((place) => ({ name: `Option${place} Name`, value: `Option${place} Value` }));

/** Without these a file holds no products. */
export const requiredColumns = [columns.handle, columns.title, columns.price] as const;

/** In the order in which a file is written: Shopify's, then ours. */
export const shopifyHeaders: readonly string[] = (() => {
  const { handle, title, body, vendor, productCategory: _productCategory, type, tags, published, ...rest } = columns;
  return [handle, title, body, vendor, type, tags, published, ...optionColumns.flatMap(({ name, value }) => [name, value]), ...Object.values(rest)];
})();

/** Headers of a file that say nothing here. */
export const unusedHeaders = (headers: readonly string[]): string[] => {
  const used = new Set([...shopifyHeaders, columns.productCategory]);
  return headers.filter((header) => !used.has(header));
};

/** So Shopify calls the one variant of a product without options. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' } as const;
