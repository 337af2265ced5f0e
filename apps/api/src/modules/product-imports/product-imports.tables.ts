import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CategoryChoice,
  CategorySource,
  ColumnUse,
  ImportProblem,
  ImportStart,
} from '@market/domain/catalogue/product-import';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

const storeId = () =>
  uuid('store_id')
    .notNull()
    .references(() => storesTable.id);

export interface FileSummary {
  readonly headers: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly firstRows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly sources: readonly (CategorySource & { readonly products: number })[];
  readonly withoutWeight: number;
  readonly withImages: number;
}

export const productImportsTable = pgTable(
  'product_imports',
  {
    id: id(),
    storeId: storeId(),
    fileName: text('file_name').notNull(),
    /** Hash of the content, so that the same file is not imported twice at the same time. */
    fileHash: text('file_hash').notNull(),
    status: text('status').$type<'ready' | 'running' | 'done'>().notNull(),
    total: integer('total').notNull(),
    found: jsonb('found').$type<FileSummary>().notNull(),
    settings: jsonb('settings').$type<ImportStart>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('product_imports_store').on(t.storeId, t.createdAt),
    uniqueIndex('product_imports_open')
      .on(t.storeId, t.fileHash)
      .where(sql`status <> 'done'`),
  ],
);

const importId = () =>
  uuid('import_id')
    .notNull()
    .references(() => productImportsTable.id, { onDelete: 'cascade' });

/**
 * The outcome is written in the same transaction as the product, so that an interrupted import can
 * resume.
 */
export const importItemsTable = pgTable(
  'product_import_items',
  {
    importId: importId(),
    position: integer('position').notNull(),
    rows: jsonb('rows').$type<CsvRow[]>().notNull(),
    outcome: text('outcome').$type<'created' | 'updated' | 'unchanged' | 'failed'>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    index('product_import_items_waiting')
      .on(t.importId, t.position)
      .where(sql`outcome is null`),
  ],
);

export const importProblemsTable = pgTable(
  'product_import_problems',
  {
    importId: importId(),
    position: integer('position').notNull(),
    place: integer('place').notNull(),
    line: integer('line').notNull(),
    columnName: text('column_name'),
    value: text('value'),
    result: text('result'),
    severity: text('severity').$type<ImportProblem['severity']>().notNull(),
    message: text('message').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position, t.place] })],
);

/** The categories that a store last chose for its types and tags. */
export const categoryChoicesTable = pgTable(
  'category_choices',
  {
    storeId: storeId(),
    kind: text('kind').$type<CategorySource['kind']>().notNull(),
    value: text('value').notNull(),
    choice: jsonb('choice').$type<CategoryChoice>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.kind, t.value] })],
);

/** Images fetched for a store, by URL, so that the next import does not fetch them again. */
export const fetchedPicturesTable = pgTable(
  'fetched_pictures',
  {
    storeId: storeId(),
    urlHash: text('url_hash').notNull(),
    hostedImage: text('hosted_image').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.urlHash] })],
);
