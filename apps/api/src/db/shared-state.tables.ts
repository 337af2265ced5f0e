import { integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Calls by caller in the minute at hand, of all processes together. Unlogged: a crash may forget a minute's calls. */
export const rateCountsTable = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  windowStartedAt: instant('window_started_at').notNull(),
  calls: integer('calls').notNull(),
});

/** Goes up whenever somebody changes what the shop's pages show: other processes drop the pages that they keep. */
export const pageChangesSequence = pgSequence('page_changes');
