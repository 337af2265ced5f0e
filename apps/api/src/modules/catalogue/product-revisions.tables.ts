import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { StatedBySku } from '@market/domain/catalogue/attribute-values';
import type { ProductRevision } from '@market/domain/catalogue/product-revision';
import { instant } from '../../db/columns';
import { categoriesTable, productsTable } from './catalogue.tables';

/**
 * Merchants' changes to approved products, at most one for each product. A change is deleted when
 * it is approved: the audit log keeps its values.
 */
export const productRevisionsTable = pgTable(
  'product_revisions',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').array().notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categoriesTable.id),
    subCategoryId: uuid('sub_category_id').references(() => categoriesTable.id),
    childCategoryId: uuid('child_category_id').references(() => categoriesTable.id),
    hostedImages: text('hosted_images').array().notNull(),
    /** Images of variants by SKU. Null when the images are the approved ones. */
    variantImages: jsonb('variant_images').$type<Record<string, string>>(),
    /** Null when the values are the approved ones. */
    attributes: jsonb('attributes').$type<StatedBySku>(),
    status: text('status').$type<ProductRevision['status']>().notNull(),
    reviewNote: text('review_note'),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [
    index('product_revisions_status').on(t.status, t.submittedAt),
    check(
      'product_revisions_note',
      sql`(${t.status} = 'rejected') = (${t.reviewNote} is not null)`,
    ),
  ],
);
