CREATE TABLE "shipping_zone_states" (
	"state" text PRIMARY KEY NOT NULL,
	"zone_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_tariff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Written by hand: the two zones that had prices until now. Every state is in one of them, and every rate keeps its price.
INSERT INTO "shipping_tariff" ("id", "version", "saved_at") VALUES ('01000000-0000-7000-8000-000000000010', 1, now());
--> statement-breakpoint
INSERT INTO "shipping_zones" ("id", "name", "position") VALUES
	('01000000-0000-7000-8000-000000000011', 'Lagos', 0),
	('01000000-0000-7000-8000-000000000012', 'Rest of Nigeria', 1);
--> statement-breakpoint
INSERT INTO "shipping_zone_states" ("state", "zone_id") VALUES
	('Abia', '01000000-0000-7000-8000-000000000012'),
	('Adamawa', '01000000-0000-7000-8000-000000000012'),
	('Akwa Ibom', '01000000-0000-7000-8000-000000000012'),
	('Anambra', '01000000-0000-7000-8000-000000000012'),
	('Bauchi', '01000000-0000-7000-8000-000000000012'),
	('Bayelsa', '01000000-0000-7000-8000-000000000012'),
	('Benue', '01000000-0000-7000-8000-000000000012'),
	('Borno', '01000000-0000-7000-8000-000000000012'),
	('Cross River', '01000000-0000-7000-8000-000000000012'),
	('Delta', '01000000-0000-7000-8000-000000000012'),
	('Ebonyi', '01000000-0000-7000-8000-000000000012'),
	('Edo', '01000000-0000-7000-8000-000000000012'),
	('Ekiti', '01000000-0000-7000-8000-000000000012'),
	('Enugu', '01000000-0000-7000-8000-000000000012'),
	('Federal Capital Territory', '01000000-0000-7000-8000-000000000012'),
	('Gombe', '01000000-0000-7000-8000-000000000012'),
	('Imo', '01000000-0000-7000-8000-000000000012'),
	('Jigawa', '01000000-0000-7000-8000-000000000012'),
	('Kaduna', '01000000-0000-7000-8000-000000000012'),
	('Kano', '01000000-0000-7000-8000-000000000012'),
	('Katsina', '01000000-0000-7000-8000-000000000012'),
	('Kebbi', '01000000-0000-7000-8000-000000000012'),
	('Kogi', '01000000-0000-7000-8000-000000000012'),
	('Kwara', '01000000-0000-7000-8000-000000000012'),
	('Lagos', '01000000-0000-7000-8000-000000000011'),
	('Nasarawa', '01000000-0000-7000-8000-000000000012'),
	('Niger', '01000000-0000-7000-8000-000000000012'),
	('Ogun', '01000000-0000-7000-8000-000000000012'),
	('Ondo', '01000000-0000-7000-8000-000000000012'),
	('Osun', '01000000-0000-7000-8000-000000000012'),
	('Oyo', '01000000-0000-7000-8000-000000000012'),
	('Plateau', '01000000-0000-7000-8000-000000000012'),
	('Rivers', '01000000-0000-7000-8000-000000000012'),
	('Sokoto', '01000000-0000-7000-8000-000000000012'),
	('Taraba', '01000000-0000-7000-8000-000000000012'),
	('Yobe', '01000000-0000-7000-8000-000000000012'),
	('Zamfara', '01000000-0000-7000-8000-000000000012');
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "from_zone_id" uuid;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "to_zone_id" uuid;--> statement-breakpoint
UPDATE "shipping_rates" SET
	"from_zone_id" = CASE WHEN "zone_pair" IN ('within_lagos', 'from_lagos') THEN '01000000-0000-7000-8000-000000000011'::uuid ELSE '01000000-0000-7000-8000-000000000012'::uuid END,
	"to_zone_id" = CASE WHEN "zone_pair" IN ('within_lagos', 'to_lagos') THEN '01000000-0000-7000-8000-000000000011'::uuid ELSE '01000000-0000-7000-8000-000000000012'::uuid END;
--> statement-breakpoint
ALTER TABLE "shipping_rates" ALTER COLUMN "from_zone_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rates" ALTER COLUMN "to_zone_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_zone_states" ADD CONSTRAINT "shipping_zone_states_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_from_zone_id_shipping_zones_id_fk" FOREIGN KEY ("from_zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_to_zone_id_shipping_zones_id_fk" FOREIGN KEY ("to_zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;