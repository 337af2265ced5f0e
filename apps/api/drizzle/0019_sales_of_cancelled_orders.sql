ALTER TABLE "sales_figures" ADD COLUMN "cancelled_sales" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Until now cancelled orders counted as refunded: all figures are summed again from the ledger, by whoever reads them first.
DELETE FROM "sales_figures";
--> statement-breakpoint
DELETE FROM "ledger_balances";
--> statement-breakpoint
INSERT INTO "ledger_pending" SELECT "id" FROM "ledger_transactions" ON CONFLICT DO NOTHING;
