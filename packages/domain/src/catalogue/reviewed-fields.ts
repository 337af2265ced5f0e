import type { Product } from './product';
import type { ProductInput } from './product-input';

/**
 * Fields that shoppers read. A change of one needs approval; prices, stock and variants do not.
 */
export const reviewedFields = [
  'name',
  'description',
  'categoryId',
  'subCategoryId',
  'childCategoryId',
  'hostedImages',
] as const;
export type ReviewedField = (typeof reviewedFields)[number];
type Reviewed = Pick<Product | ProductInput, ReviewedField>;

/** Reviewed fields that differ. When there are any, an approved product has a change to approve. */
export const reviewedChanges = (before: Reviewed, after: Reviewed): ReviewedField[] =>
  reviewedFields.filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );

const labels: Readonly<Record<ReviewedField, string>> = {
  name: 'name',
  description: 'description',
  categoryId: 'category',
  subCategoryId: 'category',
  childCategoryId: 'category',
  hostedImages: 'photos',
};

/** `name, photos` */
export const reviewedTexts = (fields: readonly ReviewedField[]): string =>
  [...new Set(fields.map((field) => labels[field]))].join(', ');
