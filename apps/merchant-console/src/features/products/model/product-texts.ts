import type { ReviewedField } from '@market/domain/catalogue/merchant-products';
import type { ApprovalStatus, Product } from '@market/domain/catalogue/product';
import type { Pricing } from '@market/domain/catalogue/product-input';
import type { StatusTone } from '@market/ui/status-tag';

export const approvalTexts: Readonly<Record<ApprovalStatus, { label: string; tone: StatusTone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'In approval', tone: 'pending' },
  approved: { label: 'Approved', tone: 'done' },
  rejected: { label: 'Sent back', tone: 'problem' },
};

/** A product at or below the level at which its merchant wants to know. */
export const runsLow = ({ quantity, stockAlertUnits, IsDigitalProduct }: Product): boolean => !IsDigitalProduct && quantity <= stockAlertUnits;

/** `+5`, `−2`: a change of stock. */
export const signedUnits = (units: number): string => `${units < 0 ? '−' : '+'}${Math.abs(units).toLocaleString('en-NG')}`;

/** What is left of a sale after the cost of the goods: kobo a unit, and percent of the selling price. */
export function marginOf({ costPrice, sellingPrice }: Partial<Pricing>): { kobo: number; percent: number } | undefined {
  if (costPrice == null || Number.isNaN(costPrice) || !sellingPrice) return undefined;
  const kobo = sellingPrice - costPrice;
  return { kobo, percent: Math.round((kobo / sellingPrice) * 1000) / 10 };
}

const reviewedLabels: Readonly<Record<ReviewedField, string>> = {
  name: 'name',
  description: 'description',
  categoryId: 'category',
  subCategoryId: 'category',
  childCategoryId: 'category',
  hostedImages: 'photos',
};

/** `name, photos` */
export const reviewedTexts = (fields: readonly ReviewedField[]): string => [...new Set(fields.map((field) => reviewedLabels[field]))].join(', ');
