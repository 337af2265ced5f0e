ALTER TABLE "orders" ADD COLUMN "hub_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_hub" ON "orders" USING btree ("hub_id","created_at") WHERE hub_id is not null;--> statement-breakpoint
UPDATE "orders" SET "hub_id" = "application"."hub_id" FROM "hub_applications" AS "application" WHERE "application"."store_id" = "orders"."store_id" AND "application"."status" = 'approved' AND "orders"."assignment_kind" = 'platform';
