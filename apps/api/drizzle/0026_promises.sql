ALTER TABLE "orders" ADD COLUMN "dispatch_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_first_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_last_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "dispatch_cut_off" text DEFAULT '14:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "working_days" smallint[] DEFAULT '{1,2,3,4,5}'::smallint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_days" CHECK ("orders"."return_days" >= 7);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promise" CHECK (num_nulls("orders"."dispatch_day", "orders"."promised_first_day", "orders"."promised_last_day") in (0, 3) and "orders"."dispatch_day" <= "orders"."promised_first_day" and "orders"."promised_first_day" <= "orders"."promised_last_day");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_return_days" CHECK ("stores"."return_days" between 7 and 90);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_working_days" CHECK (cardinality("stores"."working_days") > 0);