import type { ApprovalStatus, Product } from './product';
import type { ProductRevision } from './product-revision';

/** The status of the product's last version: of its change when it has one. */
export const reviewStatusOf = ({
  approvalStatus,
  revision,
}: Pick<Product, 'approvalStatus' | 'revision'>): ApprovalStatus =>
  revision?.status ?? approvalStatus;

interface Revised {
  readonly revision?: ProductRevision | undefined;
  readonly variant: readonly { readonly sku: string; readonly image?: string | undefined }[];
}

/** The product as its merchant last saved it, with the change that is not approved yet. */
export function withRevision<P extends Revised>(product: P): P {
  const { revision } = product;
  if (!revision) return product;
  const {
    variantImages,
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
    variant: variantImages
      ? product.variant.map((variant) => ({ ...variant, image: variantImages[variant.sku] }))
      : product.variant,
  };
}
