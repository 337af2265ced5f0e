import type { ApprovalStatus, Product } from '@market/domain/catalogue/product';
import type { Pricing } from '@market/domain/catalogue/product-input';
import { variantLabel } from '@market/domain/catalogue/variants';
import type { StatusText } from '@market/ui/status-tag';

export const approvalTexts: Readonly<Record<ApprovalStatus, StatusText>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'In approval', tone: 'pending' },
  approved: { label: 'Approved', tone: 'done' },
  rejected: { label: 'Sent back', tone: 'problem' },
};

export function approvalStatusText({
  approvalStatus,
  revision,
}: Pick<Product, 'approvalStatus' | 'revision'>): StatusText {
  if (!revision) return approvalTexts[approvalStatus];
  return revision.status === 'pending'
    ? { label: 'Change in approval', tone: 'pending' }
    : { label: 'Change sent back', tone: 'problem' };
}

/**
 * Whether the product or one of its variants is at or below the low stock level. Digital products
 * never are.
 */
export const isLowOnStock = (product: Product): boolean =>
  !product.IsDigitalProduct &&
  (product.variant.length > 0
    ? lowVariants(product).length > 0
    : product.quantity <= product.stockAlertUnits);

const lowVariants = ({ variant: variants, stockAlertUnits }: Product) =>
  variants
    .filter(({ quantity }) => quantity <= stockAlertUnits)
    .toSorted((a, b) => a.quantity - b.quantity);

/** `5 kVA: sold out, and 2 more low`. Empty when no variant is low. */
export function lowVariantText(product: Product): string {
  const [fewest, ...others] = lowVariants(product);
  if (!fewest) return '';
  const left = fewest.quantity === 0 ? 'sold out' : `${fewest.quantity} left`;
  return `${variantLabel(product.variantProperties, fewest.options)}: ${left}${others.length > 0 ? `, and ${others.length} more low in stock` : ''}`;
}

/** A change in stock, such as `+5` or `−2`. */
export const signedUnits = (units: number): string =>
  `${units < 0 ? '−' : '+'}${Math.abs(units).toLocaleString('en-NG')}`;

/** The profit per unit in kobo, and the margin in percent of the selling price. */
export function calculateMargin({
  costPrice,
  sellingPrice,
}: Partial<Pricing>): { kobo: number; percent: number } | undefined {
  if (costPrice == null || Number.isNaN(costPrice) || !sellingPrice) return undefined;
  const kobo = sellingPrice - costPrice;
  return { kobo, percent: Math.round((kobo / sellingPrice) * 1000) / 10 };
}
