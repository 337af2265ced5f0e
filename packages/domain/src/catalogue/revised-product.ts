import type { AttributeValues } from './attribute-values';
import type { ApprovalStatus, Product } from './product';
import type { ProductRevision } from './product-revision';

/** The status of the product's revision if it has one, otherwise of the product. */
export const getReviewStatus = ({
  approvalStatus,
  revision,
}: Pick<Product, 'approvalStatus' | 'revision'>): ApprovalStatus =>
  revision?.status ?? approvalStatus;

interface RevisedProduct {
  readonly revision?: ProductRevision | undefined;
  readonly variant: readonly {
    readonly sku: string;
    readonly image?: string | undefined;
    readonly attributes?: AttributeValues | undefined;
  }[];
}

/** The product as its merchant last saved it, including a revision that is not approved yet. */
export function withRevision<P extends RevisedProduct>(product: P): P {
  const { revision } = product;
  if (!revision) return product;
  const {
    variantImages,
    variantAttributes,
    status: _status,
    reviewNote: _note,
    submittedAt: _at,
    ...fields
  } = revision;
  return {
    ...product,
    subCategoryId: undefined,
    childCategoryId: undefined,
    subCategory: undefined,
    childCategory: undefined,
    ...fields,
    variant: product.variant.map((variant) => ({
      ...variant,
      ...(variantImages && { image: variantImages[variant.sku] }),
      ...(variantAttributes && { attributes: variantAttributes[variant.sku] ?? {} }),
    })),
  };
}
