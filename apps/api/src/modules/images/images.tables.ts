import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';

/** A hosted picture: `id` is made from its content, so the same picture is kept once. */
export const imagesTable = pgTable('images', {
  id: text('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedBy: uuid('uploaded_by'),
  createdAt: instant('created_at').notNull(),
});
