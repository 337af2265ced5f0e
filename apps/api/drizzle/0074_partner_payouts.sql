ALTER TABLE "payouts" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner_payout_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_partner_payout_id_payouts_id_fk" FOREIGN KEY ("partner_payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_partner_id_partners_user_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_partner_payout" ON "orders" USING btree ("partner_payout_id","delivered_at") WHERE partner_payout_id is not null;--> statement-breakpoint
CREATE INDEX "orders_partner_payable" ON "orders" USING btree ("assignee_id","delivered_at") WHERE partner_share_bps is not null and partner_payout_id is null;--> statement-breakpoint
CREATE INDEX "payouts_partner" ON "payouts" USING btree ("partner_id","requested_at") WHERE partner_id is not null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee" CHECK (num_nonnulls("payouts"."store_id", "payouts"."partner_id") = 1);