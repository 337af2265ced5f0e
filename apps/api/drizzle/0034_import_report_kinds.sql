-- Notes reported values that the import changed. They are now a kind of their own, separate from values left out.
UPDATE "product_import_problems" SET "severity" = 'changed' WHERE "severity" = 'note';
--> statement-breakpoint
-- Uploaded files whose import has not started: lists of columns and first rows are now required.
UPDATE "product_imports" SET "found" = '{"columns": [], "firstRows": []}'::jsonb || "found" WHERE "status" = 'ready';
