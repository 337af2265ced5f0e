import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PolicyKind } from '@market/domain/policies/policy-kinds';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

export const policiesTable = pgTable(
  'policies',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PolicyKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('policies_store_kind').on(t.storeId, t.kind)],
);
