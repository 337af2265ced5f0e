-- Written by hand: the events that are not yet part of the ledger's sums, and the plans.

-- Inserts one row for each event in the event's own transaction, so that sales do not wait for a lock on a shared sum.
CREATE FUNCTION "note_ledger_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_pending" SELECT "id" FROM "added";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_pending" AFTER INSERT ON "ledger_transactions" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_ledger_event"();
--> statement-breakpoint
INSERT INTO "ledger_pending" SELECT "id" FROM "ledger_transactions";
--> statement-breakpoint
-- Today's rows change with every sale. Free space lets an updated row stay on the same page.
ALTER TABLE "sales_figures" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "ledger_balances" SET (fillfactor = 50);
--> statement-breakpoint
UPDATE "payouts" p SET "order_count" = (SELECT count(*) FROM "orders" o WHERE o."payout_id" = p."id");
--> statement-breakpoint
INSERT INTO "plans" ("id", "name", "description", "price", "reduction_bps", "position") VALUES
	('free', 'Free', 'Everything that it takes to sell, at the commission of your category.', 0, 0, 1),
	('growth', 'Growth', 'For steady sales: one percentage point less commission on every order.', 1500000, 100, 2),
	('scale', 'Scale', 'For large volumes: two percentage points less commission on every order.', 6000000, 200, 3);
