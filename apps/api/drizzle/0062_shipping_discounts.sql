CREATE TABLE "shipping_discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"discount_type" text NOT NULL,
	"percent_off" double precision,
	"amount_off" bigint,
	"from_zone_id" uuid,
	"to_zone_id" uuid,
	"vehicle_id" uuid,
	"min_subtotal" bigint,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipping_discounts_dates" CHECK ("shipping_discounts"."start_date" <= "shipping_discounts"."end_date"),
	CONSTRAINT "shipping_discounts_value" CHECK (num_nonnulls("shipping_discounts"."percent_off", "shipping_discounts"."amount_off") = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_discount" jsonb;