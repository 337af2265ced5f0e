ALTER TABLE "finance_figures" ADD COLUMN "shipping_discounts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_figures" ALTER COLUMN "shipping_discounts" DROP DEFAULT;--> statement-breakpoint
-- Recomputes the days of orders with a shipping discount.
INSERT INTO "finance_pending" ("order_id") SELECT "id" FROM "orders" WHERE "shipping_discount" IS NOT NULL;
