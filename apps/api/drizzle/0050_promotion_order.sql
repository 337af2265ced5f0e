ALTER TABLE "promotion_products" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "promotion_products" SET "position" = o."position" FROM (
  SELECT "promotion_id", "product_id", row_number() OVER (PARTITION BY "promotion_id" ORDER BY "added_at", "product_id") - 1 AS "position" FROM "promotion_products"
) o WHERE "promotion_products"."promotion_id" = o."promotion_id" AND "promotion_products"."product_id" = o."product_id";
