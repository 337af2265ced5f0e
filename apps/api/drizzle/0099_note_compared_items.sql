-- Written by hand: the items that must be compared again, and the stored balances of partners.

-- Inserts one row for each change in its transaction, so that payments do not wait for a lock on a shared sum.
CREATE FUNCTION "note_compared_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reconciliation_pending" ("reference") SELECT "ref" FROM "added"
		WHERE "kind" IN ('capture', 'late_payment', 'overpayment', 'provider_fee', 'fee_correction', 'payout_approved', 'cash_remitted');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_reconciliation" AFTER INSERT ON "ledger_transactions" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_compared_events"();
--> statement-breakpoint
CREATE FUNCTION "note_settled_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reconciliation_pending" ("reference") SELECT "reference" FROM "added";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settled_payments_reconciliation" AFTER INSERT ON "settled_payments" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_settled_payments"();
--> statement-breakpoint
-- The refund of a late payment.
CREATE FUNCTION "note_late_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reconciliation_pending" ("reference") SELECT "reference" FROM "checkouts" WHERE "id" = NEW."checkout_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_reconciliation" AFTER INSERT OR UPDATE OF "status" ON "refunds" FOR EACH ROW
	WHEN (NEW."order_id" IS NULL)
	EXECUTE FUNCTION "note_late_refund"();
--> statement-breakpoint
-- Each new attempt to pay has its own reference.
CREATE FUNCTION "note_compared_payout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reconciliation_pending" ("reference") VALUES (NEW."reference");
	IF TG_OP = 'UPDATE' AND OLD."reference" <> NEW."reference" THEN
		INSERT INTO "reconciliation_pending" ("reference") VALUES (OLD."reference");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payouts_reconciliation" AFTER INSERT OR UPDATE ON "payouts" FOR EACH ROW EXECUTE FUNCTION "note_compared_payout"();
--> statement-breakpoint
CREATE FUNCTION "note_remittance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reconciliation_pending" ("reference") VALUES (NEW."id"::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cash_remittances_reconciliation" AFTER INSERT OR UPDATE ON "cash_remittances" FOR EACH ROW EXECUTE FUNCTION "note_remittance"();
--> statement-breakpoint
CREATE FUNCTION "note_explanation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reconciliation_pending" ("reference") VALUES (NEW."reference");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "explained_differences_reconciliation" AFTER INSERT OR UPDATE ON "explained_differences" FOR EACH ROW EXECUTE FUNCTION "note_explanation"();
--> statement-breakpoint
-- A search finds payouts and remittances by the current names of stores, partners and dispatchers.
CREATE FUNCTION "note_counterparty"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"party" uuid;
BEGIN
	IF TG_TABLE_NAME = 'partners' THEN "party" := NEW."user_id"; ELSE "party" := NEW."id"; END IF;
	INSERT INTO "reconciliation_pending" ("reference")
		SELECT "reference" FROM "payouts" WHERE "store_id" = "party"
		UNION ALL SELECT "reference" FROM "payouts" WHERE "partner_id" = "party"
		UNION ALL SELECT "id"::text FROM "cash_remittances" WHERE "holder_id" = "party";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stores_reconciliation" AFTER UPDATE OF "store_name" ON "stores" FOR EACH ROW
	WHEN (OLD."store_name" IS DISTINCT FROM NEW."store_name")
	EXECUTE FUNCTION "note_counterparty"();
--> statement-breakpoint
CREATE TRIGGER "partners_reconciliation" AFTER UPDATE OF "company_name" ON "partners" FOR EACH ROW
	WHEN (OLD."company_name" IS DISTINCT FROM NEW."company_name")
	EXECUTE FUNCTION "note_counterparty"();
--> statement-breakpoint
CREATE TRIGGER "users_reconciliation" AFTER UPDATE OF "first_name", "last_name" ON "users" FOR EACH ROW
	WHEN (NEW."role" = 'dispatcher' AND (OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name"))
	EXECUTE FUNCTION "note_counterparty"();
--> statement-breakpoint
INSERT INTO "reconciliation_pending" ("reference")
	SELECT "ref" FROM "ledger_transactions" WHERE "kind" IN ('capture', 'late_payment', 'overpayment') ORDER BY "occurred_at";
--> statement-breakpoint
INSERT INTO "reconciliation_pending" ("reference")
	SELECT p."reference" FROM "settled_payments" p WHERE NOT EXISTS (
		SELECT FROM "ledger_transactions" t WHERE t."ref" = p."reference" AND t."kind" IN ('capture', 'late_payment', 'overpayment')
	)
	UNION ALL SELECT "reference" FROM "payouts"
	UNION ALL SELECT "id"::text FROM "cash_remittances";
--> statement-breakpoint
-- The balances include every event that is not pending.
INSERT INTO "ledger_partner_balances" ("partner_id", "account", "balance")
	SELECT e."partner_id", e."account", sum(e."amount") FROM "ledger_entries" e
	WHERE e."partner_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "ledger_pending" p WHERE p."transaction_id" = e."transaction_id")
	GROUP BY e."partner_id", e."account";
--> statement-breakpoint
ALTER TABLE "ledger_partner_balances" SET (fillfactor = 50);
