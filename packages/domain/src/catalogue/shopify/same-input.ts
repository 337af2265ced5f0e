import type { Product } from '../product';
import type { ProductInput } from '../product-input';

/** Fields that a stored product and an imported one have in common. */
export const inputOf = (product: Product): ProductInput => ({
  name: product.name,
  description: product.description,
  keyRating: product.keyRating,
  brand: product.brand,
  tags: product.tags,
  categoryId: product.categoryId,
  subCategoryId: product.subCategoryId,
  childCategoryId: product.childCategoryId,
  hostedImages: product.hostedImages,
  pricing: product.pricing,
  sku: product.sku,
  quantity: product.quantity,
  weight: product.weight,
  dimensions: product.dimensions,
  contSalesOutOfStock: product.contSalesOutOfStock,
  stockAlertUnits: product.stockAlertUnits,
  IsDigitalProduct: product.IsDigitalProduct,
  variantProperties: product.variantProperties,
  isDraft: product.approvalStatus === 'draft',
  variant: product.variant.map(({ id: _id, ...variant }) => variant),
});

/**
 * Whether two inputs are equal when saved. Ignores key order, and treats empty values as missing.
 */
export const isSameInput = (a: ProductInput, b: ProductInput): boolean => settled(a) === settled(b);

const settled = (input: ProductInput): string =>
  JSON.stringify(input, (key, value: unknown) =>
    key === 'quantityRead'
      ? undefined
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([, each]) => each !== undefined)
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : value,
  );
