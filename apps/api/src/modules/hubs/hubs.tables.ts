import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HubApplication } from '@market/domain/hubs/hub';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

export const hubsTable = pgTable('hubs', {
  id: id(),
  name: text('name').notNull().unique(),
  phoneNumber: text('phone_number').notNull(),
  street: text('street').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
});

/**
 * One application per store. The store's orders pass through the hub of its approved application.
 */
export const hubApplicationsTable = pgTable(
  'hub_applications',
  {
    storeId: uuid('store_id')
      .primaryKey()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    hubId: uuid('hub_id')
      .notNull()
      .references(() => hubsTable.id),
    status: text('status').$type<HubApplication['status']>().notNull(),
    note: text('note'),
    reviewNote: text('review_note'),
    appliedAt: instant('applied_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (t) => [
    index('hub_applications_status').on(t.status, t.appliedAt),
    // The sort order of decided applications.
    index('hub_applications_decided').on(t.status, t.decidedAt.desc().nullsFirst(), t.storeId),
  ],
);
