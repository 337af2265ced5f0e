import type { Product, Variant } from '@market/domain/catalogue/product';
import type { ProductRevision } from '@market/domain/catalogue/product-revision';
import {
  listOwnValues,
  createSpecification,
  listVariantValues,
} from '@market/domain/catalogue/specification';
import { orderedOptions } from '@market/domain/catalogue/variants';
import type { storesTable } from '../stores/stores.reads';
import type { RevisionRow } from './product-revisions.repository';
import { toDimension, toPlainValues, toStoreRef, type ProductRow } from './row-views';
import {
  findAttributesOfCategory,
  groupValuesById,
  type AttributeValueColumns,
} from './attribute-value-columns.repository';

interface SelectedProduct extends AttributeValueColumns {
  readonly product: ProductRow;
  readonly store: typeof storesTable.$inferSelect;
  /** Names of the product's categories. */
  readonly category: string;
  readonly subCategory: string | null;
  readonly childCategory: string | null;
  readonly revision: RevisionRow | null;
  /** Names of the revision's categories. */
  readonly revisionPath: (string | null)[] | null;
}

export function toProduct(
  {
    product,
    store,
    category,
    subCategory,
    childCategory,
    revision,
    revisionPath,
    attributes,
    stated,
  }: SelectedProduct,
  variants: readonly Variant[],
): Product {
  const { costPrice, price, sellingPrice } = product;
  const specification = createSpecification(
    findAttributesOfCategory(attributes, product),
    groupValuesById(stated, variants),
  );
  return {
    ...toPlainValues(product),
    id: product.id,
    merchantId: store.merchantId,
    store: toStoreRef(store),
    name: product.name,
    description: product.description,
    brand: product.brand ?? undefined,
    tags: product.tags,
    categoryId: product.categoryId,
    subCategoryId: product.subCategoryId ?? undefined,
    childCategoryId: product.childCategoryId ?? undefined,
    category,
    subCategory: subCategory ?? undefined,
    childCategory: childCategory ?? undefined,
    hostedImages: product.hostedImages,
    pricing: { costPrice: costPrice ?? undefined, price, sellingPrice },
    sku: product.sku,
    quantity: variants.reduce((total, { quantity }) => total + quantity, 0),
    weight: product.weight,
    weightUnit: 'kg',
    dimensionUnit: 'cm',
    dimensions: toDimension(product),
    contSalesOutOfStock: product.contSalesOutOfStock,
    IsDigitalProduct: product.isDigitalProduct,
    variantProperties: product.variantProperties,
    // A product without options has one default variant.
    variant:
      product.variantProperties.length > 0
        ? variants.map((variant) => ({
            ...variant,
            options: orderedOptions(product.variantProperties, variant.options),
            attributes: listVariantValues(specification, variant.id),
          }))
        : [],
    attributes: listOwnValues(specification),
    specification,
    approvalStatus: product.approvalStatus,
    reviewNote: product.reviewNote ?? undefined,
    ...(revision && {
      revision: {
        ...toRevision(revision, revisionPath ?? []),
        ...revisedAttributes(revision, attributes, variants),
      },
    }),
    isOnMarketplace: product.isOnMarketplace,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

const toRevision = (
  row: RevisionRow,
  [category, subCategory, childCategory]: readonly (string | null)[],
): ProductRevision => ({
  name: row.name,
  description: row.description,
  categoryId: row.categoryId,
  subCategoryId: row.subCategoryId ?? undefined,
  childCategoryId: row.childCategoryId ?? undefined,
  category: category ?? '',
  subCategory: subCategory ?? undefined,
  childCategory: childCategory ?? undefined,
  hostedImages: row.hostedImages,
  variantImages: row.variantImages ?? undefined,
  status: row.status,
  reviewNote: row.reviewNote ?? undefined,
  submittedAt: row.submittedAt.toISOString(),
});

function revisedAttributes(
  revision: RevisionRow,
  attributes: AttributeValueColumns['attributes'],
  variants: readonly Variant[],
): Pick<ProductRevision, 'attributes' | 'variantAttributes' | 'specification'> {
  if (!revision.attributes) return {};
  const { own, variants: bySku } = revision.attributes;
  const specification = createSpecification(findAttributesOfCategory(attributes, revision), {
    own,
    variants: Object.fromEntries(variants.map(({ id, sku }) => [id, bySku[sku] ?? {}])),
  });
  return {
    attributes: listOwnValues(specification),
    variantAttributes: Object.fromEntries(
      variants.map(({ id, sku }) => [sku, listVariantValues(specification, id)]),
    ),
    specification,
  };
}
