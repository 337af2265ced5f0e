-- Notes said what was done instead of what a file says; now they are told apart from what is left out.
UPDATE "product_import_problems" SET "severity" = 'changed' WHERE "severity" = 'note';
--> statement-breakpoint
-- Files that were uploaded and not yet started: their columns are listed since.
UPDATE "product_imports" SET "found" = '{"columns": [], "firstRows": []}'::jsonb || "found" WHERE "status" = 'ready';
