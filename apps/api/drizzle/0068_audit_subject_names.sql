CREATE INDEX "audit_entries_subject_name" ON "audit_entries" USING hash (lower("subject_name"));--> statement-breakpoint
-- Without statistics for the new index, a search reads all entries.
ANALYZE "audit_entries";
