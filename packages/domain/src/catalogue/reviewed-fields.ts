import { hasSameValues, type AttributeValues } from './attribute-values';
import type { Product } from './product';
import type { ProductInput } from './product-input';

/**
 * Fields that shoppers read. Changes to these fields and to attributes need approval. Changes to
 * prices, stock and variants do not.
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
export type ChangeToApprove = ReviewedField | 'attributes';

/** Values of attributes. Values that are left out stay unchanged. */
interface Stated {
  readonly attributes?: AttributeValues | undefined;
  readonly variant: readonly {
    readonly sku: string;
    readonly attributes?: AttributeValues | undefined;
  }[];
}
type Reviewed = Pick<Product | ProductInput, ReviewedField> & Stated;

export const changesToApprove = (before: Reviewed, after: Reviewed): ChangeToApprove[] => [
  ...changedFields(before, after),
  ...(sameAttributes(before, after) ? [] : (['attributes'] as const)),
];

export const changedFields = (
  before: Pick<Reviewed, ReviewedField>,
  after: Pick<Reviewed, ReviewedField>,
): ReviewedField[] =>
  reviewedFields.filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );

function sameAttributes(before: Stated, after: Stated): boolean {
  if (after.attributes && !hasSameValues(before.attributes ?? {}, after.attributes)) return false;
  return after.variant.every(({ sku, attributes }) => {
    const known = before.variant.find((variant) => variant.sku === sku);
    return !attributes || hasSameValues(known?.attributes ?? {}, attributes);
  });
}

const labels: Readonly<Record<ChangeToApprove, string>> = {
  name: 'name',
  description: 'description',
  categoryId: 'category',
  subCategoryId: 'category',
  childCategoryId: 'category',
  hostedImages: 'photos',
  attributes: 'specification',
};

/** `name, photos` */
export const changesToApproveText = (changes: readonly ChangeToApprove[]): string =>
  [...new Set(changes.map((change) => labels[change]))].join(', ');
