import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredDocument } from '@market/domain/documents/document';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

/** A private document of a store. Its content is in the private storage under the same id. */
export const documentsTable = pgTable(
  'documents',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contentType: text('content_type').$type<StoredDocument['contentType']>().notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('documents_store').on(t.storeId)],
);
