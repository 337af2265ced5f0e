CREATE TABLE "cash_remittances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"bank_reference" text NOT NULL,
	"received_on" date NOT NULL,
	"status" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "cash_remittances_amount" CHECK ("cash_remittances"."amount" > 0),
	CONSTRAINT "cash_remittances_two_people" CHECK ("cash_remittances"."decided_by" is null or "cash_remittances"."decided_by" <> "cash_remittances"."recorded_by"),
	CONSTRAINT "cash_remittances_decided" CHECK (("cash_remittances"."status" = 'waiting') = ("cash_remittances"."decided_by" is null))
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_proofs" ADD COLUMN "collected" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_on_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "cash_deducted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "refund_account" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pay_on_delivery_up_to" bigint;--> statement-breakpoint
ALTER TABLE "cash_remittances" ADD CONSTRAINT "cash_remittances_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_remittances" ADD CONSTRAINT "cash_remittances_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_remittances" ADD CONSTRAINT "cash_remittances_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_remittances_holder" ON "cash_remittances" USING btree ("holder_id","recorded_at");--> statement-breakpoint
CREATE INDEX "cash_remittances_recorded" ON "cash_remittances" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_remittances_reference" ON "cash_remittances" USING btree ("bank_reference") WHERE status <> 'refused';--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_cash" CHECK ("payouts"."cash_deducted" >= 0);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_pay_on_delivery" CHECK ("stores"."pay_on_delivery_up_to" > 0);