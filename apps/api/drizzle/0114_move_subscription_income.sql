-- Written by hand: the triggers that keep the income of subscriptions by status.

-- A first payment is recorded before its subscription, which is active.
CREATE OR REPLACE FUNCTION "sum_subscription_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "subscription_income" AS i ("day", "plan_id", "status", "amount", "charges")
		SELECT a."day", a."plan_id", coalesce(s."status", 'active'), sum(a."amount"), count(*)
		FROM "added" a LEFT JOIN "subscriptions" s ON s."store_id" = a."store_id" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("day", "plan_id", "status") DO UPDATE SET "amount" = i."amount" + excluded."amount", "charges" = i."charges" + excluded."charges";
	INSERT INTO "subscription_totals" AS t ("store_id", "amount")
		SELECT "store_id", sum("amount") FROM "added" GROUP BY 1 ORDER BY 1
		ON CONFLICT ("store_id") DO UPDATE SET "amount" = t."amount" + excluded."amount";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "move_subscription_income"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "subscription_income" AS i ("day", "plan_id", "status", "amount", "charges")
		SELECT p."day", p."plan_id", "changes"."status", sum(p."amount" * "changes"."change"), sum("changes"."change")
		FROM "subscription_payments" p, (VALUES (OLD."status", -1), (NEW."status", 1)) AS "changes" ("status", "change")
		WHERE p."store_id" = NEW."store_id" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("day", "plan_id", "status") DO UPDATE SET "amount" = i."amount" + excluded."amount", "charges" = i."charges" + excluded."charges";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_income" AFTER UPDATE ON "subscriptions" FOR EACH ROW
	WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "move_subscription_income"();
--> statement-breakpoint
INSERT INTO "subscription_income" ("day", "plan_id", "status", "amount", "charges")
	SELECT p."day", p."plan_id", coalesce(s."status", 'active'), sum(p."amount"), count(*)
	FROM "subscription_payments" p LEFT JOIN "subscriptions" s ON s."store_id" = p."store_id" GROUP BY 1, 2, 3;
