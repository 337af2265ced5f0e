ALTER TABLE "order_activities" ADD COLUMN "actor_person" text;--> statement-breakpoint
ALTER TABLE "order_activities" ADD COLUMN "cancel_reason" text;