CREATE TABLE "finance_shared_payments" (
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"delivered" boolean NOT NULL,
	"store_ids" uuid[] NOT NULL,
	"payments" integer NOT NULL,
	CONSTRAINT "finance_shared_payments_grain_start_delivered_store_ids_pk" PRIMARY KEY("grain","start","delivered","store_ids")
);
--> statement-breakpoint
-- Existing payments.
INSERT INTO "finance_shared_payments" ("grain", "start", "delivered", "store_ids", "payments")
SELECT 'day', "day", "delivered", "store_ids", count(*) FROM (
	SELECT ("created_at" AT TIME ZONE 'Africa/Lagos')::date AS "day", "status" IN ('delivered', 'completed', 'returned') AS "delivered", array_agg("store_id" ORDER BY "store_id") AS "store_ids"
	FROM "orders" GROUP BY "checkout_id", 1, 2 HAVING count(*) > 1
) "payment" GROUP BY 2, 3, 4;--> statement-breakpoint
INSERT INTO "finance_shared_payments" ("grain", "start", "delivered", "store_ids", "payments")
SELECT 'month', date_trunc('month', "start")::date, "delivered", "store_ids", sum("payments") FROM "finance_shared_payments" GROUP BY 2, 3, 4;
