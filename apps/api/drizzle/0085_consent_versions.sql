ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_version" text;--> statement-breakpoint
-- The only versions so far.
UPDATE "users" SET "terms_version" = '2026-11-22', "privacy_version" = '2026-11-22' WHERE "terms_accepted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_terms_version" CHECK (num_nulls("users"."terms_accepted_at", "users"."terms_version", "users"."privacy_version") in (0, 3));