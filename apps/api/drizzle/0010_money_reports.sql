CREATE TABLE "ledger_balances" (
	"store_id" uuid NOT NULL,
	"account" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_balances_store_id_account_pk" PRIMARY KEY("store_id","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"transaction_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_figures" (
	"store_id" uuid NOT NULL,
	"face" text NOT NULL,
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"units" integer NOT NULL,
	"returned" integer NOT NULL,
	"gross" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "sales_figures_store_id_face_grain_start_key_pk" PRIMARY KEY("store_id","face","grain","start","key")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"reduction_bps" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "plans_amounts" CHECK ("plans"."price" >= 0 and "plans"."reduction_bps" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_payments_amount" CHECK ("subscription_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"next_plan_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paid_from" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_month" CHECK ("subscriptions"."paid_until" > "subscriptions"."paid_from")
);
--> statement-breakpoint
DROP INDEX "orders_payout";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_payments_store" ON "subscription_payments" USING btree ("store_id","paid_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("store_id","stars") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "orders_payout" ON "orders" USING btree ("payout_id","order_name") WHERE payout_id is not null;