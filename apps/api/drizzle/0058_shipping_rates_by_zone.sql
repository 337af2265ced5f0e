ALTER TABLE "shipping_rates" DROP CONSTRAINT "shipping_rates_vehicle_id_zone_pair_pk";--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_vehicle_id_from_zone_id_to_zone_id_pk" PRIMARY KEY("vehicle_id","from_zone_id","to_zone_id");--> statement-breakpoint
ALTER TABLE "shipping_rates" DROP COLUMN "zone_pair";