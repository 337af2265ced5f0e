ALTER TABLE "partners" ADD COLUMN "share_bps" integer DEFAULT 8000 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_figures" ADD COLUMN "partner" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_figures" ALTER COLUMN "partner" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner_share_bps" integer;--> statement-breakpoint
CREATE INDEX "ledger_entries_partner" ON "ledger_entries" USING btree ("partner_id","account") WHERE partner_id is not null;--> statement-breakpoint
CREATE INDEX "orders_earned" ON "orders" USING btree ("assignee_id","delivered_at") WHERE partner_share_bps is not null and delivered_at is not null;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_share" CHECK ("partners"."share_bps" between 0 and 10000);--> statement-breakpoint
-- Partners earn a share of the orders that they carry now. Earlier deliveries were settled outside the marketplace.
UPDATE "orders" o SET "partner_share_bps" = p."share_bps" FROM "partners" p
	WHERE p."user_id" = o."assignee_id" AND o."status" IN ('assigned', 'picked_up', 'in_transit', 'delivery_failed');
