CREATE TABLE "dispute_orders" (
	"dispute_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"due_to_merchant" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	CONSTRAINT "dispute_orders_dispute_id_order_id_pk" PRIMARY KEY("dispute_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"uncovered" bigint NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone,
	"status" text NOT NULL,
	"decision" text,
	"note" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"answer_failure" text,
	"opened_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"reference" text,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "dispute_orders" ADD CONSTRAINT "dispute_orders_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_orders" ADD CONSTRAINT "dispute_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_orders" ADD CONSTRAINT "dispute_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_orders_order" ON "dispute_orders" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider_id" ON "disputes" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "disputes_status" ON "disputes" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "disputes_checkout" ON "disputes" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("provider","key");--> statement-breakpoint
CREATE INDEX "payment_events_status" ON "payment_events" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE status in ('waiting', 'failed');