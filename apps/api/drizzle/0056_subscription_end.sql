ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
-- Ended subscriptions were deleted until now. The reason why they ended is unknown.
INSERT INTO "subscriptions" ("store_id", "plan_id", "next_plan_id", "started_at", "paid_from", "paid_until", "ended_at")
SELECT DISTINCT ON (p."store_id") p."store_id", p."plan_id", 'free', p."paid_at", p."paid_at", p."paid_at" + interval '1 month', p."paid_at" + interval '1 month'
FROM "subscription_payments" p
ORDER BY p."store_id", p."paid_at" DESC
ON CONFLICT ("store_id") DO NOTHING;
