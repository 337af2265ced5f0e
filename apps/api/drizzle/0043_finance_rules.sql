-- Written by hand: the orders for which the finance figures must be recomputed.

-- Inserts one row for each change in its transaction, so that payments do not wait for a lock on a shared sum.
CREATE FUNCTION "note_order_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "finance_pending" ("order_id") SELECT DISTINCT "order_id" FROM "added" WHERE "order_id" IS NOT NULL;
	-- The provider's fee belongs to a payment rather than to an order.
	INSERT INTO "finance_pending" ("order_id")
		SELECT o."id" FROM "added" e
		JOIN "ledger_transactions" t ON t."id" = e."transaction_id" AND t."kind" = 'provider_fee'
		JOIN "checkouts" c ON c."reference" = t."ref"
		JOIN "orders" o ON o."checkout_id" = c."id"
		WHERE e."account" = 'psp_fee';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_finance" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_entries"();
--> statement-breakpoint
CREATE FUNCTION "note_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "finance_pending" ("order_id") VALUES (NEW."id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_finance" AFTER UPDATE OF "status", "payout_id" ON "orders" FOR EACH ROW
	WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."payout_id" IS DISTINCT FROM NEW."payout_id")
	EXECUTE FUNCTION "note_order_change"();
--> statement-breakpoint
CREATE FUNCTION "note_payout_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "finance_pending" ("order_id") SELECT "id" FROM "orders" WHERE "payout_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payouts_finance" AFTER UPDATE OF "status" ON "payouts" FOR EACH ROW
	WHEN (OLD."status" IS DISTINCT FROM NEW."status")
	EXECUTE FUNCTION "note_payout_change"();
--> statement-breakpoint
INSERT INTO "finance_pending" ("order_id") SELECT "id" FROM "orders";
--> statement-breakpoint
-- A row changes with every sale of its day. Free space lets the updated row stay on the same page.
ALTER TABLE "finance_figures" SET (fillfactor = 70);
