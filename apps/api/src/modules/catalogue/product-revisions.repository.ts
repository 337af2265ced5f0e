import { and, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { hasSameStatedValues } from '@market/domain/catalogue/attribute-values';
import { reviewedFields, type ReviewedField } from '@market/domain/catalogue/reviewed-fields';
import type { ApprovalStatus } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { lockAttributes } from '../category-tree/category-tree.reads';
import {
  deleteInapplicableValues,
  replaceValues,
  readVariantIdsBySku,
} from './attribute-values.repository';
import { productsTable, variantsTable } from './catalogue.tables';
import { productRevisionsTable as revisions } from './product-revisions.tables';
import type { ProductRow } from './row-views';
import { toCategoryPath, toAttributeRows } from './save-attributes';

export type RevisionRow = typeof revisions.$inferSelect;

/** The fields of a product that need approval, as they are stored. */
export type ReviewedRow = Pick<ProductRow, ReviewedField>;

export const pickReviewedFields = (row: ReviewedRow): ReviewedRow => ({
  name: row.name,
  description: row.description,
  categoryId: row.categoryId,
  subCategoryId: row.subCategoryId,
  childCategoryId: row.childCategoryId,
  hostedImages: row.hostedImages,
});

const selectRevisedProductIds = (db: Db, status?: RevisionRow['status']) =>
  db
    .select({ id: revisions.productId })
    .from(revisions)
    .where(status && eq(revisions.status, status));

/** Condition: the product, or its change when it has one, has this status. */
export function hasReviewStatus(db: Db, status: ApprovalStatus): SQL | undefined {
  const own = eq(productsTable.approvalStatus, status);
  if (status === 'draft') return own;
  return status === 'approved'
    ? and(own, notInArray(productsTable.id, selectRevisedProductIds(db)))
    : inArray(
        productsTable.id,
        // Each part uses its own index. A single condition on both tables could not.
        unionAll(
          db.select({ id: productsTable.id }).from(productsTable).where(own),
          selectRevisedProductIds(db, status),
        ),
      );
}

/** The status of the product, or of its change. The query must join the revisions. */
export const reviewStatus = sql<ApprovalStatus>`coalesce(${revisions.status}, ${productsTable.approvalStatus})`;

/** Lock the product first: a product and its revision change together. */
export async function findRevision(db: Db, productId: string): Promise<RevisionRow | undefined> {
  const [row] = await db.select().from(revisions).where(eq(revisions.productId, productId));
  return row;
}

type NewRevision = Pick<RevisionRow, 'productId' | 'variantImages' | 'attributes' | 'submittedAt'> &
  ReviewedRow;

/** A pending change with the same values keeps its time of submission. */
export async function submitRevision(db: Db, row: NewRevision): Promise<void> {
  const before = await findRevision(db, row.productId);
  if (before?.status === 'pending' && isSame(before, row)) return;
  const values = { ...row, status: 'pending' as const, reviewNote: null };
  await db
    .insert(revisions)
    .values(values)
    .onConflictDoUpdate({ target: revisions.productId, set: values });
}

const isSame = (before: RevisionRow, after: NewRevision): boolean =>
  ([...reviewedFields, 'variantImages'] as const).every(
    (field) => JSON.stringify(before[field]) === JSON.stringify(after[field]),
  ) &&
  (before.attributes && after.attributes
    ? hasSameStatedValues(before.attributes, after.attributes)
    : before.attributes === after.attributes);

export const sendRevisionBack = (db: Db, productId: string, reviewNote: string) =>
  db
    .update(revisions)
    .set({ status: 'rejected', reviewNote })
    .where(eq(revisions.productId, productId));

export const deleteRevision = (db: Db, productId: string) =>
  db.delete(revisions).where(eq(revisions.productId, productId));

/** The product must be locked. */
export async function applyRevision(db: Db, revision: RevisionRow): Promise<void> {
  const { productId, variantImages, attributes } = revision;
  await db
    .update(productsTable)
    .set(pickReviewedFields(revision))
    .where(eq(productsTable.id, productId));
  if (variantImages)
    await db
      .update(variantsTable)
      .set({ image: sql`${JSON.stringify(variantImages)}::jsonb ->> ${variantsTable.sku}` })
      .where(and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt)));
  if (attributes) {
    const asked = await lockAttributes(db, toCategoryPath(revision));
    const idsBySku = await readVariantIdsBySku(db, productId);
    await replaceValues(db, productId, toAttributeRows(productId, asked, attributes, idsBySku));
  } else await deleteInapplicableValues(db, productId);
  await deleteRevision(db, productId);
}
