DROP INDEX "payment_events_searched";--> statement-breakpoint
CREATE INDEX "payment_events_reference" ON "payment_events" USING btree (lower("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_events_searched" ON "payment_events" USING gin (("name" || chr(10) || coalesce("reason", '')) gin_trgm_ops);--> statement-breakpoint
-- Without statistics for the new indexes, a search reads all events.
ANALYZE "payment_events";
