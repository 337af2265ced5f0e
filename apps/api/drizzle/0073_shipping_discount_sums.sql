ALTER TABLE "finance_figures" ADD COLUMN "shipping_discounts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_figures" ALTER COLUMN "shipping_discounts" DROP DEFAULT;--> statement-breakpoint
-- Sums the days of orders with a discount again.
INSERT INTO "finance_pending" ("order_id") SELECT "id" FROM "orders" WHERE "shipping_discount" IS NOT NULL;
