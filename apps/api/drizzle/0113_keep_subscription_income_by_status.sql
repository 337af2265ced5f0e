-- The next migration sums the payments again.
TRUNCATE "subscription_income";--> statement-breakpoint
ALTER TABLE "subscription_income" DROP CONSTRAINT "subscription_income_day_plan_id_pk";--> statement-breakpoint
ALTER TABLE "subscription_income" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD COLUMN "day" date GENERATED ALWAYS AS ((paid_at at time zone 'Africa/Lagos')::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "status" text GENERATED ALWAYS AS (case when ended_at is null then 'active' when next_plan_id = 'free' then 'cancelled' else 'lapsed' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_income" ADD CONSTRAINT "subscription_income_day_plan_id_status_pk" PRIMARY KEY("day","plan_id","status");