ALTER TABLE "orders" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "vat_registered" boolean DEFAULT false NOT NULL;