ALTER TABLE "order_activities" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_attempt_chosen_at" timestamp with time zone;