import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';

/** A hosted image. `id` is a hash of its content, so the same image is stored once. */
export const imagesTable = pgTable('images', {
  id: text('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedBy: uuid('uploaded_by'),
  createdAt: instant('created_at').notNull(),
});
