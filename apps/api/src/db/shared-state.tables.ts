import { integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Requests per caller in the current minute, across all processes. Unlogged, because a crash may
 * lose a minute's counts.
 */
export const rateCountsTable = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  windowStartedAt: instant('window_started_at').notNull(),
  calls: integer('calls').notNull(),
});

/**
 * Incremented when the content of the shop's pages changes, so that other processes clear their
 * page caches.
 */
export const pageChangesSequence = pgSequence('page_changes');
