ALTER TABLE "payment_categories" ADD COLUMN "rate_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspended_from" text;