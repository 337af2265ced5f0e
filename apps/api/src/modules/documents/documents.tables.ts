import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredDocument } from '@market/domain/documents/document';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from '../stores/stores.tables';

/** The content is in the private storage under the same id. */
export const documentsTable = pgTable(
  'documents',
  {
    id: id(),
    storeId: uuid('store_id').references(() => storesTable.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contentType: text('content_type').$type<StoredDocument['contentType']>().notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('documents_store').on(t.storeId),
    index('documents_partner').on(t.partnerId),
    check('documents_one_owner', sql`num_nonnulls(${t.storeId}, ${t.partnerId}) = 1`),
  ],
);
