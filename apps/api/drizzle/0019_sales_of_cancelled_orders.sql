ALTER TABLE "sales_figures" ADD COLUMN "cancelled_sales" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Cancelled orders were counted as refunded. The first reader computes all figures from the ledger again.
DELETE FROM "sales_figures";
--> statement-breakpoint
DELETE FROM "ledger_balances";
--> statement-breakpoint
INSERT INTO "ledger_pending" SELECT "id" FROM "ledger_transactions" ON CONFLICT DO NOTHING;
