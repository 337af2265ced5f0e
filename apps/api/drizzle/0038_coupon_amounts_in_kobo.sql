ALTER TABLE "coupons" ADD COLUMN "percent_off" double precision;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "amount_off" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "min_amount" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "min_quantity" integer NOT NULL DEFAULT 0;--> statement-breakpoint
UPDATE "coupons" SET
  "percent_off" = CASE WHEN "discount_type" = 'Percent' THEN "discount_value" END,
  "amount_off" = CASE WHEN "discount_type" = 'Fixed' THEN round("discount_value" * 100) END,
  "min_amount" = CASE WHEN "min_require_type" = 'Amount' THEN round("min_require_value" * 100) ELSE 0 END,
  "min_quantity" = CASE WHEN "min_require_type" = 'Quantity' THEN least(ceil("min_require_value"), 1000000) ELSE 0 END;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "min_amount" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "min_quantity" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "discount_value";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "min_require_value";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_discount" CHECK (("coupons"."percent_off" is not null) = ("coupons"."discount_type" = 'Percent') and ("coupons"."amount_off" is not null) = ("coupons"."discount_type" = 'Fixed'));
