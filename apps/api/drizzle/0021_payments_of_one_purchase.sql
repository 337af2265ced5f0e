ALTER TABLE "checkouts" ADD COLUMN "purchase_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "basket" text DEFAULT 'cart' NOT NULL;--> statement-breakpoint
CREATE INDEX "checkouts_purchase" ON "checkouts" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("purchase_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_paid" ON "checkouts" USING btree ("purchase_id") WHERE status = 'paid';